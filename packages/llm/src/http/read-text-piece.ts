import { ProtocolError } from "../errors/index.js";
import type { Speaker } from "./json-object.js";

/**
 * Returns a piece of text in a server's answer; empty if it is `null` or absent.
 * @throws {ProtocolError} when it has another type, because skipping it would make the answer incomplete
 */
export function readTextPiece(value: unknown, { id, secrets }: Speaker): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  throw new ProtocolError(
    `${id} sent a piece of its answer that is not text: ${secrets.quoted(JSON.stringify(value), 60)}`,
  );
}
