import { ProtocolError } from "../errors/index.js";
import type { JsonObject, Speaker } from "./json-object.js";
import { reportedError } from "./reported-error.js";

/**
 * Refuses a part of an answer that reports an error, also next to an answer that looks complete.
 * @param find where the part may report one. Default: anywhere
 * @throws {ProtocolError} with the server's words
 */
export function assertNoErrorReport(
  part: JsonObject,
  { id, secrets }: Speaker,
  find: (part: JsonObject) => string | null = reportedError,
): void {
  const reported = find(part);
  if (reported === null) return;
  throw new ProtocolError(`${id} broke off its answer: ${secrets.quoted(reported)}`);
}
