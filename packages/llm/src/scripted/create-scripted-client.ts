import { ConcordatError } from "@concordat/contracts/contract";
import { checkOptions, checkValue, type Rule, type Rules, rules } from "@concordat/contracts/options";
import { abortable } from "../abort/abortable.js";
import type { ChatChunk, ChatClient, ChatRequest } from "../chat/index.js";
import { abortableDelay } from "../generate/abortable-delay.js";
import { clientDefaults } from "../limits.js";
import { type WireForm, wireForms } from "../wire/lowering.js";
import type { Script, ScriptedAnswer, ScriptedCall } from "./script.js";

/** A client that answers from a script, and stores the requests that it received. */
export interface ScriptedClient extends ChatClient {
  /** Every request so far, in the order made. */
  readonly requests: readonly ChatRequest[];
}

/** The properties of a scripted client. */
export interface ScriptedClientOptions {
  /** The id of the client. Default `scripted:test`. */
  readonly id?: string;
  /** The profile to which contracts are lowered for the client. Default `wireForms.llama`. */
  readonly wireForm?: WireForm;
  /**
   * Whether the client accepts tools as tools of its API. Default false: the model then chooses a tool in a JSON
   * answer.
   */
  readonly nativeTools?: boolean;
}

const scriptRule: Rule = {
  message: "must be a list of answers, or a function that gives them",
  test: (value) => typeof value === "function" || Array.isArray(value),
  required: true,
};

const scriptedRules: Rules<ScriptedClientOptions> = {
  id: rules.text,
  wireForm: { ...rules.record, message: "must be a wire form, such as wireForms.ollama" },
  nativeTools: rules.flag,
};

/**
 * Returns a client for tests that answers from a script, without a model.
 * @throws {RangeError} when an argument is invalid
 * @example
 * const client = createScriptedClient(['{"choice":"LIKE"}', '{"choice":"LIKE","reason":"Lovely."}']);
 */
export function createScriptedClient(script: Script, options: ScriptedClientOptions = {}): ScriptedClient {
  checkValue(script, scriptRule, "script");
  checkOptions(options, scriptedRules);
  const { id = "scripted:test", wireForm = wireForms.llama, nativeTools = false } = options;
  const requests: ChatRequest[] = [];
  const next = (request: ChatRequest): ScriptedAnswer => {
    requests.push(request);
    const index = requests.length - 1;
    if (typeof script === "function") return script(request, index);
    const answer = script[Math.min(index, script.length - 1)];
    if (answer === undefined) throw new RangeError(`the script has no answer to request ${index + 1}`);
    return answer;
  };
  return {
    id,
    wireForm,
    answerTokens: clientDefaults.answerTokens,
    requests,
    callsTools: async () => nativeTools,
    chat(request) {
      const answer = next(request);
      return abortable(request, ({ signal }) => play(answer, signal));
    },
  };
}

async function* play(answer: ScriptedAnswer, signal: AbortSignal | undefined): AsyncGenerator<ChatChunk> {
  signal?.throwIfAborted();
  if (ConcordatError.isInstance(answer)) throw answer;
  if (typeof answer === "string") yield* play(asChunks(answer), signal);
  else if (isList(answer)) yield* answer;
  else if ("calls" in answer) yield* calling(answer.calls);
  else {
    await abortableDelay(answer.afterMs, signal);
    signal?.throwIfAborted();
    yield* play(answer.answer, signal);
  }
}

function isList(answer: Exclude<ScriptedAnswer, string | ConcordatError>): answer is readonly ChatChunk[] {
  return Array.isArray(answer);
}

/** Returns an answer that calls tools. */
function calling(calls: readonly ScriptedCall[]): ChatChunk[] {
  return [
    ...calls.map(({ tool, input }, index): ChatChunk => {
      const call = { id: `call-${index + 1}`, name: tool, input: JSON.stringify(input) };
      return { type: "tool-call", call };
    }),
    { type: "finish", finishReason: "other", usage: { promptTokens: null, completionTokens: null } },
  ];
}

function asChunks(text: string): ChatChunk[] {
  return [
    { type: "text", text },
    { type: "finish", finishReason: "stop", usage: { promptTokens: null, completionTokens: null } },
  ];
}
