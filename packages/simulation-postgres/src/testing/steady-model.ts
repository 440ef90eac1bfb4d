import { createHash } from "node:crypto";
import { TimeoutError } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { type ModelPolicies, modelPolicies } from "@concordat/simulation";

/** How a steady model differs from one that answers at once. */
interface SteadyModel {
  readonly answerMs?: number;
  readonly digest?: string;
  /** Which requests are not answered in time, by their text and their number. */
  readonly unanswered?: (request: string, index: number) => boolean;
}

/** A model that gives the same answer to the same request, as an engine does that repeats itself. */
export function steadyModel({
  answerMs = 0,
  digest = "sha256:steady",
  unanswered = () => false,
}: SteadyModel = {}): ModelPolicies {
  const client = createScriptedClient(({ messages, seed }, index) => {
    const request = JSON.stringify([messages, seed ?? null]);
    if (unanswered(request, index)) return new TimeoutError("the model was silent");
    const answer = steadyAnswer(request);
    return answerMs === 0 ? answer : { afterMs: answerMs, answer };
  });
  return modelPolicies({ client, digest });
}

/** The decision that a request always gets: it follows from the request's hash. */
function steadyAnswer(request: string): string {
  const draw = createHash("sha256").update(request).digest();
  const choice = ["SCROLL", "LIKE", "REPLY", "RESHARE"][(draw[0] ?? 0) % 4] ?? "SCROLL";
  const content = choice === "REPLY" || choice === "RESHARE" ? `Indeed ${draw.toString("hex", 1, 5)}.` : null;
  return JSON.stringify({ choice, reason: "It is about trains.", content });
}
