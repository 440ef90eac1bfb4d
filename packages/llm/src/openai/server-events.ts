import { createParser } from "eventsource-parser";
import { ProtocolError } from "../errors/index.js";

/** The longest event read, in characters: a server that never ends one would fill the memory. */
const longestEvent = 4_000_000;

/** The data of a stream of server-sent events, in order. */
export async function* serverEvents({ body }: Response, who: string): AsyncGenerator<string> {
  if (body === null) throw new ProtocolError(`${who} answered with nothing`);
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  let waiting = 0;
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    waiting += text.length;
    parser.feed(text);
    if (events.length > 0) waiting = 0;
    if (waiting > longestEvent) {
      throw new ProtocolError(`${who} sent an event of more than ${longestEvent} characters`);
    }
    yield* events.splice(0);
  }
}
