/**
 * Marks that chat templates and prompts give a meaning to. Each is written so that it cannot be read as one: with
 * its first character as a JSON escape, which decodes to the same text.
 */
const marks: readonly RegExp[] = [
  /</g, // <|im_start|>, <s>, <start_of_turn>, <<SYS>>, <think>, and the end of the block itself
  /\[(?=\/?(?:INST|SYSTEM|AVAILABLE_TOOLS|TOOL_))/gi, // [INST], [/INST], [SYSTEM_PROMPT]
  /`(?=``)/g, // code fences
];

/**
 * Text that someone else wrote, for use in a prompt: a JSON string in a marked block. It cannot close its block,
 * and no template mark in it survives as one; decoded, it is the same text.
 *
 * @param label names the block: lower-case letters and hyphens
 * @throws {RangeError} for any other label
 */
export function quoteUntrusted(label: string, value: unknown): string {
  if (!/^[a-z][a-z-]*$/.test(label)) throw new RangeError(`${JSON.stringify(label)} cannot name a block`);
  return `<${label}>${quoteJson(value)}</${label}>`;
}

/** A value as JSON in which no template mark is left. */
export function quoteJson(value: unknown): string {
  return marks.reduce((json, mark) => json.replace(mark, escapeCharacter), JSON.stringify(value) ?? "null");
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
