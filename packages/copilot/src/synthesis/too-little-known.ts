import type { DecisionRun } from "@concordat/contracts/decision-run";
import type { Synthesis } from "@concordat/contracts/synthesis";
import { aspects } from "../options/aspects.js";
import { stanceLabel } from "./stance.js";

/** A sentence of the prompt that a synthesis may repeat literally. */
export const tooLittleKnown = "there is insufficient information";

/** The instruction to the synthesis for the case that too little is known. */
export const tooLittleKnownTask = `If too little is known to decide, answer conditional_go with confidence low, say in the rationale that ${tooLittleKnown}, leave empty what you have nothing for, and ask for what is missing in open_questions.`;

/** The recommendation of a synthesis that cannot decide between the options of the question. */
export const undecided = "undecided";

/** The instruction to the synthesis for the case that too little is known to decide between options. */
export const undecidedTask = `If too little is known to decide, answer ${undecided} with confidence low, say in the rationale that ${tooLittleKnown}, leave empty what you have nothing for, and ask for what is missing in open_questions.`;

/** Whether a synthesis follows the instruction for the case that too little is known. */
export function isCautious({
  recommendation,
  confidence,
}: Pick<Synthesis, "recommendation" | "confidence">): boolean {
  return confidence === "low" && /^\W*(?:conditional[\s_-]*go|undecided)\b/i.test(recommendation);
}

/** Whether specialists answered, and none of them found anything. */
export function isEmptyHanded({ specialists, options = [] }: DecisionRun): boolean {
  if (
    options.some((option) =>
      aspects.some(({ name }) => option.state === "completed" && option[name].length > 0),
    )
  )
    return false;
  const answered = specialists.filter((specialist) => specialist.state === "completed");
  return answered.length > 0 && answered.every(({ items }) => items.length === 0);
}

/**
 * Returns the sentence that marks a recommendation without a basis: no specialist found anything, but the
 * recommendation is stronger than a conditional go with low confidence. Returns `null` for any other run.
 */
export function unsupportedRecommendation(run: DecisionRun): string | null {
  const { synthesis } = run;
  if (synthesis.state !== "completed" || !isEmptyHanded(run) || isCautious(synthesis.output)) return null;
  const { recommendation, confidence } = synthesis.output;
  return `The recommendation rests on nothing: it is "${stanceLabel(recommendation)}" with ${confidence} confidence, although no specialist found anything; ${run.options === undefined ? "conditional_go" : undecided} with low confidence was asked for.`;
}
