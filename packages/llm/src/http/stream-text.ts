import { ProtocolError } from "../errors/index.js";
import type { Speaker } from "./json-object.js";

/**
 * A piece of text in a server's answer; null and absent mean none.
 * @throws {ProtocolError} when it is anything else: without it, the answer would have a hole
 */
export function streamText(value: unknown, { id, secrets }: Speaker): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  throw new ProtocolError(
    `${id} sent a piece of its answer that is not text: ${secrets.quoted(JSON.stringify(value), 60)}`,
  );
}
