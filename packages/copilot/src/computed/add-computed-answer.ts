import type { DecisionRun } from "@concordat/contracts/decision-run";
import { checkValue, isRecord, type Rule, required } from "@concordat/contracts/options";
import { type ContextPassage, passageSource } from "../documents/document-context.js";
import { runRule } from "../run/run-rule.js";
import { noUsage } from "../run/usage.js";
import type { Computation } from "./computed-figure.js";

/** Used as the model's name for an answer that was computed. */
export const noModel = "none: computed from a table";

/** A figure of one of the run's tables, and how it was computed. */
export interface ComputedPassage extends ContextPassage {
  /** The table's file. */
  readonly file: string;
  /** The computation of the figure. */
  readonly computation: Computation;
}

const passagesRule: Rule = required({
  message: "must be a list of at least one computed passage",
  test: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => isRecord(one) && isRecord(one.computation)),
});

/**
 * Adds a question to a decision, with an answer computed from its tables instead of by a model. Each figure becomes a
 * source and a statement of the answer.
 * @param run the decision
 * @param question not blank
 * @param passages the figures that answer it
 * @returns the run with the question as the last of its `follow_ups`
 * @throws {RangeError} if an argument is invalid
 */
export function addComputedAnswer(
  run: DecisionRun,
  question: string,
  passages: readonly ComputedPassage[],
): DecisionRun {
  checkValue(run, runRule, "run");
  checkValue(passages, passagesRule, "passages");
  const { computed = [], follow_ups: before = [] } = run;
  const added = passages.map((passage, index) => ({
    id: `${addedId}${addedSources(run).size + index + 1}`,
    passage,
  }));
  return {
    ...run,
    sources: [...run.sources, ...added.map(({ id, passage }) => passageSource({ id, ...passage }))],
    computed: [
      ...computed,
      ...added.map(({ id, passage }) => ({ state: "computed" as const, source: id, ...passage.computation })),
    ],
    follow_ups: [
      ...before,
      {
        question,
        model: noModel,
        asked_at: new Date().toISOString(),
        state: "completed",
        items: added.map(({ id, passage }) => ({ text: passage.text, named_by: 1, sources: [id] })),
        repairs: [],
        usage: noUsage,
      },
    ],
  };
}

/** The prefix of the ids of sources that were computed after the decision. */
const addedId = "computed-";

/**
 * Returns the ids of the sources that were computed for questions after the decision, which the decision therefore
 * does not use.
 */
export function addedSources({
  follow_ups: asked = [],
}: Pick<DecisionRun, "follow_ups">): ReadonlySet<string> {
  return new Set(
    asked.flatMap((one) =>
      one.state === "completed" && one.model === noModel ? one.items.flatMap(({ sources }) => sources) : [],
    ),
  );
}
