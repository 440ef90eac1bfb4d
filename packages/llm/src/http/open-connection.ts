import { proxiedFetch } from "./proxied-fetch.js";
import { retryAfterMs } from "./retry-after.js";

/** One request to a server, and its end. */
export interface Connection {
  /**
   * Like the global fetch, bound to the caller's signal; redirects are not followed.
   * @throws {StatusError} for a status that is no success
   */
  readonly fetch: typeof fetch;
  /** Milliseconds the server asked to wait before the next request, or null. */
  retryAfterMs(): number | null;
  /** Ends the request, on the server too, if it is still running. */
  close(): void;
}

/** The longest refusal kept, in characters. */
const longestRefusal = 500;

/** A status that is no success, with what the server said. */
export class StatusError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function openConnection(signal: AbortSignal | undefined): Connection {
  const closing = new AbortController();
  const onAbort = (): void => closing.abort(signal?.reason);
  if (signal?.aborted === true) onAbort();
  signal?.addEventListener("abort", onAbort, { once: true });
  let retryAfter: string | null = null;
  return {
    async fetch(input, init) {
      const reach = await proxiedFetch(String(input));
      const response = await reach(input, { ...init, redirect: "manual", signal: closing.signal });
      retryAfter = response.headers.get("retry-after");
      if (!response.ok) throw new StatusError(response.status, await refusal(response));
      return response;
    },
    retryAfterMs: () => retryAfterMs(retryAfter),
    close() {
      signal?.removeEventListener("abort", onAbort);
      closing.abort();
    },
  };
}

/** What the server said: the text of its error, however deep it is wrapped, or its status line. */
async function refusal(response: Response): Promise<string> {
  const text = (await response.text()).slice(0, 10 * longestRefusal).trim();
  return (errorText(text) || response.statusText || "no reason given").slice(0, longestRefusal);
}

function errorText(text: string): string {
  const value = parsed(text);
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return text;
  if ("error" in value)
    return typeof value.error === "string" ? errorText(value.error) : errorText(JSON.stringify(value.error));
  return "message" in value && typeof value.message === "string" ? value.message : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
