import { pointerTo } from "@concordat/dialect";
import { numberBeyondRange } from "@concordat/files/text";

/**
 * JSON in a file as people keep them: with a byte order mark or without.
 * @throws {SyntaxError} when it is not JSON, or holds a number such as 1e400, which would be written into a module as null
 * @throws {TypeError} when it is not UTF-8
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  const value: unknown = JSON.parse(text);
  const number = numberBeyondRange(text);
  if (number === null) return value;
  const pointer = pointerTo("", ...number.path) || "(root)";
  throw new SyntaxError(`${pointer} in line ${number.line} ${number.message}`);
}
