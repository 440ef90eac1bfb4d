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
    when: "A stretch between the marks in which models think aloud: the lines Thinking... and ...done thinking., <think>, <thinking>, <thought>, <reasoning>, <reflection>, <scratchpad>, <analysis>, in any case and with a prefix too, as in <seed:think>; [THINK], ◁think▷, <|think|>, <|START_THINKING|>, <|begin_of_thought|>, the channels analysis and commentary. Or everything before a closing mark whose opening the template swallowed.",
    safe: "What is drafted there is not the answer; it is left out whole, never searched.",
  },
  "code-fence": {
    reader: "find/surroundings",
    when: "A Markdown code fence around the answer.",
    safe: "The fence is markup around the value, outside of it.",
  },
  markup: {
    reader: "find/surroundings",
    when: "Tags and turn marks directly around the answer, such as <tool_call>, <answer>, [TOOL_CALLS] or <|im_end|>, and > before each of its lines, as in a quotation of Markdown.",
    safe: "They are the chat template's, not the author's, and stand outside the value; the lines of a quotation are read without their marks only where they give no answer with them.",
  },
  "surrounding-text": {
    reader: "find/surroundings",
    when: "Words before or after the answer.",
    safe: "They stand outside the value; a second, different answer in them makes the text ambiguous.",
  },
  "double-encoding": {
    reader: "fit/text",
    when: "The answer, or an object or array in it, is given as a string that holds its JSON.",
    safe: "The schema wants no string there, and the string is one whole object or array.",
  },
  "lost-bracket": {
    reader: "answer/candidates/read-rewritten",
    when: "The first { is missing, because the prompt had written it, or a list in an object has no ] before the next key or the end of the object.",
    safe: "A list holds neither a key nor a brace that closes more than it opens; the last brace is there, no bracket is left over, the whole keeps the contract, and the text holds no answer without the bracket.",
  },
  "one-element-array": {
    reader: "answer/candidates/unwrap",
    when: "The answer is the only element of an array, and the contract is not for arrays.",
    safe: "There is one value, and only one place it can stand for.",
  },
  "bare-items": {
    reader: "answer/candidates/list-candidate",
    when: "Several objects one after another where the contract asks for a list of them.",
    safe: "Each is a whole item that keeps the contract, and nothing but white space and commas stands between them.",
  },
  "tool-call": {
    reader: "answer/candidates/unwrap",
    when: "The answer is the arguments of a tool call, in one of the forms in which models and servers write them.",
    safe: "Name and arguments together say that the arguments are the answer; the contract has no such keys of its own.",
  },
  wrapper: {
    reader: "answer/candidates/unwrap",
    when: 'The answer is the only entry of an object whose key is the contract\'s own name or says no more than "response".',
    safe: "The key is no key of the contract, and there is nothing next to it.",
  },
  comments: {
    reader: "read/space",
    when: "A //, /* */ or # comment between tokens.",
    safe: "Outside of strings JSON has no such characters. One behind a string that holds its quote again, and touches it or holds an odd number of them, may be text of the string, and is not passed over.",
  },
  "odd-space": {
    reader: "read/space",
    when: "White space between tokens that JSON does not know: no-break and other Unicode spaces, byte order marks. Commas of Chinese and Japanese writing.",
    safe: "Between tokens white space means nothing, and only a comma can stand where one of these commas does.",
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
    safe: "They stand where only a quote can stand; inside other strings they are text.",
  },
  "raw-newlines": {
    reader: "read/string",
    when: "Line breaks, tabs and other control characters in a string that are not escaped.",
    safe: "They are kept as they are; they can mean nothing else.",
  },
  "bad-escapes": {
    reader: "read/escape",
    when: "A backslash before a character that needs none, as in \\\\d, \\\\_ or \\\\'.",
    safe: "An escaped quote or underscore is that mark, and so is a small letter that stands alone and means nothing in a pattern; any other backslash is kept with what follows it, as it was written.",
  },
  "inner-quotes": {
    reader: "read/string",
    when: "Quotes inside a string that are not escaped, those of a tag's attributes and inches among them.",
    safe: "A quote closes a string only where what follows it can follow a string; quotes within come in pairs, in a whole tag or, outside of lists, behind a digit, and where a pair could be a key the text is refused.",
  },
  "joined-strings": {
    reader: "read/value",
    when: "Two or more strings with a plus sign between them.",
    safe: "Each is a clean literal, and a plus between two strings has one meaning; strings side by side without one are refused.",
  },
  "unquoted-keys": {
    reader: "read/key",
    when: "A key without quotes.",
    safe: "It is one word before a colon, where only a key can stand.",
  },
  "python-literals": {
    reader: "read/word",
    when: "True, False and None, and TRUE, FALSE and NULL.",
    safe: "Each has one counterpart in JSON.",
  },
  "unquoted-value": {
    reader: "read/word",
    when: "A bare word that is a member of the enumeration asked for.",
    safe: "The contract itself names the word; any other bare word is refused.",
  },
  "number-form": {
    reader: "read/number",
    when: "A number with a plus sign, without a digit before or after its point, or with commas between its thousands.",
    safe: "The digits say which number it is; commas are read only before a key or the end of an object.",
  },
  "other-colon": {
    reader: "read/key",
    when: "=, => or a colon of full width between a key and its value.",
    safe: "Between a key and a value only a colon can stand.",
  },
  "missing-comma": {
    reader: "read/separators",
    when: "No comma between two entries or items.",
    safe: "Each is whole, and nothing but a comma can stand between them; two numbers in a list are refused.",
  },
  "extra-comma": {
    reader: "read/separators",
    when: "A comma before the closing bracket, at the beginning, or twice.",
    safe: "No value stands where the comma announces one.",
  },
  "final-brace": {
    reader: "answer/read-loose-text",
    when: "Only the last } of the outermost object is missing, after a finished string, literal or bracketed value.",
    safe: "Every key the contract requires is there and the whole keeps the contract; never after a number, in a list, or when the model is known to have been ended before it was done.",
  },
  "key-case": {
    reader: "fit/object",
    when: "A key in another case, or with other joints, as in postId for post_id.",
    safe: "It is the only property so spelled, and the property itself is not there.",
  },
  "unknown-key": {
    reader: "fit/object",
    when: "A key that the contract, being closed, does not know.",
    safe: "It is dropped and reported; an object that has only unknown keys is not an answer.",
  },
  "null-as-absent": {
    reader: "fit/object",
    when: "null for an optional value that the schema does not let be null.",
    safe: "Both say that there is none.",
  },
  "undefined-as-absent": {
    reader: "read/word",
    when: "undefined as the value of a key.",
    safe: "It says that there is no value; in a list it is refused.",
  },
  "enum-case": {
    reader: "fit/scalar",
    when: "A member of an enumeration in another case, or with other joints.",
    safe: "It is the only member so spelled.",
  },
  "quoted-number": {
    reader: "fit/scalar-forms",
    when: "A number given as a string, with or without commas between its thousands.",
    safe: "The schema wants a number, and the string is one number and nothing else.",
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
