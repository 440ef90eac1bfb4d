import type { CalibratedEstimate, CalibratedQuestion } from "@concordat/contracts/calibration-report";
import {
  bulleted,
  counted,
  figure,
  folded,
  formatNumber,
  type IntervalRow,
  intervalChart,
  numberColumn,
  paragraph,
  printFixed,
  printNumber,
  printShare,
  section,
  subheading,
  table,
  textColumn,
} from "@concordat/report-kit";
import { distinctEstimates, isMirrored, wholeEstimates } from "../calibrate/distinct.js";
import { columnsSentence } from "./columns-words.js";
import { errorSentences } from "./error-words.js";
import { labelOf } from "./label.js";
import { plainSentence } from "./plain-words.js";
import { planSentence } from "./plan-words.js";
import { reliability } from "./reliability-figure.js";
import { unusedInSegments } from "./unused-in-segments.js";
import {
  agentsIntervalSentence,
  estimateTexts,
  optionName,
  questionName,
  quotedName,
  roughSentence,
  simultaneousSentence,
  valueText,
  valueTexts,
  worthSentence,
} from "./words.js";

/** The last clause of the sentence on the agents. It states which of the agents' answers are used. */
const sourceText: Readonly<Record<CalibratedQuestion["source"], string>> = {
  odds: "; their odds of each option are used",
  percentages: "; the percentages that they state for each option are used",
  answers: "",
};

export function questionSection(question: CalibratedQuestion, at: number): string {
  const {
    text,
    answered,
    agents,
    unanswered_agents,
    source,
    total_variation: variation,
    estimates,
  } = question;
  const whole = wholeEstimates(question);
  const distinct = distinctEstimates(question);
  const parts = [
    paragraph(text, "lead"),
    paragraph(
      [
        `${counted(answered, "person", "people")} really answered. Of ${counted(agents + unanswered_agents, "agent")}, ${formatNumber(agents)} gave a valid answer${sourceText[source]}.`,
        agentsIntervalSentence([question]),
        roughSentence(question) ?? "",
      ]
        .join(" ")
        .trim(),
    ),
    ...whole.flatMap((estimate) => [
      subheading(optionName(estimate.option)),
      ...(distinct.includes(estimate) ? [paragraph(plainSentence(estimate, isMirrored(question)))] : []),
      threeEstimates(estimate, question.range),
      ...(distinct.includes(estimate)
        ? [
            paragraph(worthSentence(estimate)),
            ...paragraphs(columnsSentence(estimate)),
            ...paragraphs(planSentence(estimate)),
          ]
        : []),
    ]),
    ...paragraphs(simultaneousSentence(question)),
    subheading("Where the agents are wrong"),
    bulleted([
      ...distinct.flatMap(errorSentences),
      ...(variation === null
        ? []
        : [
            `For both to be distributed alike, ${printShare(variation)} of the agents would have to answer otherwise.`,
          ]),
    ]),
    ...distinct.flatMap((estimate) => reliability(estimate, source)),
    ...errorBySegment(estimates, distinct),
    ...unusedInSegments(question).map((sentence) => paragraph(sentence)),
    folded("All numbers", allNumbers(questionName(question), estimates)),
  ];
  return section(`question-${at + 1}`, questionName(question), parts.join("\n"));
}

function paragraphs(sentence: string | null): string[] {
  return sentence === null ? [] : [paragraph(sentence)];
}

function threeEstimates(
  { option, real, simulated, rectified }: CalibratedEstimate,
  range: CalibratedQuestion["range"],
): string {
  const row = (label: string, { estimate, low, high }: typeof real, isMarked: boolean): IntervalRow => ({
    label,
    value: estimate,
    interval: low < high ? { low, high } : null,
    isMarked,
  });
  const chart = {
    name: `${optionName(option)}: three estimates`,
    rows: [
      row("real alone", real, false),
      row("agents alone", simulated, false),
      row("rectified", rectified, true),
    ],
    format: (value: number) => valueText(value, option),
    none: "no value",
    ...axisOf(option, range),
  };
  const texts = valueTexts([rectified.estimate, rectified.low, rectified.high], option);
  return figure(
    (width) => intervalChart(chart, width),
    `Rectified: ${texts[0]}, ${texts[1]} to ${texts[2]}.`,
  );
}

/** Returns the axis of a chart: from 0 to 100 % for an option, and the range of the scale for a scale. */
function axisOf(
  option: string | null,
  range: CalibratedQuestion["range"],
): { readonly range?: { readonly least: number; readonly greatest: number } } {
  if (option !== null) return { range: { least: 0, greatest: 1 } };
  return range === undefined ? {} : { range };
}

/** Renders the agents' error in each segment, with a figure for each distinct option. */
function errorBySegment(
  estimates: readonly CalibratedEstimate[],
  distinct: readonly CalibratedEstimate[],
): string[] {
  return distinct.flatMap(({ option }) => {
    const rows = estimates
      .filter((estimate) => estimate.segment !== undefined && estimate.option === option)
      .map(({ segment, fidelity: { error } }) => ({
        label: labelOf(`${segment?.column}: ${segment?.value}`),
        value: error.estimate,
        interval: { low: error.low, high: error.high },
        isMarked: error.low > 0 || error.high < 0,
      }));
    if (rows.length === 0) return [];
    const chart = {
      name: `How much too high agents put ${quotedName(option === null ? null : labelOf(option))}, by segment`,
      rows,
      format: (value: number) => valueText(value, option),
      none: "no value",
    };
    const caption = `${chart.name}; below 0, too low. Highlighted: the interval does not contain 0.`;
    return [figure((width) => intervalChart(chart, width), caption)];
  });
}

const columns = [
  textColumn("of whom"),
  textColumn("what"),
  numberColumn("real alone"),
  numberColumn("agents alone"),
  numberColumn("rectified"),
  numberColumn("answers"),
  numberColumn("worth"),
  numberColumn("correlation"),
];

function allNumbers(name: string, estimates: readonly CalibratedEstimate[]): string {
  return table(
    `${name}: all estimates, each with its 95 % interval`,
    columns,
    estimates.map((estimate) => {
      const { option, segment, rectified, worth, fidelity } = estimate;
      const texts = estimateTexts(estimate);
      return {
        cells: [
          segment === undefined ? "all" : labelOf(`${segment.column}: ${segment.value}`),
          labelOf(optionName(option)),
          texts.real,
          texts.simulated,
          texts.rectified,
          String(rectified.n),
          worth.verdict === "unused" ? "not used" : printNumber(Math.round(worth.answers)),
          fidelity.correlation === undefined ? "–" : printFixed(fidelity.correlation.estimate, 2),
        ],
      };
    }),
  );
}
