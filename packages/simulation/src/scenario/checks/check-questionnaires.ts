import type { Questionnaire, SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { ReadInputs } from "../read-inputs.js";
import type { Problem } from "../scenario-error.js";
import { quoted } from "./known-names.js";
import { type Located, type Report, reporterOf } from "./report.js";

/** Checks the questionnaires of a scenario, and gives their names by their files; null for one that cannot be read. */
export function questionnaireNames(
  { questionnaires, surveys }: Pick<ReadInputs, "questionnaires" | "surveys">,
  found: Problem[],
): Map<string, string | null> {
  const names = new Map<string, string | null>(surveys.map((file) => [file, null]));
  const first = new Map<string, string>();
  for (const [file, located] of questionnaires) {
    const at = reporterOf(found, located);
    const { name } = located.value;
    const other = first.get(name);
    if (other !== undefined)
      at("/name", `must not be ${quoted(name)}, which is the name of ${other}: answers are kept by it`);
    else first.set(name, file);
    checkQuestions(located, at);
    names.set(file, name);
  }
  return names;
}

function checkQuestions({ value: { questions } }: Located<Questionnaire>, at: Report): void {
  const ids = new Map<string, number>();
  for (const [index, question] of questions.entries()) {
    const before = ids.get(question.id);
    if (before !== undefined)
      at(`/questions/${index}/id`, `must not be ${quoted(question.id)}, which is question ${before + 1}'s`);
    else ids.set(question.id, index);
    checkBounds(question, `/questions/${index}`, at);
  }
}

function checkBounds(question: SurveyQuestion, path: string, at: Report): void {
  if (question.kind === "scale" && question.lowest >= question.highest)
    at(`${path}/highest`, `must be above the lowest, ${question.lowest}`);
  if (question.kind !== "number") return;
  const { minimum, maximum, whole } = question;
  if (minimum === undefined || maximum === undefined) return;
  if (minimum > maximum) at(`${path}/maximum`, `must be at least the minimum, ${minimum}`);
  else if (whole && Math.ceil(minimum) > Math.floor(maximum))
    at(`${path}/maximum`, `leaves no whole number from ${minimum} on`);
}
