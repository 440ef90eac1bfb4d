import { ProtocolError } from "../errors/index.js";
import { maxQuoteLength } from "../limits.js";
import { parsedJson } from "./parsed-json.js";
import type { Secrets } from "./secrets.js";

/** An object of JSON whose members are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Who sent something, for errors, and what must not be quoted of it. */
export interface Speaker {
  readonly id: string;
  readonly secrets: Secrets;
}

/**
 * Reads a piece of a server's answer that must be one JSON object.
 * @param what names the piece in errors: a line, an event
 */
export function readJsonObject(
  text: string,
  what: "line" | "event" | "document",
  { id, secrets }: Speaker,
): JsonObject {
  const value = parsedJson(text);
  if (isJsonObject(value)) return value;
  const problem = value === undefined ? "is not JSON" : "is not a JSON object";
  const quote = JSON.stringify(secrets.quoted(text, maxQuoteLength));
  throw new ProtocolError(`${id} sent ${article[what]} that ${problem}: ${quote}`);
}

const article = { line: "a line", event: "an event", document: "a document" } as const;

/** The value when it is an object, else null. */
export function asJsonObject(value: unknown): JsonObject | null {
  return isJsonObject(value) ? value : null;
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
