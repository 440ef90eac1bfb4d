import type { PartialValue } from "../stream/partial-values.js";
import type { TextDelta } from "../stream/text-deltas.js";
import type { SentOutcome } from "../stream/to-response.js";

/** The outcome as it is received; `CONNECTION_FAILED` if the stream broke off before it. */
export type ReceivedOutcome<T> =
  | SentOutcome<T>
  | { readonly state: "failed"; readonly code: "CONNECTION_FAILED" };

/**
 * A value that is being received. Iterating yields its parts so far, which are not validated; `undefined` at the
 * start of a new attempt.
 */
export interface ReceivedObject<T> extends AsyncIterable<PartialValue<T>> {
  /** The outcome. It resolves only while the stream is being iterated. */
  readonly outcome: Promise<ReceivedOutcome<T>>;
}

/** A text that is being received in pieces. A new `attempt` number invalidates the earlier pieces. */
export interface ReceivedText extends AsyncIterable<TextDelta> {
  /** The outcome. It resolves only while the stream is being iterated. */
  readonly outcome: Promise<ReceivedOutcome<string>>;
}

/**
 * Reads a value that `streamObject(…).toResponse()` sends. Loop over it for the partial values; leaving the loop stops
 * the model. It never rejects: a stream that breaks off ends with `CONNECTION_FAILED`.
 * @param response the response of `fetch`
 * @throws {RangeError} when the argument is another value
 * @example
 * const ticket = readObject<Ticket>(await fetch("/ticket", { method: "POST", body: mail }));
 * for await (const { value } of ticket) show(value?.summary ?? "");
 * const end = await ticket.outcome;
 */
export function readObject<T>(response: Response): ReceivedObject<T> {
  return received(response, "partial");
}

/**
 * Reads a text that `streamText(…).toResponse()` sends, as `readObject` reads a value.
 * @param response the response of `fetch`
 * @throws {RangeError} when the argument is another value
 */
export function readText(response: Response): ReceivedText {
  return received(response, "text");
}

function received<Item, T>(
  response: Response,
  name: string,
): AsyncIterable<Item> & { readonly outcome: Promise<ReceivedOutcome<T>> } {
  // A rule of the other packages would be larger than all of this.
  if (typeof Object(response).ok !== "boolean" || Object(response).body === undefined)
    throw new RangeError("response must be a Response, such as fetch gives");
  let end: (outcome: ReceivedOutcome<T>) => void;
  const outcome = new Promise<ReceivedOutcome<T>>((resolve) => {
    end = resolve;
  });
  async function* items(): AsyncGenerator<Item> {
    try {
      for await (const [event, data] of events(response)) {
        // The other end is ours, of the same version.
        if (event === name) yield JSON.parse(data) as Item;
        if (event === "outcome") {
          const sent = JSON.parse(data) as ReceivedOutcome<T>;
          // Something else would be a state that no program has a branch for.
          if (/^(valid|invalid|failed)$/.test(sent.state)) end(sent);
        }
      }
    } catch {
      // Told by the outcome.
    } finally {
      // Without effect if the outcome has arrived.
      end({ state: "failed", code: "CONNECTION_FAILED" });
    }
  }
  const all = items();
  return { outcome, [Symbol.asyncIterator]: () => all };
}

/** Yields the events of a response, each with its data. If the consumer stops iterating, the response is cancelled. */
async function* events({ ok, body }: Response): AsyncGenerator<readonly [name: string, data: string]> {
  if (!ok || body === null) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const whole = `${text}${value}`.split(/\r?\n\r?\n/);
      text = whole.pop() ?? "";
      for (const event of whole) {
        const [, name = "", data = ""] = /^event: (.*)\r?\ndata: (.*)$/.exec(event) ?? [];
        yield [name, data];
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
