import { decisionPrompt, networkPrompt } from "@concordat/agent";
import type { ChatMessage } from "@concordat/llm";
import { buildReasonerPrompt } from "@concordat/reasoner";
import type { ModelSpec } from "../policy/policies.js";
import type { DecisionRequest } from "../policy/policy.js";
import { reasonInput } from "./reason-input.js";

/** Returns the messages of a policy's first request. */
export function firstPrompt(spec: ModelSpec, question: DecisionRequest): ChatMessage[] {
  return spec.kind === "reasoner"
    ? reasonerPrompt(question)
    : modelPrompt(question, spec.kind === "model" && spec.ask === "whole-feed");
}

/** Returns the messages that request a complete decision. */
export function modelPrompt(
  { agent, choices, ...question }: DecisionRequest,
  wholeFeed: boolean,
): ChatMessage[] {
  const content = { profile: agent, ...question };
  return choices === null
    ? decisionPrompt({ ...content, wholeFeed })
    : networkPrompt({ ...content, choices });
}

/** Returns the messages that request the next state. */
export function reasonerPrompt(question: DecisionRequest): ChatMessage[] {
  const { seed: _, ...input } = reasonInput(question);
  return buildReasonerPrompt(input);
}
