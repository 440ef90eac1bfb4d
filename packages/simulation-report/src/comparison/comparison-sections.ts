import type {
  ComparedMeasure,
  ComparedSide,
  SimulationComparison,
} from "@concordat/contracts/simulation-comparison";
import {
  capitalised,
  counted,
  escapeHtml,
  figure,
  folded,
  formatNumber,
  intervalChart,
  numberColumn,
  paragraph,
  section,
  shortened,
  subheading,
  table,
  textColumn,
} from "@concordat/report-kit";
import { isShare, measured, measureName } from "../render/measure-names.js";
import { roundsOf, varies } from "./compared-runs.js";
import {
  differenceSentence,
  differenceUnit,
  measureNameParts,
  nameWithSegment,
  signed,
} from "./difference-words.js";

/** Maximum number of measures in a chart. */
const maxDrawn = 40;

/** Renders sentences about the differences and about what cannot be distinguished. */
export function inSentences(comparison: SimulationComparison): string {
  const { results } = comparison;
  const rounds = roundsOf(comparison);
  const groups: readonly (readonly [heading: string, of: (result: ComparedMeasure) => boolean])[] = [
    ["What differs", ({ verdict }) => verdict === "higher" || verdict === "lower"],
    ["What cannot be told apart", ({ verdict }) => verdict === "not-told-apart"],
    ["What does not vary", ({ verdict }) => verdict === "nothing-varies"],
    ["What cannot be judged", ({ verdict }) => verdict === "too-few-runs"],
  ];
  const parts = groups.flatMap(([heading, of]) => {
    const found = results.filter(of);
    if (found.length === 0) return [];
    const ofAll = found.filter(({ segment }) => segment === null);
    const ofSegments = found.filter(({ segment }) => segment !== null);
    return [
      subheading(heading),
      ...(ofAll.length === 0 ? [] : [sentences(ofAll, rounds)]),
      ...(ofSegments.length === 0
        ? []
        : [
            folded(
              `${counted(ofSegments.length, "measure")} of single segments`,
              sentences(ofSegments, rounds),
            ),
          ]),
    ];
  });
  const none = results.some(({ verdict }) => verdict === "higher" || verdict === "lower")
    ? []
    : [
        paragraph(
          "Nothing was found in which A and B surely differ. That is not the same as being equal.",
          "lead",
        ),
      ];
  return section("differs", "What differs, and how surely", [...none, ...parts].join("\n"));
}

function sentences(results: readonly ComparedMeasure[], rounds: number): string {
  const items = results.map((result) => `<li>${escapeHtml(differenceSentence(result, rounds))}</li>`);
  return `<ul>\n${items.join("\n")}\n</ul>`;
}

/** Renders the differences by their sizes, as a chart and a table. */
export function bySize(comparison: SimulationComparison): string {
  const { results } = comparison;
  const rounds = roundsOf(comparison);
  const drawn = results
    .filter((result) => isShare(result.measure) && result.difference !== null && varies(result))
    .slice(0, maxDrawn);
  const points = (value: number): string => formatNumber(Number((value * 100).toFixed(2)));
  const chart = {
    name: "B less A, in percentage points, each with its 95 % interval",
    rows: drawn.map((result) => ({
      label: labelOf(result, rounds),
      value: result.difference,
      interval: result.low === null || result.high === null ? null : { low: result.low, high: result.high },
      isMarked: result.verdict === "higher" || result.verdict === "lower",
    })),
    format: points,
    none: "no difference",
  };
  return section(
    "size",
    "How large the differences are",
    [
      ...(drawn.length === 0
        ? []
        : [
            figure(
              (width) => intervalChart(chart, width),
              `${chart.name}. Highlighted: what surely differs.`,
            ),
          ]),
      table(
        "All measures",
        columns,
        results.map((result, index) => row(result, index, rounds)),
      ),
      paragraph(
        "Differences of shares are in percentage points. p is corrected after Holm for how many measures of a kind there are. Runs: how many of each side show a difference of the size asked about, a tenth of A unless another was asked for, in four of five comparisons.",
        "muted",
      ),
    ].join("\n"),
  );
}

