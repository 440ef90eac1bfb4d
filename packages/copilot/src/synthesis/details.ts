import type { Assumption, DecisionRun, StepDetail } from "@concordat/contracts/decision-run";
import type { Extension } from "@concordat/llm";
import { itemRange } from "../limits.js";
import { knownIds, sourceIds } from "../specialists/sources.js";

/** The value that a model writes for an owner or a date that no passage names. */
const notSaid = "not said";

export const assumptionTask =
  "weakest_assumption: in one short sentence, what the recommendation takes for granted and is the least certain.";

export const stepsTask = `step_owners and step_dates: for each item of next_steps in turn, who does it and until when, as its passage names them, or ${notSaid}. assumption_sources: the ids of the passages that the assumption rests on.`;

/**
 * Returns the fields for the weakest assumption and, if there are passages that may name them, for the owner and the
 * date of each step.
 */
export function assumptionFields(run: DecisionRun): Extension {
  const assumption = { weakest_assumption: { type: "string" } } as const;
  if (run.sources.length === 0) return assumption;
  const names = { type: "array", items: { type: "string" }, maxItems: itemRange.max } as const;
  return { step_owners: names, step_dates: names, ...assumption, assumption_sources: sourceIds(run) };
}

/** Returns the weakest assumption with its passages; `null` if the answer names none. */
export function assumptionOf(
  { weakest_assumption: text, assumption_sources }: Readonly<Record<string, unknown>>,
  run: DecisionRun,
): Assumption | null {
  const words = saidText(text);
  if (words === null) return null;
  const sources = knownIds(assumption_sources, run).filter((id) => id !== null);
  return { text: words, sources: [...new Set(sources)] };
}

/** Returns the owner and date of each next step, as the answer names them. */
export function stepsOf(
  steps: readonly string[],
  { step_owners, step_dates }: Readonly<Record<string, unknown>>,
): StepDetail[] {
  const [owners, dates] = [step_owners, step_dates].map((list): unknown[] =>
    Array.isArray(list) ? list : [],
  );
  return steps.map((_, index) => ({ owner: saidText(owners?.[index]), due: saidText(dates?.[index]) }));
}

/** Returns a text; `null` if it is empty or only states that there is none, such as "not stated" or "n/a". */
function saidText(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value.trim();
  return /^(?:not (?:said|stated|named|given|specified)|none|null|n\/?a|unknown|-|)\.?$/i.test(text)
    ? null
    : text;
}
