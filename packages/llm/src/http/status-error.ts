import { maxErrorBodyLength } from "../limits.js";
import { bodyStart } from "./body-bytes.js";
import { asJsonObject } from "./json-object.js";
import { parsedJson } from "./parsed-json.js";
import { retryAfterMs } from "./retry-after.js";
import type { Secrets } from "./secrets.js";

/** How deep a server may wrap the text of its error. */
const deepestWrapping = 8;

/** A status that is not a success, with what the server said. */
export class StatusError extends Error {
  /** The HTTP status, such as 503. */
  readonly status: number;
  /** Milliseconds the server asks to wait, or null when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(status: number, message: string, retryAfter: number | null) {
    super(message);
    this.name = "StatusError";
    this.status = status;
    this.retryAfterMs = retryAfter;
  }
}

/** Reads a server's error message, truncated to the maximum length of our messages. */
export async function readStatusError(
  response: Response,
  secrets: Secrets,
  signal: AbortSignal | undefined,
): Promise<StatusError> {
  const body = (await bodyStart(response, maxErrorBodyLength, signal)).trim();
  const said = errorText(body, deepestWrapping) || response.statusText || "no reason given";
  return new StatusError(
    response.status,
    secrets.quoted(said),
    retryAfterMs(response.headers.get("retry-after")),
  );
}

/** The text of an error, however it is wrapped: `{"error": {"message": "…"}}`, JSON inside a string. */
export function errorText(said: unknown, left: number = deepestWrapping): string {
  const value = typeof said === "string" ? parsedJson(said) : said;
  if (typeof value === "string") return value;
  const wrapped = asJsonObject(value);
  if (wrapped === null || left === 0) return typeof said === "string" ? said : JSON.stringify(said);
  if (wrapped.error !== undefined && wrapped.error !== null) return errorText(wrapped.error, left - 1);
  if (typeof wrapped.message === "string") return wrapped.message;
  return typeof said === "string" ? said : JSON.stringify(said);
}
