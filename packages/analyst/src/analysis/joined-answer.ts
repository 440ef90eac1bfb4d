import type { Answer } from "../answer/answer.js";
import { computeAnswer } from "../answer/compute-answer.js";
import { AnalystError } from "../error/analyst-error.js";
import { applyReading } from "../question/apply-reading.js";
import { joinedMeasures } from "../question/joined-measures.js";
import { quotedOption } from "../question/quoted.js";
import { readQuestion } from "../question/read-question.js";
import type { Reading } from "../question/reading.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import type { AnalyzeOptions } from "./analyze-options.js";

/** The interpretations of a question for several columns: one for each, which differ only in their measures. */
export interface JoinedReading {
  readonly reading: Reading;
  readonly others: readonly Reading[];
}

const operations: readonly Reading["operation"][] = ["value", "ranking", "comparison", "extreme"];

/**
 * Interprets a question for several columns, such as `the average height and weight by sex`, as one question for each.
 * Returns `null` if it names no such columns, or one of the questions cannot be answered in the same way.
 */
export async function readJoined(table: Table, options: AnalyzeOptions): Promise<JoinedReading | null> {
  const joined = joinedMeasures(table, options.question);
  if (joined === null || options.measure !== undefined) return null;
  const readings: Reading[] = [];
  for (const [at, question] of joined.questions.entries()) {
    const reading = await readQuestion(table, question, options).catch((error: unknown) => {
      if (AnalystError.isInstance(error)) return null;
      throw error;
    });
    if (reading === null || reading.measure.column?.name !== joined.columns[at]?.name) return null;
    readings.push(reading);
  }
  const [first, ...others] = readings;
  if (first === undefined || !operations.includes(first.operation)) return null;
  if (!others.every((other) => isAlike(first, other))) return null;
  const named = joined.columns.map(({ name }) => `--measure ${quotedOption(name)}`);
  return {
    reading: {
      ...first,
      assumptions: [...first.assumptions, `Each of the columns was computed by itself: ${named.join(", ")}.`],
    },
    others,
  };
}

function isAlike(one: Reading, other: Reading): boolean {
  const rows = ({ conditions, periods }: Reading): string =>
    JSON.stringify([conditions.map(({ text }) => text), periods.map(({ label }) => label)]);
  return one.operation === other.operation && one.by?.name === other.by?.name && rows(one) === rows(other);
}

/** Adds the answers for further columns to the answer for the first. */
export async function joinAnswers(
  whole: Table,
  answer: Answer,
  first: Reading,
  others: readonly Reading[],
  options: AnalyzeOptions,
  query: QueryOptions,
): Promise<Answer> {
  if (others.length === 0) return answer;
  const more: Answer[] = [];
  for (const other of others) {
    const { table, reading } = await applyReading(whole, other, options);
    more.push(await computeAnswer(table, reading, query));
  }
  const answers = [answer, ...more];
  const measures = [first, ...others].map(({ measure }) => measure.column?.name ?? "");
  return {
    sentences: answers.flatMap(({ sentences }) => sentences),
    value: null,
    ranking:
      answer.ranking.length > 0
        ? answer.ranking
        : answers.flatMap(({ value }, at) =>
            value === null
              ? []
              : [{ dimension: "measure", member: measures[at] ?? "", value, rows: whole.rows }],
          ),
    assumptions: answers.flatMap(({ assumptions }) => assumptions),
  };
}
