import { ConcordatError } from "@concordat/contracts/contract";
import type { ChatChunk, ChatClient, ChatRequest } from "../chat/index.js";
import { pause } from "../generate/pause.js";
import { clientDefaults } from "../limits.js";
import { type WireForm, wireForms } from "../wire/lowering.js";
import type { Script, ScriptedAnswer } from "./script.js";

/** A client that plays a script, and remembers what it was asked. */
export interface ScriptedClient extends ChatClient {
  /** Every request so far, in the order made. */
  readonly requests: readonly ChatRequest[];
}

/**
 * A client for tests: no model, only a script.
 * @example
 * const client = createScriptedClient(['{"choice":"LIKE"}', '{"choice":"LIKE","reason":"Lovely."}']);
 */
export function createScriptedClient(
  script: Script,
  {
    id = "scripted:test",
    wireForm = wireForms.llama,
  }: { readonly id?: string; readonly wireForm?: WireForm } = {},
): ScriptedClient {
  const requests: ChatRequest[] = [];
  const next = (request: ChatRequest): ScriptedAnswer => {
    requests.push(request);
    const index = requests.length - 1;
    if (typeof script === "function") return script(request, index);
    const answer = script[Math.min(index, script.length - 1)];
    if (answer === undefined) throw new RangeError("a script needs at least one answer");
    return answer;
  };
  return {
    id,
    wireForm,
    answerTokens: clientDefaults.answerTokens,
    requests,
    chat: (request) => play(next(request), request.signal),
  };
}

async function* play(answer: ScriptedAnswer, signal: AbortSignal | undefined): AsyncGenerator<ChatChunk> {
  signal?.throwIfAborted();
  if (ConcordatError.isInstance(answer)) throw answer;
  if (typeof answer === "string") yield* play(asChunks(answer), signal);
  else if (isList(answer)) yield* answer;
  else {
    await pause(answer.afterMs, signal);
    signal?.throwIfAborted();
    yield* play(answer.answer, signal);
  }
}

function isList(answer: Exclude<ScriptedAnswer, string | ConcordatError>): answer is readonly ChatChunk[] {
  return Array.isArray(answer);
}

function asChunks(text: string): ChatChunk[] {
  return [
    { type: "text", text },
    { type: "finish", finishReason: "stop", usage: { promptTokens: null, completionTokens: null } },
  ];
}
