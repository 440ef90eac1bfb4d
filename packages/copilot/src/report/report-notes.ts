import type { CompletedPlan, DecisionRun } from "@concordat/contracts/decision-run";
import { isSmallModel, smallModelText } from "@concordat/report-kit";
import { breaches, isBreach } from "../form/breaches.js";
import { itemRange } from "../limits.js";
import { isEmptyHanded, unsupportedRecommendation } from "../synthesis/too-little-known.js";

/** The heading of what a small model wrote. */
export const smallModelHeading = "What the Model Wrote, Not to Be Used";

/** Each thing that was out of order in a run, in a sentence. */
export function notesOf(run: DecisionRun): string[] {
  const { plan, synthesis, specialists: entries } = run;
  const failed = [
    ...entries.filter(({ state }) => state === "failed").map(({ agent }) => agent),
    ...(run.options ?? [])
      .filter(({ state }) => state === "failed")
      .map(({ name }) => `the option "${name}"`),
    ...(hasFailedChange(run) ? ["sensitivity"] : []),
  ];
  const unsupported = unsupportedRecommendation(run);
  const { model_parameters: parameters } = run;
  return [
    ...(isSmallModel(parameters) ? [smallModelText(parameters, smallModelConsequence)] : []),
    ...(failed.length > 0 ? [`Incomplete: ${failed.join(", ")} failed.`] : []),
    ...(isEmptyHanded(run) ? [nothingFound(entries.some(({ state }) => state === "failed"))] : []),
    ...(unsupported === null ? [] : [unsupported]),
    ...(run.condensed ? ["The context was summarised by the model before the specialists saw it."] : []),
    ...(plan.state === "failed"
      ? [`The planner failed (${plan.error.code}); all four specialists were asked.`]
      : []),
    ...(plan.state === "completed" ? planNotes(plan) : []),
    ...(synthesis.state === "completed" && synthesis.missing.length > 0
      ? [`The recommendation was made without: ${synthesis.missing.join(", ")}.`]
      : []),
  ];
}

function hasFailedChange({ sensitivity }: DecisionRun): boolean {
  if (sensitivity?.state === "failed") return true;
  return sensitivity?.state === "completed" && sensitivity.changes.some(({ state }) => state === "failed");
}

const smallModelConsequence = "so look at how this report is made, and do not decide by what it says";

function nothingFound(someFailed: boolean): string {
  const which = someFailed ? "every list of the specialists that answered" : "every list of the specialists";
  return `Nothing was found: ${which} is empty.`;
}

/** What the report says of the form of a run's answers: who did not keep to the request. Their words are as written. */
const formRules: readonly { readonly note: string; readonly isBroken: (part: AnsweredPart) => boolean }[] = [
  {
    note: "The form of some answers had to be repaired",
    isBroken: ({ repairs }) => repairs.some((name) => !isBreach(name)),
  },
  {
    note: "A paragraph was given as the recommendation, where a short stance was asked for",
    isBroken: ({ repairs }) => repairs.includes(breaches.stance),
  },
  {
    note: "There are marks of Markdown, where plain text was asked for",
    isBroken: ({ repairs }) => repairs.includes(breaches.markdown),
  },
  {
    note: "There are items of several sentences, where one was asked for",
    isBroken: ({ repairs, longItems }) => longItems || repairs.includes(breaches.longItems),
  },
  {
    note: `There were answers with a list of fewer than ${itemRange.min} or more than ${itemRange.max} items`,
    isBroken: ({ repairs, outOfRange }) => outOfRange || repairs.includes(breaches.outOfRange),
  },
];

/** An answer of a run, as the rules of form see it. */
interface AnsweredPart {
  readonly name: string;
  readonly repairs: readonly string[];
  readonly longItems: boolean;
  /** An empty list is an answer like any other, and named elsewhere. */
  readonly outOfRange: boolean;
}

function answeredParts({ specialists, synthesis }: DecisionRun): AnsweredPart[] {
  return [
    ...specialists.flatMap((entry): AnsweredPart[] => {
      if (entry.state !== "completed") return [];
      const { agent: name, repairs, items, long_items, out_of_range } = entry;
      return [{ name, repairs, longItems: long_items > 0, outOfRange: out_of_range && items.length > 0 }];
    }),
    ...(synthesis.state === "completed"
      ? [{ name: "synthesis", repairs: synthesis.repairs, longItems: false, outOfRange: false }]
      : []),
  ];
}

/** Which answers did not keep to the form that was asked for, a sentence each: nothing that a decision depends on. */
export function formNotes(run: DecisionRun): string[] {
  const parts = answeredParts(run);
  return formRules.flatMap(({ note, isBroken }) => {
    const broken = parts.filter(isBroken).map(({ name }) => name);
    return broken.length === 0 ? [] : [`${note}: ${broken.join(", ")}.`];
  });
}

function planNotes({ normalisation, usage }: CompletedPlan): string[] {
  const { unknown_dropped, duplicates_dropped, all_by_default } = normalisation;
  if (usage.attempts === 0)
    return ["No planner was asked, since the model is asked in plain words; all four specialists were."];
  return [
    ...(all_by_default ? ["The plan named no specialist; all four were asked."] : []),
    ...(unknown_dropped.length > 0
      ? [`The plan named specialists that do not exist: ${unknown_dropped.join(", ")}.`]
      : []),
    ...(duplicates_dropped.length > 0
      ? [`The plan named specialists twice: ${duplicates_dropped.join(", ")}.`]
      : []),
  ];
}
