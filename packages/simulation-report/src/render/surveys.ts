import {
  counted,
  escapeHtml,
  figure,
  folded,
  formatChange,
  formatNumber,
  formatShare,
  numberColumn,
  paragraph,
  section,
  shareBar,
  shortened,
  subheading,
  table,
  textColumn,
} from "@concordat/report-kit";
import { limits } from "../limits.js";
import type { RunReport } from "../run/run-report.js";
import type { AskingFigures, Question, QuestionFigures } from "../survey/survey-figures.js";

/** How many places of a scale, or choices, are drawn. */
const mostDrawn = 30;

/** What agents answered in surveys, and how their answers changed. */
export function surveys({ surveys: all }: RunReport): string {
  if (all.length === 0) return "";
  return section(
    "surveys",
    "Surveys",
    [
      paragraph(
        "A shift counts only agents who answered both times. In a single run it has no interval: what the same questions come to without the message, and with other seeds, shows what it is worth.",
        "muted",
      ),
      ...all.map(oneQuestion),
    ].join("\n"),
  );
}

function oneQuestion(figures: QuestionFigures, index: number): string {
  const { survey, question, askings } = figures;
  return [
    subheading(`${index + 1}. ${shortened(question.text, 200)}`),
    paragraph(
      `${describe(question)} Questionnaire ${shortened(survey, 60)}, question ${shortened(question.id, 60)}.`,
      "muted",
    ),
    accounts(askings, index),
    ...askings.map((asking) => distribution(asking, index)),
    ...(askings.some(({ mean }) => mean !== null) ? [means(askings, index)] : []),
    ...(figures.shifts.length === 0 ? [] : [shifts(figures, index)]),
    ...askings.map((asking) => listed(asking)),
  ].join("\n");
}

function describe(question: Question): string {
  switch (question.kind) {
    case "choice":
      return `One of ${counted(question.choices.length, "choice")}.`;
    case "scale":
      return `A scale from ${question.lowest} (${shortened(question.lowest_means, 60)}) to ${question.highest} (${shortened(question.highest_means, 60)}).`;
    case "number":
      return "A number.";
    case "text":
      return "A short text.";
  }
}

function accounts(askings: readonly AskingFigures[], index: number): string {
  return table(
    `Agents asked question ${index + 1}, by what became of their answers`,
    [textColumn("before round"), ...["asked", "valid", "invalid", "failed"].map(numberColumn)],
    askings.map(({ round, asked, valid, invalid, failed }) => ({
      cells: [String(round), ...[asked, valid, invalid, failed].map(formatNumber)],
    })),
  );
}

function distribution({ round, counts, valid }: AskingFigures, index: number): string {
  if (counts.length === 0 || valid === 0) return "";
  const caption = `Answers to question ${index + 1} before round ${round}`;
  const parts = counts
    .slice(0, mostDrawn)
    .map(({ answer, count }) => ({ label: shortened(String(answer), 60), count }));
  const rows = counts.slice(0, limits.rows).map(({ answer, count }) => ({
    cells: [shortened(String(answer), 60), formatNumber(count), formatShare(count / valid)],
  }));
  return [
    figure((width) => shareBar({ name: caption, parts }, width), null),
    table(caption, [textColumn("answer"), numberColumn("agents"), numberColumn("of all answers")], rows),
  ].join("\n");
}

function means(askings: readonly AskingFigures[], index: number): string {
  return table(
    `Mean and middle of the answers to question ${index + 1}`,
    [textColumn("before round"), numberColumn("answers"), numberColumn("mean"), numberColumn("middle")],
    askings.map(({ round, valid, mean, median }) => ({
      cells: [String(round), formatNumber(valid), formatNumber(mean), formatNumber(median)],
    })),
  );
}

function shifts({ shifts: all, question }: QuestionFigures, index: number): string {
  const rows = all.map(({ from, to, agents, changed, difference }) => ({
    cells: [
      `${from} to ${to}`,
      formatNumber(agents),
      agents === 0 ? "–" : formatNumber(changed),
      difference === null ? "–" : formatChange(difference),
    ],
  }));
  const whole = table(
    `How answers to question ${index + 1} changed`,
    [
      textColumn("rounds"),
      numberColumn("answered both"),
      numberColumn("changed"),
      numberColumn("mean change"),
    ],
    rows,
  );
  if (question.kind !== "choice") return whole;
  const choices = all.flatMap(({ from, to, agents, choices: counts }) =>
    counts.slice(0, limits.rows).map(({ answer, before, after }) => ({
      cells: [
        `${shortened(answer, 60)}, ${from} to ${to}`,
        formatNumber(before),
        formatNumber(after),
        agents === 0 ? "–" : formatChange(after - before),
      ],
    })),
  );
  return `${whole}\n${table(
    `Choices of question ${index + 1} before and after, of those who answered both times`,
    [textColumn("answer, rounds"), numberColumn("before"), numberColumn("after"), numberColumn("change")],
    choices,
  )}`;
}

function listed({ round, first, valid }: AskingFigures): string {
  if (first.length === 0) return "";
  const items = first.map(
    ({ agent, answer }) =>
      `<li>${escapeHtml(`${shortened(agent, 60)}: ${shortened(String(answer), limits.listedText)}`)}</li>`,
  );
  const title = `Answers before round ${round}: ${first.length === valid ? `all ${formatNumber(valid)}` : `the first ${first.length} of ${formatNumber(valid)}`}`;
  return folded(title, `<ol class="decisions">${items.join("\n")}</ol>`);
}
