import { type AnswerForm, type ConnectionFailedError, TimeoutError } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { type ModelPolicies, modelPolicies } from "@concordat/simulation";
import { steadyAnswer } from "./steady-answer.js";

/** Options for a reproducible model. By default, it answers immediately. */
interface SteadyModel {
  readonly answerMs?: number;
  readonly digest?: string;
  /** The form of answers. Default: JSON. */
  readonly form?: AnswerForm;
  /** Returns true for requests that time out, given the text and the index of a request. */
  readonly unanswered?: (request: string, index: number) => boolean;
  /** Returns an error or a text that replaces the answer to a request; `null` to keep the answer. */
  readonly instead?: (request: string, index: number) => ConnectionFailedError | string | null;
}

/** Returns a model that always gives the same answer to the same request. */
export function steadyModel({
  answerMs = 0,
  digest = "sha256:steady",
  form = "json",
  unanswered = () => false,
  instead = () => null,
}: SteadyModel = {}): ModelPolicies {
  const client = createScriptedClient(({ messages, seed, schema }, index) => {
    const request = JSON.stringify([messages, seed ?? null]);
    if (unanswered(request, index)) return new TimeoutError("the model was silent");
    const answer = instead(request, index) ?? JSON.stringify(steadyAnswer(request, schema));
    return answerMs === 0 || typeof answer !== "string" ? answer : { afterMs: answerMs, answer };
  });
  return modelPolicies({ client, digest, form });
}
