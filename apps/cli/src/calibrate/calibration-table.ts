import {
  agentsIntervalSentence,
  differencePlanSentence,
  differenceSentence,
  hasAgentsInterval,
  movedSentence,
  optionName,
  planSentence,
  questionName,
  roughSentence,
  simultaneousSentence,
  valueText,
  worthSentence,
} from "@concordat/calibration";
import type {
  CalibratedEstimate,
  CalibratedQuestion,
  CalibrationReport,
} from "@concordat/contracts/calibration-report";
import { counted } from "@concordat/contracts/options";
import { colours } from "../terminal/colours.js";
import { onOneLine } from "../terminal/escape-control-chars.js";
import { wrapped } from "./wrapped.js";

/** What is used of the agents' answers. */
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
  return [
    ...assumptions.warnings.flatMap(({ sentence }) => wrapped(`! ${onOneLine(sentence)}`)),
    ...wrapped(
      `Estimates about ${whom}: the intervals of “real alone” and “rectified” hold in 95 of 100 cases. ${agentsIntervalSentence(questions)}`,
    ),
    ...questions.flatMap(questionLines),
    ...(moved === null ? [] : ["", ...wrapped(moved)]),
    ...(differences.length === 0
      ? []
      : [
          "",
          ...differences.flatMap((one) => [
            ...wrapped(onOneLine(differenceSentence(one))),
            ...indented(differencePlanSentence(one)),
          ]),
        ]),
    ...(skipped.length === 0
      ? []
      : ["", ...skipped.flatMap(({ sentence }) => wrapped(`not estimated: ${onOneLine(sentence)}`))]),
  ].join("\n");
}

function questionLines(question: CalibratedQuestion): string[] {
  const { text, answered, agents, unanswered_agents, estimates, source } = question;
  const { bold, dim } = colours.out;
  const rough = roughSentence(question);
  const head = ["", "real alone", "agents alone", "rectified"];
  return [
    "",
    ...wrapped(`${onOneLine(questionName(question))}: ${onOneLine(text)}`).map(bold),
    ...wrapped(
      `${counted(answered, "person", "people")} answered, and ${agents} of ${counted(agents + unanswered_agents, "agent")}${sourceText[source]}`,
    ),
    ...(rough === null ? [] : wrapped(rough)),
    dim(cells(head)),
    ...estimates.filter(({ segment }) => segment === undefined).flatMap(estimateLines),
    ...indented(simultaneousSentence(question)),
    ...segmentsOf(estimates).flatMap(([name, part]) => [dim(onOneLine(name)), ...part.flatMap(estimateRow)]),
  ];
}

/** The estimates of each segment, with its name. */
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
    ...wrapped(worthSentence(estimate), "  "),
    ...indented(planSentence(estimate)),
  ];
}

/** The three estimates in a row, or below each other if they are too wide. */
function estimateRow(estimate: CalibratedEstimate): string[] {
  const { option, real, simulated, rectified } = estimate;
  const name = optionName(option);
  const named = [
    ["real alone", shown(real, option)],
    [
      "agents alone",
      hasAgentsInterval(estimate) ? shown(simulated, option) : valueText(simulated.estimate, option),
    ],
    ["rectified", shown(rectified, option)],
  ] as const;
  const row = cells([onOneLine(name), ...named.map(([, cell]) => cell)]);
  return named.some(([, cell]) => cell.length > cellWidth)
    ? [onOneLine(name), ...named.map(([title, cell]) => `  ${title}: ${cell}`)]
    : [row];
}

function indented(sentence: string | null): string[] {
  return sentence === null ? [] : wrapped(sentence, "  ");
}

/** Formats an estimate with its interval: `42.0 % (33.1–51.5)`, `3.88 (3.51–4.24)`. */
function shown({ estimate, low, high }: CalibratedEstimate["real"], option: string | null): string {
  const number = (value: number): string => valueText(value, option).replace(" %", "");
  return `${valueText(estimate, option)} (${number(low)}–${number(high)})`;
}

function cells([name = "", ...rest]: readonly string[]): string {
  const first = [...name];
  const fitted = first.length > nameWidth ? `${first.slice(0, nameWidth - 1).join("")}…` : name;
  return [fitted.padEnd(nameWidth), ...rest.map((cell) => cell.padEnd(cellWidth))].join(" ").trimEnd();
}
