/** The description of a repair, for people. */
export interface Statement {
  /** The condition under which the repair applies. */
  readonly when: string;
  /** The reason why the repair cannot change the author's meaning. */
  readonly safe: string;
}

/**
 * A repair in the table, with its description and the file under `src` that uses it. The repair's folder contains its
 * rule and its test cases.
 */
interface Row extends Statement {
  readonly reader: string;
}

/**
 * Every repair, in the order of the documentation. To add one, add a folder and a row; the compiler then
 * requires it in its reader and in `names.ts`. The parser itself uses only the names, so that bundles omit
 * the descriptions.
 */
export const table = {
  "thinking-block": {
    reader: "find/values",
    when: "A passage between the marks with which models think aloud: the lines Thinking... and ...done thinking., <think>, <thinking>, <thought>, <reasoning>, <reflection>, <scratchpad>, <analysis>, in any case, and also with a prefix, as in <seed:think>; [THINK], ◁think▷, <|think|>, <|START_THINKING|>, <|begin_of_thought|>, the channels analysis and commentary. Or everything before a closing mark, if the chat template has removed the opening mark.",
    safe: "A draft in such a passage is not the answer; the complete passage is ignored, and never searched.",
  },
  "code-fence": {
    reader: "find/surroundings",
    when: "A Markdown code fence around the answer.",
    safe: "The fence is markup outside the value.",
  },
  markup: {
    reader: "find/surroundings",
    when: "Tags and turn marks directly around the answer, such as <tool_call>, <answer>, [TOOL_CALLS] or <|im_end|>, and > before each of its lines, as in a quotation of Markdown.",
    safe: "They belong to the chat template, not to the author, and are outside the value. The lines of a quotation are read without their marks only if they give no answer with them.",
  },
  "surrounding-text": {
    reader: "find/surroundings",
    when: "Words before or after the answer.",
    safe: "They are outside the value; if they contain a second, different answer, the text is ambiguous.",
  },
  "double-encoding": {
    reader: "fit/text",
    when: "The answer, or an object or array in it, is written as a string that contains its JSON.",
    safe: "The schema allows no string at this place, and the string is one complete object or array.",
  },
  "lost-bracket": {
    reader: "answer/candidates/read-rewritten",
    when: "The first { is missing because the prompt ended with it, or a list in an object has no ] before the next key or the end of the object.",
    safe: "A list can contain neither a key nor a brace that closes more than it opens. The repair is made only if the last brace exists, no bracket is left over, the result satisfies the contract, and the text has no answer without the bracket.",
  },
  "one-element-array": {
    reader: "answer/candidates/unwrap",
    when: "The answer is the only element of an array, and the contract does not describe an array.",
    safe: "There is only one value, and only one place where it fits.",
  },
  "bare-items": {
    reader: "answer/candidates/list-candidate",
    when: "Several objects follow each other, and the contract describes a list of such objects.",
    safe: "Each is a complete item that satisfies the contract, and there are only white space and commas between them.",
  },
  "tool-call": {
    reader: "answer/candidates/unwrap",
    when: "The answer is in the arguments of a tool call, in one of the forms in which models and servers write such calls.",
    safe: "The name and the arguments together show that the arguments are the answer; the contract itself has no such keys.",
  },
  wrapper: {
    reader: "answer/candidates/unwrap",
    when: 'The answer is the only entry of an object. Its key is the name of the contract, or an empty word such as "response".',
    safe: "The key is not a key of the contract, and the object has no other entry.",
  },
  comments: {
    reader: "read/space",
    when: "A //, /* */ or # comment between tokens.",
    safe: "Outside strings, JSON has no such characters. A comment after a string may be a part of the string if it contains the string's quote again and touches the string, or contains an odd number of these quotes; such a comment is not skipped.",
  },
  "odd-space": {
    reader: "read/space",
    when: "White space between tokens that JSON does not allow, such as no-break and other Unicode spaces, and byte order marks; also Chinese and Japanese commas.",
    safe: "White space between tokens has no meaning, and only a comma is possible where one of these commas is.",
  },
  "triple-quotes": {
    reader: "read/quotes",
    when: "A string in three quotes, as Python writes it.",
    safe: "Three quotes open it and the same three close it.",
  },
  "single-quotes": {
    reader: "read/quotes",
    when: "A key or string in single quotes or backticks.",
    safe: "The mark that opens it closes it; an apostrophe between letters is part of the text.",
  },
  "smart-quotes": {
    reader: "read/quotes",
    when: "A key or string in typographic quotes.",
    safe: "They are at a place where only a quote is possible; inside other strings they are text.",
  },
  "raw-newlines": {
    reader: "read/string",
    when: "Line breaks, tabs and other control characters in a string that are not escaped.",
    safe: "They stay as they are, because they can mean nothing else.",
  },
  "bad-escapes": {
    reader: "read/escape",
    when: "A backslash before a character that needs no backslash, as in \\\\d, \\\\_ or \\\\'.",
    safe: "An escaped quote or underscore means the character itself, and so does a single lower-case letter that has no meaning in a pattern. Any other backslash stays as it was written, with the character after it.",
  },
  "inner-quotes": {
    reader: "read/string",
    when: "Quotes inside a string that are not escaped, including quotes of a tag's attributes and marks for inches.",
    safe: "A quote closes a string only if the text after it can follow a string. Quotes inside a string must come in pairs, in a complete tag or, outside lists, after a digit; if a pair could be a key, the text is refused.",
  },
  "joined-strings": {
    reader: "read/value",
    when: "Two or more strings with a plus sign between them.",
    safe: "Each is a clean literal, and a plus sign between two strings has only one meaning; strings next to each other without a plus sign are refused.",
  },
  "unquoted-keys": {
    reader: "read/key",
    when: "A key without quotes.",
    safe: "It is a single word before a colon, where only a key is possible.",
  },
  "python-literals": {
    reader: "read/word",
    when: "True, False and None, and TRUE, FALSE and NULL.",
    safe: "Each has one counterpart in JSON.",
  },
  "unquoted-value": {
    reader: "read/word",
    when: "A word without quotes that is a member of the expected enumeration.",
    safe: "The contract itself names the word; any other word without quotes is refused.",
  },
  "number-form": {
    reader: "read/number",
    when: "A number with a plus sign, without a digit before or after its point, or with commas between its thousands.",
    safe: "The digits say which number it is; commas are read only before a key or the end of an object.",
  },
  "other-colon": {
    reader: "read/key",
    when: "=, => or a full-width colon between a key and its value.",
    safe: "Only a colon is possible between a key and a value.",
  },
  "missing-comma": {
    reader: "read/separators",
    when: "No comma between two entries or items.",
    safe: "Each of the two is complete, and only a comma is possible between them; two numbers in a list are refused.",
  },
  "extra-comma": {
    reader: "read/separators",
    when: "A comma before the closing bracket, at the beginning, or twice.",
    safe: "There is no value at the place where the comma announces one.",
  },
  "final-brace": {
    reader: "answer/read-loose-text",
    when: "Only the last } of the outermost object is missing, after a finished string, literal or bracketed value.",
    safe: "The object has every required key, and satisfies the contract. The repair is never made after a number, in a list, or if the model is known to have been stopped before it was done.",
  },
  "key-case": {
    reader: "fit/object",
    when: "A key in another case, or with its words joined differently, as in postId for post_id.",
    safe: "Only one property has this spelling, and the property itself is absent.",
  },
  "unknown-key": {
    reader: "fit/object",
    when: "A key that the contract does not know, if the contract allows no additional keys.",
    safe: "It is dropped and reported; an object that has only unknown keys is not an answer.",
  },
  "null-as-absent": {
    reader: "fit/object",
    when: "null for an optional value that must not be null by the schema.",
    safe: "Both null and an absent key mean that there is no value.",
  },
  "undefined-as-absent": {
    reader: "read/word",
    when: "undefined as the value of a key.",
    safe: "It means that there is no value; in a list it is refused.",
  },
  "enum-case": {
    reader: "fit/scalar",
    when: "A member of an enumeration in another case, or with its words joined differently.",
    safe: "Only one member has this spelling.",
  },
  "quoted-number": {
    reader: "fit/scalar-forms",
    when: "A number given as a string, with or without commas between its thousands.",
    safe: "The schema requires a number, and the string is a number and nothing else.",
  },
  "quoted-boolean": {
    reader: "fit/scalar-forms",
    when: "true, false, yes or no given as a string.",
    safe: "The schema wants a boolean, and each word has one meaning.",
  },
  "quoted-null": {
    reader: "fit/scalar-forms",
    when: "null or None given as a string.",
    safe: "The schema allows null and no string there.",
  },
  "number-as-text": {
    reader: "fit/scalar-forms",
    when: "A number where the schema wants a string.",
    safe: "Its digits are kept as they were written.",
  },
  "date-form": {
    reader: "fit/scalar-forms",
    when: "A date or time with a space for the T, lower-case letters, slashes after a year that stands first, or an offset without its colon.",
    safe: "The parts and their order are those of RFC 3339; nothing is added.",
  },
} as const satisfies Record<string, Row>;

/** The name of a repair. */
export type RepairName = keyof typeof table;

/** The names of the repairs that a reader requests. */
export type ReadBy<Reader extends string> = {
  [Name in RepairName]: (typeof table)[Name]["reader"] extends Reader ? Name : never;
}[RepairName];
