import { ProtocolError } from "../errors/index.js";
import type { Speaker } from "./json-object.js";

/**
 * Reads a piece of text in a server's answer; `null` or an absent member means no text.
 * @throws {ProtocolError} when it has another type: without it, the answer would be incomplete
 */
export function streamText(value: unknown, { id, secrets }: Speaker): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  throw new ProtocolError(
    `${id} sent a piece of its answer that is not text: ${secrets.quoted(JSON.stringify(value), 60)}`,
  );
}
