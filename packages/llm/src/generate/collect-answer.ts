import { ConcordatError } from "@concordat/contracts/contract";
import type { ChatClient, ChatRequest, FinishReason, Usage } from "../chat/index.js";
import { AbortedError, ProtocolError, TimeoutError, TruncatedError } from "../errors/index.js";

/** Everything that came of one request. */
export interface Answer {
  readonly text: string;
  /** Whether the model thought aloud in a channel of its own. */
  readonly thought: boolean;
  readonly finishReason: FinishReason | "aborted" | "error";
  readonly usage: Usage;
  readonly error: ConcordatError | null;
}

/** White space in a row after which a stream is taken for endless: no answer is laid out so. */
const maxBlankRun = 256;
/** The longest answer read, in UTF-16 units. */
const maxText = 1_000_000;
const unknownUsage: Usage = { promptTokens: null, completionTokens: null };

/** Reads a client's stream to its end. Never throws: what goes wrong is in the answer, with the text so far. */
export async function collectAnswer(client: ChatClient, request: ChatRequest): Promise<Answer> {
  let text = "";
  let thought = false;
  let end: Pick<Answer, "finishReason" | "usage"> | null = null;
  const answer = (rest: Partial<Answer>): Answer => ({
    text,
    thought,
    finishReason: "error",
    usage: end?.usage ?? unknownUsage,
    error: null,
    ...rest,
  });
  try {
    for await (const chunk of client.chat(request)) {
      if (end !== null) throw new ProtocolError(`${client.id} went on after it had finished`);
      if (chunk.type === "finish") end = chunk;
      if (chunk.type === "thinking") thought = true;
      if (chunk.type === "text") text += chunk.text;
      if (chunk.type === "text" && isEndless(text)) {
        return answer({ finishReason: "aborted", error: endless(client, text) });
      }
    }
    if (end === null) throw new ProtocolError(`${client.id} ended its answer without saying why`);
    return answer({ finishReason: end.finishReason });
  } catch (thrown) {
    const error = asError(thrown, client, request.signal);
    return answer({
      finishReason: error.code === "ABORTED" || error.code === "TIMEOUT" ? "aborted" : "error",
      error,
    });
  }
}

function isEndless(text: string): boolean {
  return text.length > maxText || (text.length >= maxBlankRun && text.slice(-maxBlankRun).trim() === "");
}

function endless({ id }: ChatClient, text: string): TruncatedError {
  const what = text.trim() === "" || text.slice(-maxBlankRun).trim() === "" ? "white space" : "text";
  return new TruncatedError(
    `${id} wrote ${what} without end and was stopped after ${text.length} characters; another model may do better`,
  );
}

/** What a client threw as an error of ours; a client that throws anything else breaks its promise. */
function asError(thrown: unknown, client: ChatClient, signal: AbortSignal | undefined): ConcordatError {
  if (signal?.aborted === true) return abortionError(client, signal, thrown);
  if (ConcordatError.isInstance(thrown)) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new ProtocolError(`${client.id} failed: ${message}`, { cause: thrown });
}

function abortionError(client: ChatClient, { reason }: AbortSignal, cause: unknown): ConcordatError {
  return reason instanceof Error && reason.name === "TimeoutError"
    ? new TimeoutError(`${client.id}: ${reason.message}; allow more time, or use a faster model`, { cause })
    : new AbortedError(`the request to ${client.id} was stopped`, { cause });
}