/** Returns the label of a measure in a chart. Long names are shortened. */
function labelOf(result: ComparedMeasure, rounds: number): string {
  const { segment } = result;
  const name = measureName(measureNameParts(result), rounds);
  return segment === null ? capitalised(name) : `${shortened(segment, 20)}: ${name}`;
}

const columns = [
  textColumn("measure"),
  numberColumn("A"),
  numberColumn("B"),
  numberColumn("B less A"),
  textColumn("in"),
  numberColumn("95 % interval"),
  numberColumn("p"),
  textColumn("verdict"),
  numberColumn("runs"),
];

const verdicts: Readonly<Record<ComparedMeasure["verdict"], string>> = {
  higher: "B is higher",
  lower: "B is lower",
  "not-told-apart": "cannot be told apart",
  "nothing-varies": "nothing varies",
  "too-few-runs": "too few runs",
};

function row(result: ComparedMeasure, index: number, rounds: number) {
  const { measure, mean_a, mean_b, difference, low, high, p_holm, verdict, runs_for_size } = result;
  const ofShare = isShare(measure);
  const cells = [
    nameWithSegment(result, rounds),
    { text: measured(mean_a, ofShare), to: valuesId(index) },
    { text: measured(mean_b, ofShare), to: valuesId(index) },
    difference === null ? "–" : signed(result, difference),
    isShare(measure) ? "points" : differenceUnit(result),
    low === null || high === null ? "–" : `${signed(result, low)} to ${signed(result, high)}`,
    p_holm === null ? "–" : p_holm < 0.001 ? "< 0.001" : p_holm.toFixed(3),
    verdicts[verdict],
    formatNumber(runs_for_size),
  ];
  return { cells };
}

function valuesId(index: number): string {
  return `values-${index + 1}`;
}

/** Renders what was compared: the sides, and the values of each run. */
export function sides(comparison: SimulationComparison): string {
  const { a, b, pairing, pairing_reason, post_a, post_b, results } = comparison;
  const side = (letter: string, { name, agents, rounds, runs }: ComparedSide, post: string | null) => ({
    cells: [
      letter,
      shortened(name, 60),
      formatNumber(runs.length),
      formatNumber(agents),
      formatNumber(rounds),
      post === null ? "all" : shortened(post, 60),
    ],
  });
  const headings = [
    textColumn("side"),
    textColumn("scenario"),
    numberColumn("runs"),
    numberColumn("agents"),
    numberColumn("rounds"),
    textColumn("posts"),
  ];
  const how = pairing === "by-seed" ? "Runs are compared in pairs" : "Runs are not compared in pairs";
  return section(
    "sides",
    "What was compared",
    [
      table("The two sides", headings, [side("A", a, post_a), side("B", b, post_b)]),
      paragraph(`${how}: ${pairing_reason}.`),
      paragraph(
        "The values of each run, by its seed. The decisions behind them are in the report of that run.",
      ),
      ...results.map((result, index) => valuesOfRuns(result, index, comparison)),
      paragraph(
        "Agents are not people. What differs here differs for this model, its prompts and this scenario; what was not varied is not known.",
      ),
    ].join("\n"),
  );
}

function valuesOfRuns(result: ComparedMeasure, index: number, comparison: SimulationComparison): string {
  const { a, b } = comparison;
  const { values_a, values_b, measure } = result;
  const listed = (side: ComparedSide, values: readonly (number | null)[]): string =>
    side.runs
      .map(({ seed }, at) => `seed ${seed}: ${measured(values[at] ?? null, isShare(measure))}`)
      .join("; ");
  return folded(
    `${capitalised(nameWithSegment(result, roundsOf(comparison)))}: ${counted(values_a.length + values_b.length, "value")}`,
    `<p id="${valuesId(index)}" tabindex="-1">A: ${escapeHtml(listed(a, values_a))}</p>\n<p>B: ${escapeHtml(listed(b, values_b))}</p>`,
  );
}
