import { createParser } from "eventsource-parser";
import { ProtocolError } from "../errors/index.js";
import { longestLine } from "../limits.js";

/** The data of a stream of server-sent events, in order. */
export async function* serverEvents(texts: AsyncIterable<string>, id: string): AsyncGenerator<string> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  let waiting = 0;
  for await (const text of texts) {
    waiting += text.length;
    parser.feed(text);
    if (events.length > 0) waiting = 0;
    if (waiting > longestLine) {
      throw new ProtocolError(`${id} sent an event of more than ${longestLine} characters`);
    }
    yield* events.splice(0);
  }
}
