import { withReturnHandler } from "../abort/with-return-handler.js";
import type { ContractViolationError, Failure } from "../errors/index.js";

/** The outcome of a stream as it is sent to another program: the value, or the code of the failure. */
export type SentOutcome<T> =
  | { readonly state: "valid"; readonly value: T }
  | { readonly state: "invalid" | "failed"; readonly code: (Failure | ContractViolationError)["code"] };

/** The name of an event, and its data. */
type Event = readonly [name: "partial" | "text" | "outcome", data: unknown];

/**
 * Returns a response of server-sent events: the pieces, then `outcome`. If the receiver disconnects, the model is
 * stopped. Error messages are not sent, because they may contain the names of servers.
 * @param pieces the pieces in their order
 * @param outcome the end
 * @param leave stops the model
 */
export function eventResponse<T>(
  pieces: AsyncIterable<Event>,
  outcome: Promise<SentOutcome<T>>,
  leave: () => void,
): Response {
  async function* events(): AsyncGenerator<string> {
    for await (const [name, data] of pieces) yield written(name, data);
    yield written("outcome", await outcome);
  }
  const unread = withReturnHandler(events(), leave);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await unread.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await unread.return?.();
    },
  });
  const headers = { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" };
  return new Response(body, { headers });
}

/** Formats an event. Its data needs only one line, because JSON contains no raw line breaks. */
function written(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Adds the event's name to the pieces of a stream. */
export async function* namedEvents<Item>(name: Event[0], items: AsyncIterable<Item>): AsyncGenerator<Event> {
  for await (const item of items) yield [name, item];
}
