import { untilAborted } from "../abort/until-aborted.js";
import { ProtocolError } from "../errors/index.js";
import { maxAnswerLength } from "../limits.js";
import { causeMessage } from "./cause-message.js";

/**
 * Yields the bytes of a body as they arrive, decompressed.
 * @param who names the server in errors
 * @throws {ProtocolError} when the response has no body, the connection breaks, or the body exceeds `maxAnswerLength`
 */
export async function* bodyBytes(
  { body }: Response,
  who: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  if (body === null) throw new ProtocolError(`${who} answered with nothing`);
  const reader = body.getReader();
  let total = 0;
  try {
    for (;;) {
      const { done, value } = await untilAborted(reader.read(), signal).catch((cause: unknown) => {
        throw new ProtocolError(
          `${who} broke off its answer: the connection was closed (${causeMessage(cause)})`,
          { cause },
        );
      });
      if (done) return;
      total += value.byteLength;
      if (total > maxAnswerLength) {
        throw new ProtocolError(`${who} sent more than ${maxAnswerLength} bytes and was stopped`);
      }
      yield value;
    }
  } finally {
    await untilAborted(reader.cancel(), signal).catch(() => undefined);
  }
}

/** Returns the beginning of a body as text, at most `limit` bytes after decompression. The rest is not read. */
export async function bodyStart(
  { body }: Response,
  limit: number,
  signal: AbortSignal | undefined,
): Promise<string> {
  if (body === null) return "";
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = "";
  let remaining = limit;
  try {
    while (remaining > 0) {
      const { done, value } = await untilAborted(reader.read(), signal);
      if (done) break;
      text += decoder.decode(value.subarray(0, remaining), { stream: true });
      remaining -= value.byteLength;
    }
  } catch {
    // An interrupted body is used up to the interruption, because the status is sufficient.
  } finally {
    await untilAborted(reader.cancel(), signal).catch(() => undefined);
  }
  return text;
}
