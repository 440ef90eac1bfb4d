import { neutraliseMarks } from "./template-marks.js";

/**
 * Quotes untrusted text for a prompt, as a JSON string in a marked block. The text cannot close its block, and
 * contains no marks of chat templates. Decoding the JSON gives the original text.
 * @param label names the block: lower-case letters and hyphens
 * @param value any JSON value
 * @throws {RangeError} for any other label
 */
export function quoteUntrusted(label: string, value: unknown): string {
  if (!/^[a-z][a-z-]*$/.test(label)) {
    throw new RangeError(`${JSON.stringify(label)} cannot name a block; use lower-case letters and hyphens`);
  }
  return `<${label}>${quoteJson(value)}</${label}>`;
}

/** Converts a value to JSON without marks of chat templates. */
export function quoteJson(value: unknown): string {
  return neutraliseMarks(JSON.stringify(value) ?? "null");
}
