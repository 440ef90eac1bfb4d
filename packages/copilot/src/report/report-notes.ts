import type { CompletedPlan, DecisionRun } from "@concordat/contracts/decision-run";
import { isSmallModel, smallModelText } from "@concordat/report-kit";
import { breaches, isBreach } from "../form/breaches.js";
import { itemRange } from "../limits.js";
import { specialists } from "../specialists/agents.js";
import { isEmptyHanded, unsupportedRecommendation } from "../synthesis/too-little-known.js";

/** The heading of the text that a small model wrote. */
export const smallModelHeading = "What the Model Wrote (Not to Be Used)";

/** The note on the recommendation and the sections before it. The line about confidence is computed and has no note. */
export const modelNote = "Written by the model. What was checked is said under Confidence.";

/** Returns a sentence for each irregularity of a run. */
export function notesOf(run: DecisionRun): string[] {
  const { plan, synthesis, specialists: entries } = run;
  const failed = [
    ...entries.filter(({ state }) => state === "failed").map(({ agent }) => headingOf(agent)),
    ...(run.options ?? [])
      .filter(({ state }) => state === "failed")
      .map(({ name }) => `the option "${name}"`),
    ...(hasFailedChange(run) ? ["the test with a fact changed"] : []),
  ];
  const missing = synthesis.state === "completed" ? synthesis.missing.map(headingOf) : [];
  const isSaid = missing.length > 0 && missing.join() === failed.join();
  const unsupported = unsupportedRecommendation(run);
  const { model_parameters: parameters } = run;
  return [
    ...(isSmallModel(parameters) ? [smallModelText(parameters, smallModelConsequence)] : []),
    ...incomplete(failed, isSaid),
    ...(isEmptyHanded(run) ? [nothingFound(entries.some(({ state }) => state === "failed"))] : []),
    ...(unsupported === null ? [] : [unsupported]),
    ...(run.condensed ? ["The model worked from its own summary of the text, not from the full text."] : []),
    ...(plan.state === "failed"
      ? [`The plan failed (${plan.error.code}), so facts, pros, cons and risks were all examined.`]
      : []),
    ...(plan.state === "completed" ? planNotes(plan) : []),
    ...(missing.length > 0 && !isSaid ? [`The recommendation was made without ${missing.join(", ")}.`] : []),
  ];
}

/**
 * Returns sentences about incomplete parts of the report: the agents without an answer, and the recommendation if it
 * was made without their findings.
 */
function incomplete(failed: readonly string[], isLacking: boolean): string[] {
  if (failed.length === 0) return [];
  const consequence = isLacking
    ? `, so the recommendation was made without ${failed.length === 1 ? "it" : "them"}`
    : "";
  return [`Incomplete: the model gave no usable answer for ${failed.join(", ")}${consequence}.`];
}

/** Returns the name of the part of the report that an agent's answer fills. */
function headingOf(agent: string): string {
  return specialists.find((specialist) => specialist.agent === agent)?.heading ?? agent;
}

function hasFailedChange({ sensitivity }: DecisionRun): boolean {
  if (sensitivity?.state === "failed") return true;
  return sensitivity?.state === "completed" && sensitivity.changes.some(({ state }) => state === "failed");
}

const smallModelConsequence =
  "so do not decide by its words; computed figures, contradictions and the list of what was not read do not come from it";

function nothingFound(someFailed: boolean): string {
  return `Nothing was found: the model left ${someFailed ? "every other list" : "every list"} empty.`;
}

/**
 * Rules for the form of answers, each with a note for the report that names the agents whose answers break it. These
 * answers are printed unchanged.
 */
const formRules: readonly { readonly note: string; readonly isBroken: (part: AnsweredPart) => boolean }[] = [
  {
    note: "The format of some answers had to be repaired",
    isBroken: ({ repairs }) => repairs.some((name) => !isBreach(name)),
  },
  {
    note: "The recommendation is a paragraph, although a few words were asked for",
    isBroken: ({ repairs }) => repairs.includes(breaches.stance),
  },
  {
    note: "Some text contains formatting marks, although plain text was asked for",
    isBroken: ({ repairs }) => repairs.includes(breaches.markdown),
  },
  {
    note: "Some points have several sentences, although one was asked for",
    isBroken: ({ repairs, longItems }) => longItems || repairs.includes(breaches.longItems),
  },
  {
    note: `Some lists have fewer than ${itemRange.min} or more than ${itemRange.max} points`,
    isBroken: ({ repairs, outOfRange }) => outOfRange || repairs.includes(breaches.outOfRange),
  },
];

/** The data of an answer that the rules of form need. */
interface AnsweredPart {
  readonly name: string;
  readonly repairs: readonly string[];
  readonly longItems: boolean;
  /**
   * Whether the number of items differs from the requested range. Empty lists do not count; the report mentions them
   * elsewhere.
   */
  readonly outOfRange: boolean;
}

function answeredParts({ specialists, synthesis }: DecisionRun): AnsweredPart[] {
  return [
    ...specialists.flatMap((entry): AnsweredPart[] => {
      if (entry.state !== "completed") return [];
      const { agent, repairs, items, long_items, out_of_range } = entry;
      return [
        {
          name: headingOf(agent),
          repairs,
          longItems: long_items > 0,
          outOfRange: out_of_range && items.length > 0,
        },
      ];
    }),
    ...(synthesis.state === "completed"
      ? [{ name: "Recommendation", repairs: synthesis.repairs, longItems: false, outOfRange: false }]
      : []),
  ];
}

/**
 * Returns a sentence for each rule about the structure of answers that was violated. These violations do not affect the
 * decision.
 */
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
    return [
      "The model was asked in plain words, without a plan: facts, pros, cons and risks were all examined.",
    ];
  return [
    ...(all_by_default
      ? ["The plan named nothing to examine, so facts, pros, cons and risks all were."]
      : []),
    ...(unknown_dropped.length > 0
      ? [`The plan named parts that do not exist: ${unknown_dropped.join(", ")}.`]
      : []),
    ...(duplicates_dropped.length > 0
      ? [`The plan named parts twice: ${duplicates_dropped.join(", ")}.`]
      : []),
  ];
}
