import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import { shortScale } from "../decide/scale-places.js";

/**
 * Returns the answers for which a model can be asked for percentages: the choices of a question, or the numbers of a
 * short scale. Returns `null` for every other question, which is asked for its answer instead.
 */
export function percentageOptions(question: SurveyQuestion): readonly string[] | null {
  switch (question.kind) {
    case "choice":
      return question.choices;
    case "scale":
      return shortScale(question)?.map(String) ?? null;
    default:
      return null;
  }
}
