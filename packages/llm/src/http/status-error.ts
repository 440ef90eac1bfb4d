import { maxErrorBodyLength } from "../limits.js";
import { bodyStart } from "./body-bytes.js";
import { asJsonObject } from "./json-object.js";
import { parsedJson } from "./parsed-json.js";
import { retryAfterMs } from "./retry-after.js";
import type { SecretMask } from "./secret-mask.js";

/** Maximum depth of nested objects in which a server's error message is searched. */
const maxWrapping = 8;

/** The error for a status that is not a success, with the server's message. */
export class StatusError extends Error {
  /** The HTTP status, such as 503. */
  readonly status: number;
  /** Milliseconds to wait, as requested by the server; `null` if it does not request any. */
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
  secrets: SecretMask,
  signal: AbortSignal | undefined,
): Promise<StatusError> {
  const body = (await bodyStart(response, maxErrorBodyLength, signal)).trim();
  const reason = errorText(body, maxWrapping) || response.statusText || "no reason given";
  return new StatusError(
    response.status,
    secrets.quoted(reason),
    retryAfterMs(response.headers.get("retry-after")),
  );
}

/**
 * Extracts the message of an error from nested objects, such as `{"error": {"message": "…"}}`, and from JSON inside a
 * string.
 */
export function errorText(reason: unknown, remainingDepth: number = maxWrapping): string {
  const value = typeof reason === "string" ? parsedJson(reason) : reason;
  if (typeof value === "string") return value;
  const wrapped = asJsonObject(value);
  if (wrapped === null || remainingDepth === 0)
    return typeof reason === "string" ? reason : JSON.stringify(reason);
  if (wrapped.error !== undefined && wrapped.error !== null)
    return errorText(wrapped.error, remainingDepth - 1);
  if (typeof wrapped.message === "string") return wrapped.message;
  return typeof reason === "string" ? reason : JSON.stringify(reason);
}
