import { createParser } from "eventsource-parser";
import { ProtocolError } from "../errors/index.js";
import { asJsonObject, type Speaker } from "../http/json-object.js";
import { parsedJson } from "../http/parsed-json.js";
import { reportedErrorOf } from "../http/reported-error.js";
import { maxLineLength, maxQuoteLength } from "../limits.js";

/** Matches the beginning of a stream of events: a comment, or the name of a field. */
const eventStream = /^\s*(?::|(?:data|event|id|retry)\b)/;

/** The data of the last event. */
export const lastEvent = "[DONE]";

/** Matches a line with an unknown field, which the standard ignores. Other text between events does not match. */
const field = /^(?!error\b)[a-z][a-z0-9_-]*:/;

/**
 * Yields the data of a stream of server-sent events, in order.
 * @throws {ProtocolError} when the response is not such a stream, or an event is too long
 */
export async function* serverEvents(texts: AsyncIterable<string>, server: Speaker): AsyncGenerator<string> {
  const events: string[] = [];
  const strays: string[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => void (event === "error" ? strays : events).push(data),
    onError({ type, line = "" }) {
      if (type === "unknown-field" && !field.test(line)) strays.push(line);
    },
  });
  /**
   * Yields the events up to the error, then throws. An error reported in the event with the finish reason takes
   * precedence, because the consumer stops there.
   */
  const broken = function* (): Generator<string> {
    yield* events.splice(0).filter((data) => data !== lastEvent);
    throw strayText(strays, server);
  };
  let waiting = "";
  let some = false;
  let endsInReturn = false;
  for await (const text of texts) {
    waiting += text;
    parser.feed(text);
    endsInReturn = text === "" ? endsInReturn : text.endsWith("\r");
    if (events.length > 0) waiting = "";
    some ||= events.length > 0;
    strays.push(...reportsAfterEnd(events));
    if (some && strays.length > 0) yield* broken();
    if (waiting.length > maxLineLength) {
      throw new ProtocolError(`${server.id} sent an event of more than ${maxLineLength} characters`);
    }
    yield* events.splice(0);
  }
  if (!some && waiting.trim() !== "" && !eventStream.test(waiting)) throw notEvents(waiting, server);
  // The parser waits for what follows a carriage return, which may be half of a line end.
  if (endsInReturn) parser.feed("\n");
  // The last line of the server may have no line end.
  parser.reset({ consume: true });
  if (strays.length > 0) yield* broken();
  yield* events;
}

/** Returns the events after the last one that report an error. */
function reportsAfterEnd(events: readonly string[]): string[] {
  const end = events.indexOf(lastEvent);
  return end === -1 ? [] : events.slice(end + 1).filter((data) => reportedErrorOf(parsedJson(data)) !== null);
}

/**
 * Returns the error for an event named `error`, or for text between the events, such as the error of a server in
 * front of the model. Skipping it could leave an unnoticed gap in the answer.
 */
function strayText(lines: readonly string[], { id, secrets }: Speaker): ProtocolError {
  const stray = lines.join("\n");
  const reported = reportedErrorOf(parsedJson(stray));
  const quote = JSON.stringify(secrets.quoted(stray.trim(), maxQuoteLength));
  return new ProtocolError(
    reported === null
      ? `${id} sent something between the events of its answer: ${quote}`
      : `${id} broke off its answer: ${secrets.quoted(reported)}`,
  );
}

/**
 * Returns the error for an answer that is not a stream of events. It is retryable only if the answer reports an
 * error.
 */
function notEvents(body: string, { id, secrets }: Speaker): ProtocolError {
  const value = parsedJson(body);
  const reported = reportedErrorOf(value);
  if (reported !== null) {
    return new ProtocolError(`${id} answered with an error: ${secrets.quoted(reported)}`);
  }
  if (asJsonObject(value) === null) {
    const quote = JSON.stringify(secrets.quoted(body.trim(), maxQuoteLength));
    return new ProtocolError(`${id} answered with something that is not a stream of events: ${quote}`);
  }
  return new ProtocolError(
    `${id} answered with one document of JSON, not with the stream that it was asked for; use a server that streams`,
    { retryable: false },
  );
}
