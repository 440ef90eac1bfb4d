import { ProtocolError } from "../errors/index.js";
import type { Speaker } from "./json-object.js";

/**
 * A piece of text in a server's answer, where null and absent mean none.
 * @throws {ProtocolError} when it is something else: left out, it would leave a hole in the answer
 */
export function streamText(value: unknown, { id, secrets }: Speaker): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  throw new ProtocolError(
    `${id} sent a piece of its answer that is not text: ${secrets.quoted(JSON.stringify(value), 60)}`,
  );
}
