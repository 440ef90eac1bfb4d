import { createHash } from "node:crypto";
import { createScriptedClient } from "@concordat/llm/scripted";
import { type ModelPolicies, modelPolicies } from "@concordat/simulation";

/** A model that gives the same answer to the same request, as an engine does that repeats itself. */
export function steadyModel({
  answerMs = 0,
  digest = "sha256:steady",
}: {
  readonly answerMs?: number;
  readonly digest?: string;
} = {}): ModelPolicies {
  const client = createScriptedClient(({ messages, seed }) => {
    const answer = steadyAnswer(JSON.stringify([messages, seed ?? null]));
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
