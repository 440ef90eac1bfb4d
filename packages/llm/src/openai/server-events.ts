import { createParser } from "eventsource-parser";
import { ProtocolError } from "../errors/index.js";
import { asJsonObject, type Speaker } from "../http/json-object.js";
import { parsedJson } from "../http/parsed-json.js";
import { errorText } from "../http/status-error.js";
import { longestLine, longestQuote } from "../limits.js";

/** How a stream of events begins: with a comment, or the name of a field. */
const eventStream = /^\s*(?::|(?:data|event|id|retry)\b)/;

/**
 * The data of a stream of server-sent events, in order.
 * @throws {ProtocolError} when what comes is no such stream, or an event is too long
 */
export async function* serverEvents(texts: AsyncIterable<string>, server: Speaker): AsyncGenerator<string> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  let waiting = "";
  let some = false;
  for await (const text of texts) {
    waiting += text;
    parser.feed(text);
    if (events.length > 0) waiting = "";
    some ||= events.length > 0;
    if (waiting.length > longestLine) {
      throw new ProtocolError(`${server.id} sent an event of more than ${longestLine} characters`);
    }
    yield* events.splice(0);
  }
  if (!some && waiting.trim() !== "" && !eventStream.test(waiting)) throw notEvents(waiting, server);
}

/** What a server answered with in place of events. Asked again, it would answer so again, unless it reports an error. */
function notEvents(body: string, { id, secrets }: Speaker): ProtocolError {
  const document = asJsonObject(parsedJson(body));
  if (document === null) {
    const quote = JSON.stringify(secrets.quoted(body.trim(), longestQuote));
    return new ProtocolError(`${id} answered with something that is not a stream of events: ${quote}`);
  }
  const { error } = document;
  if (error !== undefined && error !== null) {
    return new ProtocolError(`${id} answered with an error: ${secrets.quoted(errorText(error))}`);
  }
  return new ProtocolError(
    `${id} answered with one document of JSON, not with the stream that it was asked for; use a server that streams`,
    { retryable: false },
  );
}
