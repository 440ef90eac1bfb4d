import {
  counted,
  figure,
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
import type { AnswerFilter } from "../answers/answer-filter.js";
import { limits } from "../limits.js";
import type { RunReport } from "../run/run-report.js";
import type { AskingFigures, Question, QuestionFigures } from "../survey/survey-figures.js";
import type { AnswerLinks } from "./links.js";

/** How many places of a scale, or choices, are drawn. */
const mostDrawn = 30;

/** What agents answered in surveys, and how their answers changed. */
export function surveys({ surveys: all }: RunReport, links: AnswerLinks): string {
  if (all.length === 0) return "";
  return section(
    "surveys",
    "Surveys",
    [
      paragraph(
        "A shift counts only agents who answered both times. In a single run it has no interval: what the same questions come to without the message, and with other seeds, shows what it is worth.",
        "muted",
      ),
      ...all.map((figures, index) => oneQuestion(figures, index, links)),
    ].join("\n"),
  );
}

function oneQuestion(figures: QuestionFigures, index: number, links: AnswerLinks): string {
  const { survey, question, askings } = figures;
  return [
    subheading(`${index + 1}. ${shortened(question.text, 200)}`),
    paragraph(
      `${describe(question)} Questionnaire ${shortened(survey, 60)}, question ${shortened(question.id, 60)}.`,
      "muted",
    ),
    accounts(figures, index, links),
    ...askings.map((asking) => distribution(figures, asking, index, links)),
    ...(askings.some(({ mean }) => mean !== null) ? [means(askings, index)] : []),
    ...(figures.shifts.length === 0 ? [] : [shifts(figures, index)]),
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

/** The answers to a question at one time. */
function askedAt({ survey, question }: QuestionFigures, round: number): AnswerFilter {
  return { survey, question: question.id, round };
}

function accounts(figures: QuestionFigures, index: number, links: AnswerLinks): string {
  return table(
    `Agents asked question ${index + 1}, by what became of their answers`,
    [textColumn("before round"), ...["asked", "valid", "invalid", "failed"].map(numberColumn)],
    figures.askings.map(({ round, asked, valid, invalid, failed }) => {
      const where = askedAt(figures, round);
      return {
        cells: [
          String(round),
          links.count(asked, where),
          links.count(valid, { ...where, state: "valid" }),
          links.count(invalid, { ...where, state: "invalid" }),
          links.count(failed, { ...where, state: "failed" }),
        ],
      };
    }),
  );
}

function distribution(
  figures: QuestionFigures,
  { round, counts, valid }: AskingFigures,
  index: number,
  links: AnswerLinks,
): string {
  if (counts.length === 0 || valid === 0) return "";
  const caption = `Answers to question ${index + 1} before round ${round}`;
  const parts = counts
    .slice(0, mostDrawn)
    .map(({ answer, count }) => ({ label: shortened(String(answer), 60), count }));
  const rows = counts.slice(0, limits.rows).map(({ answer, count }) => ({
    cells: [
      shortened(String(answer), 60),
      links.count(count, { ...askedAt(figures, round), answer: String(answer) }),
      formatShare(count / valid),
    ],
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
