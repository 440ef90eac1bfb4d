import { pointerTo } from "@concordat/dialect";
import { numberBeyondRange } from "@concordat/files/text";

/**
 * Parses a JSON file, with or without a byte order mark.
 * @throws {SyntaxError} when it is not JSON, or contains a number such as 1e400, which a module would contain as null
 * @throws {TypeError} when it is not UTF-8
 */
export function parseJsonFile(bytes: Uint8Array): unknown {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  const value: unknown = JSON.parse(text);
  const number = numberBeyondRange(text);
  if (number === null) return value;
  const pointer = pointerTo("", ...number.path) || "(root)";
  throw new SyntaxError(`${pointer} in line ${number.line} ${number.message}`);
}
