import { type AnswerForm, type ConnectionFailedError, TimeoutError } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { type ModelPolicies, modelPolicies } from "@concordat/simulation";
import { steadyAnswer } from "./steady-answer.js";

/** Options of a steady model. Default: it answers immediately. */
interface SteadyModel {
  readonly answerMs?: number;
  readonly digest?: string;
  /** Default: JSON. */
  readonly form?: AnswerForm;
  /** The requests that time out, by their text and their number. */
  readonly unanswered?: (request: string, index: number) => boolean;
  /** The reply to a request instead of its answer: an error or a different text; `null` keeps the answer. */
  readonly instead?: (request: string, index: number) => ConnectionFailedError | string | null;
}

/** A model that always gives the same answer to the same request. */
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
