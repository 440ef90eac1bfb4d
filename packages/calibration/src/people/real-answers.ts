import { suggestion } from "@concordat/contracts/options";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import { type Found, listed } from "@concordat/simulation/documents";
import { AnswersError } from "./answers-error.js";
import { requireColumn } from "./match-people.js";
import type { PeopleTable, TableRow } from "./read-table.js";

/** Options for reading real answers from a table. */
export interface RealAnswersOptions {
  /** The questions. */
  readonly questions: readonly SurveyQuestion[];
  /** The columns of questions, by the id of the question. Only needed if the column's name differs from the id. */
  readonly columns: ReadonlyMap<string, string>;
  /** Cells that mean that the question was not answered, in addition to empty cells. */
  readonly missing: readonly string[];
}

/**
 * Returns the real answers in a table, by the id of the person and then by the id of the question.
 * @throws {AnswersError} when a column in `columns` is missing, or a cell is not an answer that its question allows
 * @throws {RangeError} when `columns` names a question that is not among the questions
 */
export function realAnswers(
  table: PeopleTable,
  byId: ReadonlyMap<string, TableRow>,
  { questions, columns, missing }: RealAnswersOptions,
): Map<string, Record<string, string | number>> {
  const ids = questions.map(({ id }) => id);
  for (const [id, column] of columns)
    if (!ids.includes(id))
      throw new RangeError(
        `the column ${JSON.stringify(column)} is meant for the question ${JSON.stringify(id)}, which is not among those asked; ${suggestion(id, ids)}`,
      );
  const answers = new Map<string, Record<string, string | number>>();
  const problems: string[] = [];
  for (const question of questions) {
    const column = columns.get(question.id) ?? question.id;
    if (columns.has(question.id))
      requireColumn(table, column, `for the question ${JSON.stringify(question.id)}`);
    const refused: Found[] = [];
    for (const [id, { line, cells }] of byId) {
      const cell = cells.get(column) ?? "";
      if (cell === "" || missing.includes(cell) || question.kind === "text") continue;
      const answer = answerOf(cell, question);
      if (answer === null) refused.push({ line, value: cell });
      else answers.set(id, { ...answers.get(id), [question.id]: answer });
    }
    if (refused.length > 0)
      problems.push(
        `${listed(
          refused,
          `answer to ${JSON.stringify(question.id)} is not ${allowed(question, true)}`,
          `answers to ${JSON.stringify(question.id)} are not ${allowed(question, false)}`,
        )}${advice}`,
      );
  }
  if (problems.length > 0) throw new AnswersError(table.file, problems);
  return answers;
}

/** Advice on cells without an answer. */
const advice = "; a cell that means no answer is named with --missing";

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Converts a cell to an answer to a question; `null` if it is not a valid answer. */
function answerOf(cell: string, question: SurveyQuestion): string | number | null {
  if (question.kind === "choice") return question.choices.find((choice) => choice.trim() === cell) ?? null;
  if (question.kind === "text") return cell;
  const number = decimal.test(cell) ? Number(cell) : Number.NaN;
  if (!Number.isFinite(number)) return null;
  if (question.kind === "scale")
    return Number.isInteger(number) && number >= question.lowest && number <= question.highest
      ? number
      : null;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, whole = false } = question;
  return number >= minimum && number <= maximum && (!whole || Number.isInteger(number)) ? number : null;
}

/** Describes the valid answers to a question, for messages. */
function allowed(question: SurveyQuestion, isOne: boolean): string {
  switch (question.kind) {
    case "choice":
      return `one of ${question.choices.map((choice) => JSON.stringify(choice)).join(", ")}`;
    case "scale":
      return `${isOne ? "a whole number" : "whole numbers"} from ${question.lowest} to ${question.highest}`;
    case "number":
      return numbersText(question, isOne);
    case "text":
      return isOne ? "a text" : "texts";
  }
}

function numbersText(
  { minimum, maximum, whole = false }: Extract<SurveyQuestion, { readonly kind: "number" }>,
  isOne: boolean,
): string {
  const from = minimum === undefined ? "" : ` from ${minimum}`;
  const to = maximum === undefined ? "" : `${from === "" ? " up" : ""} to ${maximum}`;
  const noun = isOne ? `a ${whole ? "whole " : ""}number` : `${whole ? "whole " : ""}numbers`;
  return `${noun}${from}${to}`;
}
