import { isRecord } from "@concordat/contracts/options";
import { ProtocolError } from "../errors/index.js";
import { maxQuoteLength } from "../limits.js";
import { parsedJson } from "./parsed-json.js";
import type { SecretMask } from "./secret-mask.js";

/** A JSON object whose members have not been checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The sender of a text, for errors, and the secrets that must not be quoted. */
export interface Speaker {
  readonly id: string;
  readonly secrets: SecretMask;
}

/**
 * Parses a piece of a server's answer that must be one JSON object.
 * @param what names the piece in errors: a line, an event
 */
export function readJsonObject(
  text: string,
  what: "line" | "event" | "document",
  { id, secrets }: Speaker,
): JsonObject {
  const value = parsedJson(text);
  if (isRecord(value)) return value;
  const problem = value === undefined ? "is not JSON" : "is not a JSON object";
  const quote = JSON.stringify(secrets.quoted(text, maxQuoteLength));
  throw new ProtocolError(`${id} sent ${article[what]} that ${problem}: ${quote}`);
}

const article = { line: "a line", event: "an event", document: "a document" } as const;

/** Returns the value if it is an object, else `null`. */
export function asJsonObject(value: unknown): JsonObject | null {
  return isRecord(value) ? value : null;
}
