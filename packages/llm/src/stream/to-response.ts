import { withReturnHandler } from "../abort/with-return-handler.js";
import type { ContractViolationError, Failure } from "../errors/index.js";

/** The end of a stream as it is sent to another program: the value, or the code of why there is none. */
export type SentOutcome<T> =
  | { readonly state: "valid"; readonly value: T }
  | { readonly state: "invalid" | "failed"; readonly code: (Failure | ContractViolationError)["code"] };

/** The name of an event, and its data. */
type Event = readonly [name: "partial" | "text" | "outcome", data: unknown];

/**
 * Returns a response of server-sent events: those of the pieces, then `outcome`. A reader that leaves stops the
 * model. Messages of errors, which may name servers, stay here.
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

/** Formats an event. Its data is one line, since JSON has no line breaks of its own. */
function written(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Names the pieces of a stream. */
export async function* named<Item>(name: Event[0], items: AsyncIterable<Item>): AsyncGenerator<Event> {
  for await (const item of items) yield [name, item];
}
