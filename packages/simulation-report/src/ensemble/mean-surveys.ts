import {
  command,
  counted,
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
import { shellWord } from "@concordat/report-kit/shell-word";
import { formatSurveyTime } from "@concordat/simulation/results";
import { filterArguments } from "../lists/filter-arguments.js";
import { measureName } from "../render/measure-names.js";
import { meanAnswers } from "../survey/mean-answers.js";
import type { AskedInEnsemble, EnsembleReport } from "./ensemble-report.js";
import { meansTable } from "./means-of-measures.js";

/** Renders the survey answers and their shifts, averaged over the runs. */
export function surveys(report: EnsembleReport): string {
  const { questions } = report;
  if (questions.length === 0) return "";
  return section(
    "surveys",
    "Surveys",
    [
      paragraph(
        "Each run counts once. A shift counts only agents who answered both times; its interval is over the runs. What the same questions come to without the message shows what it is worth.",
        "muted",
      ),
      ...questions.map((asked, index) => oneQuestion(asked, index, report)),
    ].join("\n"),
  );
}

function oneQuestion(
  { survey, question, askings }: AskedInEnsemble,
  index: number,
  { measures, place, scenarioRounds: rounds }: EnsembleReport,
): string {
  const ofIt = measures.filter((one) => one.survey?.name === survey && one.survey.question === question.id);
  const answers = ofIt.flatMap(({ segment, survey: about, ...mean }) =>
    segment !== null || about === undefined ? [] : [{ ...mean, survey: about, side: null }],
  );
  const ofSegments = ofIt.filter(({ segment, runs }) => segment !== null && runs > 0);
  return [
    subheading(`${index + 1}. ${shortened(question.text, 200)}`),
    paragraph(
      `Questionnaire ${shortened(survey, 60)}, question ${shortened(question.id, 60)}.${question.kind === "text" ? " Answers in words are not averaged; they are in the report of each run." : ""}`,
      "muted",
    ),
    table(
      `Agents asked question ${index + 1}, in all runs`,
      [textColumn("when"), ...["asked", "valid", "invalid", "failed"].map(numberColumn)],
      askings.map(({ round, asked, valid, invalid, failed }) => ({
        cells: [formatSurveyTime(round, rounds), ...[asked, valid, invalid, failed].map(formatNumber)],
      })),
    ),
    singleAnswers(place, survey, question.id),
    meanAnswers(`Question ${index + 1}`, answers, rounds),
    ...(ofSegments.length === 0
      ? []
      : [
          folded(
            `Question ${index + 1}: ${counted(ofSegments.length, "mean")} of single segments`,
            meansTable(
              `Question ${index + 1} by segment`,
              "segment",
              ofSegments,
              (one) => `${shortened(one.segment ?? "", 60)}: ${measureName(one, rounds)}`,
            ),
          ),
        ]),
  ].join("\n");
}

/** Renders the command that lists the answers behind the numbers of a question. */
function singleAnswers(place: readonly string[], survey: string, question: string): string {
  const all = ["concordat", "simulate", "answers", ...place.map(shellWord)];
  return `<p class="muted">Single answers: ${command([...all, ...filterArguments({ survey, question })])}</p>`;
}
