import type { RoundRecord } from "@concordat/contracts/round-record";
import { choiceCode } from "../world/choice.js";
import type { AnswerOutcome } from "./answer-outcome.js";
import { choiceCounts } from "./choice-counts.js";
import { plus } from "./known-counts.js";
import type { DecisionOutcome } from "./outcome.js";
import type { RoundPlan } from "./round-plan.js";

/** The fields of a round's record that are computed from its plan and its decisions. */
export type RoundTally = Omit<RoundRecord, "duration_ms" | "hash" | "previous_hash" | "record_hash">;

/** Computes the counts of a round's record. */
export function tallyOf(
  plan: RoundPlan,
  {
    decisions: outcomes,
    answers,
  }: { readonly decisions: readonly DecisionOutcome[]; readonly answers: readonly AnswerOutcome[] },
  postsMade: number,
): RoundTally {
  const all = [...answers, ...outcomes];
  const counts = [...plan.ruleChoices];
  for (const { choice } of outcomes) if (choice !== null) counts[choice] = (counts[choice] ?? 0) + 1;
  return {
    round: plan.round,
    exposures: plan.exposures.count + plan.byRule,
    asked: outcomes.length,
    by_rule: plan.byRule,
    ...statesOf(outcomes),
    choices: choiceCounts((choice) => counts[choiceCode[choice]] ?? 0),
    posts_made: postsMade,
    ...(plan.hasSurvey ? { answers: { asked: answers.length, ...statesOf(answers) } } : {}),
    requests: all.reduce((sum, { requests }) => sum + requests, 0),
    prompt_tokens: sumOf(all, "promptTokens"),
    completion_tokens: sumOf(all, "completionTokens"),
  };
}

function statesOf(
  outcomes: readonly Pick<DecisionOutcome, "state">[],
): Pick<RoundRecord, "valid" | "invalid" | "failed"> {
  const counts = { valid: 0, invalid: 0, failed: 0 };
  for (const { state } of outcomes) counts[state]++;
  return counts;
}

function sumOf(
  outcomes: readonly Pick<DecisionOutcome, "promptTokens" | "completionTokens">[],
  name: "promptTokens" | "completionTokens",
): number | null {
  let sum: number | null = null;
  for (const { [name]: count } of outcomes) sum = plus(sum, count);
  return sum;
}
