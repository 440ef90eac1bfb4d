import {
  type Passing,
  type Placed,
  type Projection,
  placed,
  project,
  unescaped,
  unitsOf,
  without,
} from "./projection.js";

/** Maximum number of encodings that are undone, one inside the other. */
const maxLayers = 3;

/** Matches HTML tags, and terminal sequences for colors and links, including their printed form. */
const markup =
  /<[^<>]{1,300}>|(?:\p{Cc}|\\e|\\033|\^\[)(?:\[[\d;?]*[a-z]|\][^\p{Cc}]{0,300}(?:\p{Cc}\\?)?)/giu;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Base64 and Base32. A digit has fewer than eight bits, so a byte may begin at any digit. */
const digitEncodings = [
  { run: /[\w+/-]{16,}/g, digits: `${letters}${letters.toLowerCase()}0123456789+/`, bits: 6 },
  { run: /[a-z2-7]{16,}/gi, digits: `${letters}234567`, bits: 5 },
] as const;

/** Matches a sequence of character codes, with separators and prefixes such as `0x` and `u`. */
const codes = /(?:(?:0?x|u)?\+?[0-9a-f]{2,8}[^\p{L}\p{N}]{0,4}){6,}/giu;
const code = /[0-9a-f]{2,8}/gi;

/** One spelling of a text, for comparison with secrets. */
export class Spelling {
  private readonly characters: readonly Placed[];
  private readonly projections = new Map<Passing, Projection>();

  constructor(characters: readonly Placed[]) {
    this.characters = unescaped(characters);
  }

  /** Returns the text in lower case and without the characters to skip. */
  without(passing: Passing): Projection {
    const projection = this.projections.get(passing) ?? project(this.characters, passing);
    this.projections.set(passing, projection);
    return projection;
  }

  /** Yields the text without markup, and the text decoded from each possible encoding. */
  *decoded(): Generator<Spelling> {
    const text = unitsOf(this.characters);
    const shown = unmarked(this.characters, text);
    if (shown.length < text.length) yield new Spelling(shown);
    const joined = without(this.characters, "breaks");
    const digits = unitsOf(joined);
    for (const encoding of digitEncodings) {
      for (const { 0: run, index } of digits.matchAll(encoding.run)) {
        const characters = joined.slice(index, index + run.length);
        for (let from = 0; from < (encoding.bits === 6 ? 4 : 8); from++)
          yield new Spelling(fromDigits(characters.slice(from), encoding));
      }
    }
    for (const { 0: run, index } of digits.matchAll(codes)) {
      for (const radix of [16, 10, 8, 2])
        yield new Spelling(fromCodes(joined.slice(index, index + run.length), run, radix));
    }
  }
}

/** Returns the spelling of a text without escapes. */
export function spellingOf(text: string): Spelling {
  return new Spelling(placed(text));
}

/**
 * Returns all spellings of a text to search for secrets: without escapes, without markup, and decoded from Base64,
 * Base32 and character codes, including nested encodings.
 */
export function spellingsOf(text: string): readonly Spelling[] {
  const found = [spellingOf(text)];
  for (let layer = 0, from = 0; layer < maxLayers; layer++) {
    const reached = found.slice(from);
    from = found.length;
    for (const spelling of reached) found.push(...spelling.decoded());
  }
  return found;
}

/** Returns the characters that are not part of markup. */
function unmarked(characters: readonly Placed[], text: string): readonly Placed[] {
  const shown: Placed[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(markup)) {
    shown.push(...characters.slice(from, index));
    from = index + mark.length;
  }
  return [...shown, ...characters.slice(from)];
}

/** Decodes digits to bytes. Each byte is returned as a character, with the span of the digits that contain it. */
function fromDigits(
  characters: readonly Placed[],
  { digits, bits }: (typeof digitEncodings)[number],
): Placed[] {
  const bytes: Placed[] = [];
  let held = 0;
  let count = 0;
  for (const [index, { char, end }] of characters.entries()) {
    const sameDigit = bits === 6 ? char.replace("-", "+").replace("_", "/") : char.toUpperCase();
    held = ((held << bits) | digits.indexOf(sameDigit)) & 0xfff;
    count += bits;
    if (count < 8) continue;
    count -= 8;
    const { start } = characters[Math.max(0, index - 1)] as Placed;
    bytes.push({ char: String.fromCharCode((held >> count) & 0xff), start, end });
  }
  return bytes;
}

/** Decodes the character codes in a sequence. A hexadecimal code has two digits. */
function fromCodes(characters: readonly Placed[], run: string, radix: number): Placed[] {
  return [...run.matchAll(code)].flatMap(({ 0: digits, index }) => {
    const { start } = characters[index] as Placed;
    const { end } = characters[index + digits.length - 1] as Placed;
    const numbers = radix === 16 ? (digits.match(/..?/g) ?? []) : [digits];
    return numbers
      .map((number) => Number.parseInt(number, radix))
      .filter((number) => number < 256)
      .map((number) => ({ char: String.fromCharCode(number), start, end }));
  });
}
