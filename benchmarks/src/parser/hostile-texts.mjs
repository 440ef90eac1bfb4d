// Texts made of one piece again and again, which make a careless reader take the square of their length.

const pieces = {
  "opening braces": "{",
  "opening brackets": "[",
  "both by turns": "[{",
  "opening keys": '{"a":',
  quotes: '"',
  "braces and quotes": '{"',
  backslashes: "\\",
  "escaped braces": '{\\"',
  fences: "```json\n",
  "digits in a list": "[9",
  "lone surrogates": "\ud800",
  __proto__: '{"__proto__":',
  "small objects": '{"a":1} ',
  "small objects with text": '{"a":"b"} ',
  "open comments": "{/*",
  "thinking marks": "<think>",
  tags: "<a>",
  commas: "{,",
  "bare words": "{a ",
  "smart quotes": "{“a”:“b ",
  "inner quotes": '{"a":"b "c" ',
};

const lead = '{"choice": "LIKE", "reason": "';

/** @type {{ name: string, make: (length: number) => string }[]} */
export const hostileTexts = [
  ...Object.entries(pieces).map(([name, piece]) => ({ name, make: (length) => fill(piece, length) })),
  { name: "quotes in a string", make: (length) => lead + fill('"', length) },
  { name: "backslashes in a string", make: (length) => lead + fill("\\", length) },
];

function fill(piece, length) {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}
