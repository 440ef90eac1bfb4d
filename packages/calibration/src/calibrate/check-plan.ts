import { ownMember, suggestion } from "@concordat/contracts/options";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import { minPlannedPoints } from "../limits.js";
import { optionsOf, rangeOf } from "./numbers-of-question.js";

/**
 * The desired half-width of intervals, in percentage points for an option and otherwise in the unit of the answers: for
 * all questions whose unit it suits, or for single questions by their ids.
 */
export type HalfWidth = number | Readonly<Record<string, number>>;

/** A planned half-width, and the questions to which it applies. */
interface Planned {
  readonly plan?: HalfWidth;
  readonly questions: readonly SurveyQuestion[];
  readonly primary?: string;
}

/**
 * Checks that the planned half-width is possible for the questions that it names, or else for the primary question. If
 * there is no primary question, it must be possible for at least one question in the same unit.
 * @throws {RangeError} when it is smaller than half a percentage point for a choice, or wider than the scale, or when a
 *   named question was not asked or is answered with a text
 */
export function checkPlan({ plan, questions, primary }: Planned): void {
  if (plan === undefined) return;
  if (typeof plan !== "number") {
    for (const [id, halfWidth] of Object.entries(plan)) checkNamed(id, halfWidth, questions);
    return;
  }
  const asked = questions.filter(
    ({ id, kind }) => kind !== "text" && (primary === undefined || id === primary),
  );
  const choice = asked.find(({ kind }) => kind === "choice");
  const mean = asked.find(({ kind }) => kind !== "choice");
  if (choice !== undefined && plan < minPlannedPoints)
    throw new RangeError(
      `a plan of ${plan} would be ±${plan} percentage points for ${JSON.stringify(choice.id)}, less than half a point: for ±5 percentage points write 5${mean === undefined ? "" : `; if it is meant for a mean, name its question, such as ${mean.id}=${plan}`}`,
    );
  if (asked.length > 0 && asked.every((question) => plannedFor(question, plan) === undefined))
    throw new RangeError(
      `a plan of ±${plan} is as wide as the scale of ${asked.map(({ id }) => JSON.stringify(id)).join(", ")}: write it in the unit of the answers, such as 0.2`,
    );
}

function checkNamed(id: string, plan: number, questions: readonly SurveyQuestion[]): void {
  const question = questions.find((one) => one.id === id);
  if (question === undefined)
    throw new RangeError(
      `a plan for ${JSON.stringify(id)}, which was not asked; ${suggestion(
        id,
        questions.map((one) => one.id),
      )}`,
    );
  if (question.kind === "text")
    throw new RangeError(`a plan for ${JSON.stringify(id)}, which is answered in words and not estimated`);
  checkPlan({ plan, questions: [question] });
}

/**
 * Returns the half-width that is planned for a question. Returns undefined if others are named, or if it does not suit the
 * question's unit, as 5 percentage points do not suit a short scale.
 */
export function plannedFor(question: SurveyQuestion, planned: HalfWidth | undefined): number | undefined {
  const plan = typeof planned === "object" ? ownMember(planned, question.id) : planned;
  if (plan === undefined || question.kind === "text") return undefined;
  const { low, high } = rangeOf(question);
  const isShare = optionsOf(question)[0] !== null;
  const isSuitable = isShare ? plan >= minPlannedPoints : 2 * plan < high - low;
  return isSuitable ? plan : undefined;
}
