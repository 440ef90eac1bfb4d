import type { RoundRecord } from "@concordat/contracts/round-record";
import { choices } from "../policy/choice.js";
import type { DecisionOutcome } from "../round/outcome.js";
import type { RoundPlan } from "../round/round-plan.js";

/** The accounts of a round that follow from its plan and its decisions. */
export type Tally = Omit<RoundRecord, "duration_ms" | "hash" | "previous_hash" | "record_hash">;

/** Adds up what a round came to. */
export function tallyOf(plan: RoundPlan, outcomes: readonly DecisionOutcome[], postsMade: number): Tally {
  const counts = [...plan.ruleChoices];
  for (const { choice } of outcomes) if (choice !== null) counts[choice] = (counts[choice] ?? 0) + 1;
  const inState = (state: DecisionOutcome["state"]): number =>
    outcomes.reduce((count, outcome) => count + (outcome.state === state ? 1 : 0), 0);
  const [SCROLL = 0, LIKE = 0, REPLY = 0, RESHARE = 0, COMPOSE = 0] = choices.map((_, code) => counts[code]);
  return {
    round: plan.round,
    exposures: plan.exposures.count + plan.byRule,
    asked: outcomes.length,
    by_rule: plan.byRule,
    valid: inState("valid"),
    invalid: inState("invalid"),
    failed: inState("failed"),
    choices: { LIKE, REPLY, RESHARE, SCROLL, COMPOSE },
    posts_made: postsMade,
    requests: outcomes.reduce((sum, { requests }) => sum + requests, 0),
    prompt_tokens: sumOf(outcomes, "promptTokens"),
    completion_tokens: sumOf(outcomes, "completionTokens"),
  };
}

function sumOf(
  outcomes: readonly DecisionOutcome[],
  name: "promptTokens" | "completionTokens",
): number | null {
  let sum: number | null = null;
  for (const { [name]: count } of outcomes) if (count !== null) sum = (sum ?? 0) + count;
  return sum;
}
