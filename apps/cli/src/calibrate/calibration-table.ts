import {
  agentsIntervalSentence,
  columnsSentence,
  differencePlanSentence,
  differenceSentence,
  distinctDifferences,
  distinctEstimates,
  distinctSentences,
  estimateTexts,
  intervalsSentence,
  movedSentence,
  optionName,
  originSentence,
  planSentence,
  questionName,
  roughSentence,
  simultaneousSentence,
  unusedInSegments,
  worthSentence,
} from "@concordat/calibration";
import type {
  CalibratedEstimate,
  CalibratedQuestion,
  CalibrationReport,
} from "@concordat/contracts/calibration-report";
import { counted } from "@concordat/contracts/options";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import { colours } from "../terminal/colours.js";
import { wrapLines } from "./wrap-lines.js";

/** Words for the kind of agents' answers that an estimate uses. */
const sourceText: Readonly<Record<CalibratedQuestion["source"], string>> = {
  odds: ", whose odds are used",
  percentages: ", whose percentages are used",
  answers: "",
};

const nameWidth = 17;
const cellWidth = 20;

/** Formats a calibration: first the notes, then a row for each option with the three estimates. */
export function calibrationTable(report: CalibrationReport): string {
  const { about, people, questions, differences, skipped, assumptions } = report;
  const whom =
    about === "these-people" ? `these ${counted(people, "person", "people")}` : "people like these";
  const moved = movedSentence(questions);
  const origin = originSentence(report);
  return [
    ...assumptions.warnings.flatMap(({ sentence }) => wrapLines(`! ${onOneLine(sentence)}`)),
    ...wrapLines(
      `Estimates about ${whom}: ${intervalsSentence(report)} ${agentsIntervalSentence(questions)}`,
    ),
    ...questions.flatMap(questionLines),
    ...(moved === null ? [] : ["", ...wrapLines(moved)]),
    ...(differences.length === 0
      ? []
      : [
          "",
          ...distinctDifferences(differences).flatMap((one) => [
            ...wrapLines(onOneLine(differenceSentence(one))),
            ...indented(differencePlanSentence(one, questions)),
          ]),
        ]),
    ...(skipped.length === 0
      ? []
      : ["", ...distinctSentences(skipped).flatMap((one) => wrapLines(`not estimated: ${onOneLine(one)}`))]),
    ...(origin === null ? [] : ["", ...wrapLines(onOneLine(origin))]),
  ].join("\n");
}

function questionLines(question: CalibratedQuestion): string[] {
  const { text, answered, agents, unanswered_agents, estimates, source } = question;
  const { bold, dim } = colours.out;
  const rough = roughSentence(question);
  const distinct = distinctEstimates(question);
  const head = ["", "real alone", "agents alone", "rectified"];
  return [
    "",
    ...wrapLines(`${onOneLine(questionName(question))}: ${onOneLine(text)}`).map(bold),
    ...wrapLines(
      `${counted(answered, "person", "people")} answered, and ${agents} of ${counted(agents + unanswered_agents, "agent")}${sourceText[source]}`,
    ),
    ...(rough === null ? [] : wrapLines(rough)),
    dim(cells(head)),
    ...estimates
      .filter(({ segment }) => segment === undefined)
      .flatMap((estimate) => (distinct.includes(estimate) ? estimateLines(estimate) : estimateRow(estimate))),
    ...indented(simultaneousSentence(question)),
    ...segmentsOf(estimates).flatMap(([name, part]) => [dim(onOneLine(name)), ...part.flatMap(estimateRow)]),
    ...unusedInSegments(question).flatMap((sentence) => wrapLines(onOneLine(sentence), "  ")),
  ];
}

/** Returns the estimates of each segment, with its name. */
function segmentsOf(
  estimates: readonly CalibratedEstimate[],
): readonly (readonly [name: string, estimates: readonly CalibratedEstimate[]])[] {
  const names = new Map<string, CalibratedEstimate[]>();
  for (const estimate of estimates) {
    const { segment, rectified } = estimate;
    if (segment === undefined) continue;
    const name = `${segment.column} = ${segment.value} (${rectified.n} answered)`;
    names.set(name, [...(names.get(name) ?? []), estimate]);
  }
  return [...names];
}

function estimateLines(estimate: CalibratedEstimate): string[] {
  return [
    ...estimateRow(estimate),
    ...wrapLines(worthSentence(estimate), "  "),
    ...indented(columnsSentence(estimate)),
    ...indented(planSentence(estimate)),
  ];
}

/** Formats three estimates as a row of a table. If they are too wide, they are written below each other. */
function estimateRow(estimate: CalibratedEstimate): string[] {
  const name = onOneLine(optionName(estimate.option));
  const { real, simulated, rectified } = estimateTexts(estimate);
  const named = [
    ["real alone", real],
    ["agents alone", simulated],
    ["rectified", rectified],
  ] as const;
  return named.some(([, cell]) => cell.length > cellWidth)
    ? [name, ...named.map(([title, cell]) => `  ${title}: ${cell}`)]
    : [cells([name, ...named.map(([, cell]) => cell)])];
}

function indented(sentence: string | null): string[] {
  return sentence === null ? [] : wrapLines(sentence, "  ");
}

function cells([name = "", ...rest]: readonly string[]): string {
  const first = [...name];
  const fitted = first.length > nameWidth ? `${first.slice(0, nameWidth - 1).join("")}…` : name;
  return [fitted.padEnd(nameWidth), ...rest.map((cell) => cell.padEnd(cellWidth))].join(" ").trimEnd();
}
