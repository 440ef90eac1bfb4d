import type { StudyReport } from "@concordat/contracts/study-report";
import {
  capitalised,
  counted,
  escapeHtml,
  folded,
  formatNumber,
  numberColumn,
  paragraph,
  section,
  subheading,
  table,
  textColumn,
} from "@concordat/report-kit";
import type { MeanOfMessage, MessageFigures, StudyFigures } from "../figures/study-figures.js";
import {
  formatMeasureValue,
  type MeasureUnit,
  measureNames,
  unitOfMeasure,
} from "../report/measure-words.js";
import { studyFiles } from "../study/layout.js";
import { howToRead, intervalText, meansChart, withinShares } from "./intervals.js";
import type { Links } from "./links.js";

/** Renders the answer and the numbers on which it is based. */
export function answerSection(report: StudyReport, { messages: shown }: StudyFigures, links: Links): string {
  const { answer, messages, measure, people } = report;
  const unit = unitOfMeasure(measure);
  const format = (value: number | null): string => formatMeasureValue(value, unit);
  const rows = messages.map(({ name, mean }) => {
    const { interval, runs } = shownMean(shown, name, report);
    return {
      cells: [
        name,
        links.value(name, format(mean), measure),
        intervalText(interval, format),
        { text: formatNumber(runs), to: valuesId },
      ],
    };
  });
  const caption = `The messages, and the ${measureNames[measure]} of their post`;
  const columns = [textColumn("message"), ...["mean", "interval", "runs"].map(numberColumn)];
  return section(
    "answer",
    people === undefined ? "The answer, about agents only" : "The answer",
    [
      ...(people === undefined
        ? [
            paragraph(answer.sentence, "lead"),
            paragraph(
              "Nothing here is about people: that takes real answers of some of them (concordat study resume … --real answers.csv).",
            ),
          ]
        : [
            paragraph(people.sentence, "lead"),
            ...(people.plans ?? []).map((plan) => paragraph(plan)),
            `<p class="muted">${peopleSource(people)}</p>`,
            subheading("What the agents alone show"),
            paragraph(answer.sentence),
          ]),
      meansChart(
        `${capitalised(measureNames[measure])} of each message`,
        messages.map(({ name, mean }) => ({
          label: name,
          value: mean,
          interval: shownMean(shown, name, report).interval,
          isMarked: answer.best.includes(name),
        })),
        format,
      ),
      table(caption, columns, rows),
      paragraph(
        `${howToRead} An interval here is that of one message alone. Whether two messages differ is judged run by run below: their intervals may overlap where they surely do.`,
        "muted",
      ),
      valuesOfRuns(report, shown, unit),
      ...messages.map(
        ({ name, text }) => `${subheading(name)}\n<blockquote>${escapeHtml(text)}</blockquote>`,
      ),
    ].join("\n"),
  );
}

/** Renders, as HTML, who answered, which file contains the estimates, and from what they were computed. */
function peopleSource({ answered, people, file, source }: NonNullable<StudyReport["people"]>): string {
  const who = `${counted(answered, "person", "people")} of ${people} really answered.`;
  const from = source === undefined ? "" : ` ${escapeHtml(source)}`;
  return file === null
    ? who + from
    : `${who}${from} <a href="${studyFiles.calibrationPage}">All estimates as pictures, what the agents are worth and what this rests on</a>; as data: ${escapeHtml(file)}.`;
}

/** The id of the section with the values of all runs. */
export const valuesId = "values";

/**
 * Returns the confidence interval of the deciding measure for a message. The interval of a share is restricted to 0 to
 * 1.
 */
function shownMean(
  shown: readonly MessageFigures[],
  name: string,
  { measure }: Pick<StudyReport, "measure">,
): Pick<MeanOfMessage, "interval" | "runs"> {
  const found = shown.find((one) => one.name === name)?.means.find((one) => one.measure === measure);
  if (found === undefined) return { interval: null, runs: 0 };
  const { interval, runs } = found;
  return { runs, interval: unitOfMeasure(measure) === "share" ? withinShares(interval) : interval };
}

function valuesOfRuns(
  { messages, measure }: StudyReport,
  shown: readonly MessageFigures[],
  unit: MeasureUnit,
): string {
  const seeds = shown[0]?.runs.map(({ seed }) => seed) ?? [];
  const rows = seeds.map((seed, index) => ({
    cells: [String(seed), ...messages.map(({ values }) => formatMeasureValue(values[index] ?? null, unit))],
  }));
  const caption = `The ${measureNames[measure]} in each run, by its seed`;
  return folded(
    capitalised(`${measureNames[measure]} in each run`),
    `<p id="${valuesId}" tabindex="-1">Runs with the same seed are compared with each other.</p>
${table(caption, [textColumn("seed"), ...messages.map(({ name }) => numberColumn(name))], rows)}`,
  );
}
