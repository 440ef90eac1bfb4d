/** Marks with a meaning in chat templates and prompts, each by its first character. */
const marks: readonly RegExp[] = [
  // <|im_start|>, <s>, <start_of_turn>, <<SYS>>, <think>, <seed:bos>, and the end of a quoted block: special tokens in
  // angle brackets need no list
  /</,
  // [INST], [SYSTEM_PROMPT], [AVAILABLE_TOOLS], [TOOL_CALLS], [TOOL_RESULTS], [ARGS], [THINK], [IMG], [BOS], [UNUSED_TOKEN_1]
  /\[(?=\/?[A-Z][A-Z0-9_]*\])/,
  // [gMASK], [sMASK]
  /\[(?=[gs]MASK\])/,
  // [|user|], [|endofturn|], [@BOS@]
  /\[(?=[|@])/,
  // ]~b], ]~!b[ and [e~[
  /\](?=~)/,
  /\[(?=e~)/,
  // >>QUESTION<<, >>ANSWER<<
  />(?=>[A-Z_]+)/,
  // Code fences
  /`(?=``)/,
];

const anyMark = new RegExp(marks.map(({ source }) => source).join("|"), "g");
/** Matches template marks that are plain text, which a model may take as marks even if the engine does not. */
const plainMark = /\[(?=\/?(INST|SYSTEM|AVAILABLE_TOOLS|TOOL_|THINK))/gi;

/** Matches the first character of each mark, including plain-text marks. */
export const isMark = new RegExp(`${anyMark.source}|${plainMark.source}`, "gi");

/**
 * Replaces the first character of each template mark with a JSON escape. A JSON string decodes to the same text as
 * before.
 */
export function neutraliseMarks(text: string): string {
  return text.replace(anyMark, escapeCharacter).replace(plainMark, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
