import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import { minPlannedPoints } from "../limits.js";
import { optionsOf, rangeOf } from "./numbers-of-question.js";

/** A planned half-width, and the questions to which it applies. */
interface Planned {
  readonly plan?: number;
  readonly questions: readonly SurveyQuestion[];
  readonly primary?: string;
}

/**
 * Checks that the planned half-width is possible for the primary question. If there is no primary question, it must be
 * possible for at least one question in the same unit.
 * @throws {RangeError} when it is smaller than half a percentage point for a choice, or wider than the scale
 */
export function checkPlan({ plan, questions, primary }: Planned): void {
  if (plan === undefined) return;
  const asked = questions.filter(
    ({ id, kind }) => kind !== "text" && (primary === undefined || id === primary),
  );
  const choice = asked.find(({ kind }) => kind === "choice");
  if (choice !== undefined && plan < minPlannedPoints)
    throw new RangeError(
      `a plan of ${plan} would be ±${plan} percentage points for ${JSON.stringify(choice.id)}, less than half a point: for ±5 percentage points write 5${asked.some(({ kind }) => kind !== "choice") ? "; if it is meant for a mean, name its question as the primary one" : ""}`,
    );
  if (asked.length > 0 && asked.every((question) => plannedFor(question, plan) === undefined))
    throw new RangeError(
      `a plan of ±${plan} is as wide as the scale of ${asked.map(({ id }) => JSON.stringify(id)).join(", ")}: write it in the unit of the answers, such as 0.2`,
    );
}

/**
 * Returns the half-width that is planned for a question; undefined if it does not suit the question's unit, as 5 percentage
 * points do not suit a short scale.
 */
export function plannedFor(question: SurveyQuestion, plan: number | undefined): number | undefined {
  if (plan === undefined || question.kind === "text") return undefined;
  const { low, high } = rangeOf(question);
  const isShare = optionsOf(question)[0] !== null;
  const isSuitable = isShare ? plan >= minPlannedPoints : 2 * plan < high - low;
  return isSuitable ? plan : undefined;
}
