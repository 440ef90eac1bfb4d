import type { Questionnaire, SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { ReadInputs } from "../read-scenario-files.js";
import type { Problem } from "../scenario-error.js";
import { maxAnswer, maxScaleWidth } from "../surveys/answer-limits.js";
import { inQuotes } from "./known-names.js";
import { type Located, type Report, reporterOf } from "./report.js";

/**
 * Checks the questionnaires of a scenario. Returns their names by file, as the surveys spell it; `null` for a
 * questionnaire that cannot be read.
 */
export function questionnaireNames(
  { questionnaires, surveys }: Pick<ReadInputs, "questionnaires" | "surveys">,
  found: Problem[],
): Map<string, string | null> {
  const names = new Map<string, string>();
  const first = new Map<string, string>();
  for (const [file, located] of questionnaires) {
    const at = reporterOf(found, located);
    const { name } = located.value;
    const other = first.get(name);
    if (other !== undefined)
      at("/name", `must not be ${inQuotes(name)}, which is the name of ${other}: answers are kept by it`);
    else first.set(name, file);
    checkQuestions(located, at);
    names.set(file, name);
  }
  return new Map(Array.from(surveys, ([written, file]) => [written, names.get(file) ?? null]));
}

function checkQuestions({ value: { questions } }: Located<Questionnaire>, at: Report): void {
  const ids = new Map<string, number>();
  for (const [index, question] of questions.entries()) {
    const before = ids.get(question.id);
    if (before !== undefined)
      at(`/questions/${index}/id`, `must not be ${inQuotes(question.id)}, which is question ${before + 1}'s`);
    else ids.set(question.id, index);
    checkAllowed(question, `/questions/${index}`, at);
  }
}

function checkAllowed(question: SurveyQuestion, path: string, at: Report): void {
  if (question.kind === "choice") checkChoices(question.choices, `${path}/choices`, at);
  else if (question.kind === "scale") checkScale(question, path, at);
  else if (question.kind === "number") checkNumber(question, path, at);
}

function checkChoices(choices: readonly string[], path: string, at: Report): void {
  const first = new Map<string, number>();
  for (const [index, choice] of choices.entries()) {
    const visible = visibleText(choice);
    const before = first.get(visible);
    if (visible === "") at(`${path}/${index}`, "must have a character that can be seen");
    else if (before !== undefined)
      at(
        `${path}/${index}`,
        `must not be ${inQuotes(choice)}, which looks like item ${before + 1}: their answers could not be distinguished`,
      );
    else first.set(visible, index);
  }
}

/**
 * Returns the visible part of a text, for comparison: trimmed, without invisible characters, and in Unicode normal form
 * C.
 */
function visibleText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, "")
    .replace(/ +/g, " ")
    .trim();
}

function checkScale(scale: Extract<SurveyQuestion, { kind: "scale" }>, path: string, at: Report): void {
  const { lowest, highest } = scale;
  const inRange = [isCountable("lowest", lowest, path, at), isCountable("highest", highest, path, at)];
  if (lowest >= highest) at(`${path}/highest`, `must be above the lowest, ${lowest}`);
  else if (!inRange.includes(false) && highest - lowest > maxScaleWidth)
    at(
      `${path}/highest`,
      `must be at most ${maxScaleWidth} above the lowest, ${lowest}; for more, ask a question of the kind "number"`,
    );
}

function checkNumber(number: Extract<SurveyQuestion, { kind: "number" }>, path: string, at: Report): void {
  const { minimum, maximum, whole } = number;
  const inRange = [isCountable("minimum", minimum, path, at), isCountable("maximum", maximum, path, at)];
  if (inRange.includes(false) || minimum === undefined || maximum === undefined) return;
  if (minimum > maximum) at(`${path}/maximum`, `must be at least the minimum, ${minimum}`);
  else if (whole && Math.ceil(minimum) > Math.floor(maximum))
    at(`${path}/maximum`, `leaves no whole number from ${minimum} on`);
}

/** Whether the absolute value of a bound is at most the maximum for numeric answers. Reports a problem if it is not. */
function isCountable(name: string, bound: number | undefined, path: string, at: Report): boolean {
  if (bound === undefined || Math.abs(bound) <= maxAnswer) return true;
  at(`${path}/${name}`, `must be from -${maxAnswer} to ${maxAnswer}`);
  return false;
}
