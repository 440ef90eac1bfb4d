import {
  capitalised,
  command,
  folded,
  formatNumber,
  numberColumn,
  paragraph,
  section,
  shortened,
  subheading,
  table,
  textColumn,
} from "@concordat/report-kit";
import { formatSurveyTime, sinceAsked } from "@concordat/simulation/results";
import { filterArguments } from "@concordat/simulation-report";
import type { MeasuredQuestion, StudyFigures, StudyQuestion } from "../figures/study-figures.js";
import { formatMeasureDifference, formatMeasureValue, unitOfMeasure } from "../report/measure-words.js";
import { messageFolder } from "../study/layout.js";
import { howToRead, intervalText, meansChart, withinShares } from "./intervals.js";
import { verdictText } from "./verdict-text.js";

/** Renders the agents' survey answers, and how they changed with each message. */
export function surveysSection({ questions, messages }: StudyFigures, rounds: number): string {
  if (questions.length === 0) return "";
  return section(
    "surveys",
    "What agents answered in surveys",
    [
      paragraph(
        `A shift is how the answers changed of those agents who answered both times. ${howToRead} The answer about the agents is not taken from surveys.`,
        "muted",
      ),
      ...questions.map((question, index) => oneQuestion(question, index, { messages, rounds })),
    ].join("\n"),
  );
}

/** The messages whose surveys are shown, and the number of rounds of the scenario. */
interface Asked extends Pick<StudyFigures, "messages"> {
  readonly rounds: number;
}

function oneQuestion(
  { survey, question, asked, measures }: StudyQuestion,
  index: number,
  { messages, rounds }: Asked,
): string {
  const id = `answers-${index + 1}`;
  return [
    subheading(`${index + 1}. ${shortened(question.text, 200)}`),
    paragraph(`Questionnaire ${shortened(survey, 60)}, question ${shortened(question.id, 60)}.`, "muted"),
    table(
      `Agents asked question ${index + 1}, in all runs of a message`,
      [textColumn("message, when"), ...["asked", "valid", "invalid", "failed"].map(numberColumn)],
      asked.map(({ message, round, ...counts }) => ({
        cells: [
          `${message}, ${formatSurveyTime(round, rounds)}`,
          ...[counts.asked, counts.valid, counts.invalid, counts.failed].map(formatNumber),
        ],
      })),
    ),
    `<p class="muted">Single answers, in the study&#39;s folder: ${messages
      .map(({ name }) => singleAnswers(name, survey, question.id))
      .join("<br>")}</p>`,
    ...measures.filter(({ survey: { since } }) => since !== null).map((one) => shiftChart(one, rounds)),
    ...(measures.every(({ messages: of }) => of.every(({ mean }) => mean === null))
      ? [
          paragraph(
            question.kind === "text"
              ? "Answers in words are not measured."
              : "No run has an answer that could be measured.",
          ),
        ]
      : [
          meansTable(measures, { index, id, rounds }),
          differences(measures, index, rounds),
          folded(
            `Question ${index + 1}: the value of each run`,
            `<p id="${id}" tabindex="-1">By the seeds of the runs: a mean or a share, and how it shifted.</p>\n${valuesTable(measures, index, { messages, rounds })}`,
          ),
        ]),
  ].join("\n");
}

/** Renders the command that lists the answers to a question in a message's runs. */
function singleAnswers(message: string, survey: string, question: string): string {
  const folder = messageFolder({ name: message });
  return command(["concordat", "simulate", "answers", folder, ...filterArguments({ survey, question })]);
}

/** Describes an answer and its times, such as `“yes”, from round 0 to after the last round`. */
function whichAnswers({ survey: { answer, round, since } }: MeasuredQuestion, rounds: number): string {
  const what = answer === null ? "mean" : `“${shortened(answer, 60)}”`;
  return `${what}, ${since === null ? formatSurveyTime(round, rounds) : sinceAsked(since, round, rounds)}`;
}

/** Formats a value. A shift has a sign. */
function valueText({ measure, survey: { since } }: MeasuredQuestion, value: number | null): string {
  const unit = unitOfMeasure(measure);
  return since === null ? formatMeasureValue(value, unit) : formatMeasureDifference(value, unit);
}

function shiftChart(measured: MeasuredQuestion, rounds: number): string {
  const rows = measured.messages.map(({ message, mean, interval }) => {
    return { label: message, value: mean, interval, isMarked: false };
  });
  const name = `Shift of ${whichAnswers(measured, rounds)}`;
  const chart = meansChart(name, rows, (value) => valueText(measured, value));
  return chart === "" ? "" : `${paragraph(capitalised(name))}\n${chart}`;
}

function meansTable(
  measures: readonly MeasuredQuestion[],
  { index, id, rounds }: { readonly index: number; readonly id: string; readonly rounds: number },
): string {
  const rows = measures.flatMap((measured) =>
    measured.messages.map(({ message, mean, interval, runs }) => {
      const isShare = measured.measure === "answer_share";
      return {
        cells: [
          `${message}: ${whichAnswers(measured, rounds)}`,
          mean === null ? "–" : { text: valueText(measured, mean), to: id },
          intervalText(isShare ? withinShares(interval) : interval, (value) => valueText(measured, value)),
          formatNumber(runs),
        ],
      };
    }),
  );
  return table(
    `Answers to question ${index + 1} with each message, and how they shifted`,
    [textColumn("message: answers"), ...["mean over the runs", "interval", "runs"].map(numberColumn)],
    rows,
  );
}

/**
 * Renders a table of the differences between messages: those of the shifts, or those of the answers if each question
 * was asked only once.
 */
function differences(measures: readonly MeasuredQuestion[], index: number, rounds: number): string {
  const shifts = measures.filter(({ survey: { since } }) => since !== null);
  const rows = (shifts.length > 0 ? shifts : measures).flatMap((measured) =>
    measured.pairs.map(({ a, b, result: { difference, low, high, p_holm, verdict } }) => {
      const unit = unitOfMeasure(measured.measure);
      return {
        cells: [
          `${b} less ${a}: ${whichAnswers(measured, rounds)}`,
          formatMeasureDifference(difference, unit),
          low === null
            ? "–"
            : `${formatMeasureDifference(low, unit)} to ${formatMeasureDifference(high, unit)}`,
          formatNumber(p_holm),
          verdictText(verdict, b),
        ],
      };
    }),
  );
  return table(
    `Question ${index + 1}, message against message`,
    [
      textColumn("compared"),
      ...["difference", "interval", "p, corrected"].map(numberColumn),
      textColumn("verdict"),
    ],
    rows,
  );
}

function valuesTable(
  measures: readonly MeasuredQuestion[],
  index: number,
  { messages, rounds }: Asked,
): string {
  const seeds = messages[0]?.runs.map(({ seed }) => String(seed)) ?? [];
  return table(
    `Values of question ${index + 1} in each run, by its seed`,
    [textColumn("message: answers"), ...seeds.map(numberColumn)],
    measures.flatMap((measured) =>
      measured.messages.map(({ message, values }) => ({
        cells: [
          `${message}: ${whichAnswers(measured, rounds)}`,
          ...seeds.map((_, place) => valueText(measured, values[place] ?? null)),
        ],
      })),
    ),
  );
}
