import {
  command,
  counted,
  escapeHtml,
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
import { shellWord } from "@concordat/report-kit/shell-word";
import {
  type AskingFigures,
  formatSurveyTime,
  type QuestionFigures,
  sinceAsked,
  type WeightedFigures,
} from "@concordat/simulation/results";
import type { AnswerFilter } from "../answers/answer-filter.js";
import { limits } from "../limits.js";
import { filterArguments } from "../lists/filter-arguments.js";
import type { RunReport } from "../run/run-report.js";
import { shownTimes } from "../survey/shown-times.js";
import type { AnswerLinks } from "./links.js";

/** Maximum number of choices or points of a scale in a chart. */
const maxDrawn = 30;

/** The space that is available for one question, which limits the size of the page. */
interface Room {
  /** Maximum number of rows in each table of the question. */
  readonly rows: number;
  /** Maximum number of charts of the question. */
  readonly charts: number;
}

/** Renders the survey answers, and how they changed. */
export function surveys(
  { surveys: all, place, scenarioRounds: rounds }: RunReport,
  links: AnswerLinks,
): string {
  if (all.length === 0) return "";
  const room = {
    rows: Math.max(1, Math.floor(limits.surveyRows / all.length)),
    charts: Math.floor(limits.surveyCharts / all.length),
  };
  return section(
    "surveys",
    "Surveys",
    [
      paragraph(
        "A shift counts only agents who answered both times. In a single run it has no interval: what the same questions come to without the message, and with other seeds, shows what it is worth.",
        "muted",
      ),
      ...all.map((figures, index) => oneQuestion({ figures, index, room, links, place, rounds })),
    ].join("\n"),
  );
}

/** A survey question on the page. */
interface AskedQuestion {
  readonly figures: QuestionFigures;
  /** The index of the question on the page, counted from 0. */
  readonly index: number;
  readonly room: Room;
  readonly links: AnswerLinks;
  readonly place: readonly string[];
  /** Number of rounds of the scenario. */
  readonly rounds: number;
}

function oneQuestion(asked: AskedQuestion): string {
  const { index, room } = asked;
  const { survey, question, askings } = asked.figures;
  const accounted = shownTimes(askings, () => 1, Math.min(room.rows, limits.rows));
  const distributed = shownTimes(askings, rowsOfDistribution, room.rows);
  const drawn = new Set(shownTimes(distributed.shown, () => 1, room.charts).shown);
  return [
    subheading(`${index + 1}. ${shortened(question.text, 200)}`),
    paragraph(
      `${describe(question)} Questionnaire ${shortened(survey, 60)}, question ${shortened(question.id, 60)}.`,
      "muted",
    ),
    accounts(asked, accounted.shown),
    ...distributed.shown.map((asking) => distribution(asked, asking, room.charts > 0 && drawn.has(asking))),
    ...(askings.some(({ mean }) => mean !== null) ? [means(asked, accounted.shown)] : []),
    ...(asked.figures.shifts.length === 0 ? [] : [shifts(asked)]),
    ...leftOut(asked, Math.max(accounted.leftOut, distributed.leftOut)),
  ].join("\n");
}

function rowsOfDistribution({ counts, valid }: AskingFigures): number {
  return valid === 0 ? 0 : Math.min(counts.length, limits.rows);
}

/** Returns a note about answers that do not fit on the page, with the command that lists them. */
function leftOut({ figures, room, place }: AskedQuestion, times: number): string[] {
  const { survey, question, askings } = figures;
  const answers = askings[0]?.counts.length ?? 0;
  const rows = Math.min(limits.rows, room.rows);
  const what = [
    ...(times === 0
      ? []
      : [`${formatNumber(times)} of the ${formatNumber(askings.length)} times that it was asked`]),
    ...(answers <= rows
      ? []
      : [`all but the first ${formatNumber(rows)} of ${formatNumber(answers)} answers`]),
  ];
  if (what.length === 0) return [];
  const where = filterArguments({ survey, question: question.id });
  const all = ["concordat", "simulate", "answers", ...place.map(shellWord), ...where];
  return [
    `<p class="muted">${escapeHtml(`Tables above leave out ${what.join(", and ")}. All answers:`)} ${command(all)}</p>`,
  ];
}

function describe(question: QuestionFigures["question"]): string {
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

/** Returns the filter for the answers to a question in one round. */
function askedAt({ survey, question }: QuestionFigures, round: number): AnswerFilter {
  return { survey, question: question.id, round };
}

function accounts({ figures, index, links, rounds }: AskedQuestion, shown: readonly AskingFigures[]): string {
  return table(
    `Agents asked question ${index + 1}, by the outcome of their answers`,
    [textColumn("when"), ...["asked", "valid", "invalid", "failed"].map(numberColumn)],
    shown.map(({ round, asked, valid, invalid, failed }) => {
      const where = askedAt(figures, round);
      return {
        cells: [
          formatSurveyTime(round, rounds),
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
  { figures, index, links, room, rounds }: AskedQuestion,
  { round, counts, valid, weighted }: AskingFigures,
  isDrawn: boolean,
): string {
  if (counts.length === 0 || valid === 0) return "";
  const caption = `Answers to question ${index + 1} ${formatSurveyTime(round, rounds)}`;
  const parts = counts
    .slice(0, maxDrawn)
    .map(({ answer, count }) => ({ label: shortened(String(answer), 60), count }));
  const rows = counts.slice(0, Math.min(limits.rows, room.rows)).map(({ answer, count }, at) => ({
    cells: [
      shortened(String(answer), 60),
      links.count(count, { ...askedAt(figures, round), answer: String(answer) }),
      formatShare(count / valid),
      ...(weighted === undefined ? [] : [formatShare(weighted.shares[at] ?? 0)]),
    ],
  }));
  const columns = [textColumn("answer"), numberColumn("agents"), numberColumn("of all answers")];
  return [
    ...(isDrawn ? [figure((width) => shareBar({ name: caption, parts }, width), null)] : []),
    table(caption, weighted === undefined ? columns : [...columns, numberColumn("weighted")], rows),
    ...(weighted === undefined ? [] : [paragraph(weightedNote(valid, weighted), "muted")]),
  ].join("\n");
}

function weightedNote(valid: number, { effective }: WeightedFigures): string {
  return `Weighted by the people's weights; the ${counted(valid, "answer")} tell as much as ${formatNumber(Math.round(effective))} with equal weights would.`;
}

function means({ index, rounds }: AskedQuestion, askings: readonly AskingFigures[]): string {
  const isWeighted = askings.some(({ weighted }) => weighted !== undefined);
  return table(
    `Mean and middle of the answers to question ${index + 1}`,
    [
      ...[textColumn("when"), numberColumn("answers"), numberColumn("mean"), numberColumn("middle")],
      ...(isWeighted ? [numberColumn("weighted mean")] : []),
    ],
    askings.map(({ round, valid, mean, median, weighted }) => ({
      cells: [
        ...[formatSurveyTime(round, rounds), formatNumber(valid), formatNumber(mean), formatNumber(median)],
        ...(isWeighted ? [formatNumber(weighted?.mean ?? null)] : []),
      ],
    })),
  );
}

function shifts({ figures: { shifts: all, question }, index, room, rounds }: AskedQuestion): string {
  const rows = shownTimes(all, () => 1, Math.min(room.rows, limits.rows)).shown.map(
    ({ from, to, agents, changed, difference }) => ({
      cells: [
        sinceAsked(from, to, rounds),
        formatNumber(agents),
        agents === 0 ? "–" : formatNumber(changed),
        difference === null ? "–" : formatChange(difference),
      ],
    }),
  );
  const whole = table(
    `How answers to question ${index + 1} changed`,
    [textColumn("when"), numberColumn("answered both"), numberColumn("changed"), numberColumn("mean change")],
    rows,
  );
  if (question.kind !== "choice") return whole;
  const changed = shownTimes(all, ({ choices: counts }) => Math.min(counts.length, limits.rows), room.rows);
  const choices = changed.shown.flatMap(({ from, to, agents, choices: counts }) =>
    counts.slice(0, Math.min(limits.rows, room.rows)).map(({ answer, before, after }) => ({
      cells: [
        `${shortened(answer, 60)}, ${sinceAsked(from, to, rounds)}`,
        formatNumber(before),
        formatNumber(after),
        agents === 0 ? "–" : formatChange(after - before),
      ],
    })),
  );
  return `${whole}\n${table(
    `Choices of question ${index + 1} before and after, of those who answered both times`,
    [textColumn("answer, when"), numberColumn("before"), numberColumn("after"), numberColumn("change")],
    choices,
  )}`;
}
