import { pointerTo } from "@concordat/contracts/contract";
import { numberBeyondRange } from "@concordat/files/text";
import { CommandError } from "../command-error.js";

/**
 * Rejects JSON with a number that becomes infinite when it is parsed. A limit or default of a schema would change
 * silently.
 * @throws {CommandError} with file, line and path of the first such number
 */
export function assertNumbersInRange(text: string, file: string): void {
  const number = numberBeyondRange(text);
  if (number === null) return;
  const path = pointerTo("", ...number.path) || "(whole value)";
  throw new CommandError(`${file}:${number.line}: ${path} ${number.message}`);
}
