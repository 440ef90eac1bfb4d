import type {
  CalibratedEstimate,
  CalibratedQuestion,
  CalibrationReport,
} from "@concordat/contracts/calibration-report";
import { checkValue, isRecord, required } from "@concordat/contracts/options";
import {
  bulleted,
  counted,
  escapeHtml,
  figure,
  folded,
  type IntervalRow,
  intervalChart,
  numberColumn,
  page,
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
import { differencePlanSentence, planSentence } from "./plan-words.js";
import {
  agentsIntervalSentence,
  differenceSentence,
  errorSentences,
  hasAgentsInterval,
  movedSentence,
  optionName,
  questionName,
  roughSentence,
  valueText,
  worthSentence,
} from "./words.js";

const reportRule = required({
  message: "must be what calibrate gives",
  test: (value) => isRecord(value) && "questions" in value && "assumptions" in value,
});

/** Maximum length of a label in a chart. */
const maxLabel = 28;

/**
 * Renders a calibration as one HTML file: the three estimates on one axis, the worth of the agents, their
 * errors, and the basis of the intervals.
 * @example
 * await writeFile("calibration.html", renderCalibration(calibrate({ questions, runs: [{ people }] })));
 */
export function renderCalibration(report: CalibrationReport): string {
  checkValue(report, reportRule, "report");
  const { people, about, questions, differences, skipped, assumptions } = report;
  const whom =
    about === "these-people" ? `these ${counted(people, "person", "people")}` : "people like these";
  return page({
    kind: "Calibration of Simulated Agents",
    title: `What ${whom} would say`,
    notes: assumptions.warnings.map(({ sentence }) => sentence),
    main: [
      ...questions.map((question, at) => questionSection(question, at)),
      ...(differences.length === 0
        ? []
        : [
            section(
              "differences",
              "How the messages differ",
              bulleted(
                differences.map((one) =>
                  [differenceSentence(one), differencePlanSentence(one) ?? ""].join(" ").trim(),
                ),
              ),
            ),
          ]),
      ...(skipped.length === 0
        ? []
        : [section("skipped", "What is not estimated", bulleted(skipped.map(({ sentence }) => sentence)))]),
      assumptionsSection(report),
    ].join("\n"),
    footer: `<p>${escapeHtml(`Made by Concordat from the answers of ${counted(people, "agent")} and of those of their people who really answered.`)}</p>`,
  });
}

function questionSection(question: CalibratedQuestion, at: number): string {
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
        `${counted(answered, "person", "people")} really answered. Of ${counted(agents + unanswered_agents, "agent")}, ${agents} gave a valid answer${source === "odds" ? "; their odds of each option are used" : ""}.`,
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
      ...planned(planSentence(estimate)),
    ]),
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

function planned(sentence: string | null): string[] {
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

/** An option's axis is that of shares; that of a scale ends where the scale does. */
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

const chosenSentences: Readonly<Record<CalibrationReport["assumptions"]["chosen"], string>> = {
  random: "The people who answered were drawn at random from the table.",
  column: "The people who answered were drawn at random within each value of a column.",
  unknown: "How the people who answered were chosen is not known.",
};

function assumptionsSection({ about, weighted, assumptions, questions }: CalibrationReport): string {
  const { chosen, column, differing_columns: differing } = assumptions;
  const moved = movedSentence(questions);
  const value = (number: number, of: string | null): string =>
    of === null ? printNumber(number) : printShare(number);
  return section(
    "assumptions",
    "On what this rests",
    [
      bulleted([
        `${chosenSentences[chosen]}${column === null ? "" : ` The column: ${column}.`}`,
        about === "these-people"
          ? "The intervals are about the people of the table, answered or not."
          : "The intervals are about all people of whom those of the table are a random sample.",
        ...(weighted ? ["Some people count more than others, by their weights."] : []),
        "They hold however wrong the agents are: the agents’ error is measured where real answers are known. Whether to use the agents was not decided after looking at their worth.",
        ...(moved === null ? [] : [moved]),
      ]),
      ...(differing.length === 0
        ? []
        : [
            table(
              "In what those who answered differ from the others",
              [
                textColumn("column"),
                textColumn("value"),
                numberColumn("answered"),
                numberColumn("others"),
                numberColumn("p"),
              ],
              differing.map((one) => ({
                cells: [
                  one.column,
                  one.value ?? "mean",
                  value(one.answered, one.value),
                  value(one.others, one.value),
                  one.p_holm < 0.001 ? "< 0.001" : one.p_holm.toFixed(3),
                ],
              })),
            ),
          ]),
    ].join("\n"),
  );
}
