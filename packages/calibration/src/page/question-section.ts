import type { CalibratedEstimate, CalibratedQuestion } from "@concordat/contracts/calibration-report";
import {
  bulleted,
  counted,
  figure,
  folded,
  type IntervalRow,
  intervalChart,
  numberColumn,
  paragraph,
  printNumber,
  printShare,
  reliabilityChart,
  section,
  shortened,
  subheading,
  table,
  textColumn,
} from "@concordat/report-kit";
import { planSentence } from "./plan-words.js";
import {
  agentsIntervalSentence,
  errorSentences,
  hasAgentsInterval,
  optionName,
  questionName,
  roughSentence,
  simultaneousSentence,
  valueText,
  worthSentence,
} from "./words.js";

/** Maximum length of a label in a chart. */
const maxLabel = 28;

/** The part of the agents' answers that an estimate uses, as the end of a sentence. */
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
  const whole = estimates.filter(({ segment }) => segment === undefined);
  const parts = [
    paragraph(text, "lead"),
    paragraph(
      [
        `${counted(answered, "person", "people")} really answered. Of ${counted(agents + unanswered_agents, "agent")}, ${agents} gave a valid answer${sourceText[source]}.`,
        agentsIntervalSentence([question]),
        roughSentence(question) ?? "",
      ]
        .join(" ")
        .trim(),
    ),
    ...whole.flatMap((estimate) => [
      subheading(optionName(estimate.option)),
      threeEstimates(estimate, question.range),
      paragraph(worthSentence(estimate)),
      ...paragraphs(planSentence(estimate)),
    ]),
    ...paragraphs(simultaneousSentence(question)),
    subheading("Where the agents are wrong"),
    bulleted([
      ...whole.flatMap(errorSentences),
      ...(variation === null
        ? []
        : [
            `For both to be distributed alike, ${printShare(variation)} of the agents would have to answer otherwise.`,
          ]),
    ]),
    ...whole.flatMap(reliability),
    ...errorBySegment(estimates),
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
  return figure(
    (width) => intervalChart(chart, width),
    `Rectified: ${valueText(rectified.estimate, option)}, ${valueText(rectified.low, option)} to ${valueText(rectified.high, option)}.`,
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

function reliability({ option, fidelity }: CalibratedEstimate): string[] {
  if (option === null || fidelity.reliability.length === 0) return [];
  const chart = {
    name: `Reliability of the odds of ${option}`,
    predictedTitle: "the agents’ odds",
    observedTitle: `people who said “${shortened(option, maxLabel)}”`,
    points: fidelity.reliability.map(({ simulated, real, low, high, n }) => ({
      predicted: Math.min(1, Math.max(0, simulated)),
      observed: real,
      interval: { low, high },
      n,
    })),
    format: (value: number) => printShare(value),
  };
  return [
    folded(
      `Reliability of “${shortened(option, maxLabel)}”`,
      figure(
        (width) => reliabilityChart(chart, width),
        "On the dashed line agents are right: of people whose agents gave 30 %, 30 % said so.",
      ),
    ),
  ];
}

function errorBySegment(estimates: readonly CalibratedEstimate[]): string[] {
  const bySegment = estimates.filter(({ segment }) => segment !== undefined);
  const options = [...new Set(bySegment.map(({ option }) => option))];
  return options.map((option) => {
    const chart = {
      name: `What agents say too much of ${optionName(option)}, by segment`,
      rows: bySegment
        .filter((estimate) => estimate.option === option)
        .map(({ segment, fidelity: { error } }) => ({
          label: shortened(`${segment?.column}: ${segment?.value}`, maxLabel),
          value: error.estimate,
          interval: { low: error.low, high: error.high },
          isMarked: error.low > 0 || error.high < 0,
        })),
      format: (value: number) => valueText(value, option),
      none: "no value",
    };
    return figure((width) => intervalChart(chart, width), `${chart.name}. Highlighted: surely wrong.`);
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
    estimates.map(({ option, segment, real, simulated, rectified, worth, fidelity }) => ({
      cells: [
        segment === undefined ? "all" : shortened(`${segment.column}: ${segment.value}`, maxLabel),
        shortened(optionName(option), maxLabel),
        withInterval(real, option),
        hasAgentsInterval({ simulated })
          ? withInterval(simulated, option)
          : valueText(simulated.estimate, option),
        withInterval(rectified, option),
        String(rectified.n),
        printNumber(Math.round(worth.answers)),
        fidelity.correlation === undefined
          ? "–"
          : printNumber(Number(fidelity.correlation.estimate.toFixed(2))),
      ],
    })),
  );
}

function withInterval({ estimate, low, high }: CalibratedEstimate["real"], option: string | null): string {
  return `${valueText(estimate, option)} (${valueText(low, option)} to ${valueText(high, option)})`;
}
