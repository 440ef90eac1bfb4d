import { ProtocolError } from "../errors/index.js";
import type { JsonObject, Speaker } from "./json-object.js";
import { reportedError } from "./reported-error.js";

/**
 * Throws if a part of an answer reports an error, even if the answer looks complete.
 * @param find finds an error in the part. Default: searches everywhere
 * @throws {ProtocolError} with the server's message
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
