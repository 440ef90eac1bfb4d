import { counted } from "@concordat/contracts/options";
import type { ComparedMeasure, SimulationComparison } from "@concordat/contracts/simulation-comparison";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import { formatSurveyTime, sinceAsked } from "@concordat/simulation/results";
import { roundsOf, varies } from "../comparison/compared-runs.js";

/** Number of significant digits. */
const digits = 4;

const headings = ["measure", "A", "B", "B − A\n95 % interval", "verdict\np (Holm)\nruns for size"];

/** The parts of a comparison as text. */
export interface ComparisonText {
  /** The lines above the table: both sides, and how their runs are paired. */
  readonly heading: readonly string[];
  /** The headings of the table's columns; a heading may have several lines. */
  readonly columns: readonly string[];
  /** The cells of each measure whose value is not the same in all runs. */
  readonly rows: readonly (readonly string[])[];
  /** The lines below the table: how rates were estimated, measures that are the same in all runs, and caveats. */
  readonly remarks: readonly string[];
}

/** Functions that mark parts of a text, for example with the colours of a terminal. */
export interface Emphasis {
  /** Marks a significant difference. */
  readonly found: (text: string) => string;
  /** Marks a result from too few runs. */
  readonly uncertain: (text: string) => string;
}

const none: Emphasis = { found: (text) => text, uncertain: (text) => text };

/**
 * Formats a comparison: how it was made, a row for each measure, and the caveats.
 * @param comparison the comparison of two runs or ensembles
 * @param emphasis marks the verdicts. Default: no marks
 */
export function formatComparison(
  comparison: SimulationComparison,
  emphasis: Emphasis = none,
): ComparisonText {
  const { results } = comparison;
  const bySegment = results.some(({ segment }) => segment !== null);
  const rows = results.filter(varies).map((result) => {
    const segment = bySegment ? [onOneLine(result.segment ?? "all")] : [];
    return [...segment, ...cells(result, roundsOf(comparison), emphasis)];
  });
  return {
    heading: heading(comparison),
    columns: [...(bySegment ? ["segment"] : []), ...headings],
    rows,
    remarks: remarks(comparison),
  };
}

function heading({ a, b, pairing, pairing_reason, post_a, post_b }: SimulationComparison): string[] {
  const side = (letter: string, { name, agents, rounds, runs }: typeof a, post: string | null): string => {
    const of = post === null ? "" : `, post ${onOneLine(post)}`;
    return `${letter}: ${onOneLine(name)}, ${counted(runs.length, "run")} of ${counted(agents, "agent")} and ${counted(rounds, "round")}${of}`;
  };
  const how = pairing === "by-seed" ? "paired by seed" : "not paired";
  return [side("A", a, post_a), side("B", b, post_b), `${how}: ${pairing_reason}`];
}

function cells(result: ComparedMeasure, rounds: number, emphasis: Emphasis): string[] {
  const { mean_a, mean_b, difference, low, high, p_holm, runs_for_size } = result;
  const interval = low === null || high === null ? [] : [`${shown(low)} to ${shown(high)}`];
  const p = p_holm === null ? [] : [p_holm < 0.001 ? "p < 0.001" : `p ${p_holm.toFixed(3)}`];
  const size = runs_for_size === null ? [] : [`${counted(runs_for_size, "run")} for size`];
  return [
    nameOf(result, rounds),
    shown(mean_a),
    shown(mean_b),
    [shown(difference), ...interval].join("\n"),
    [verdict(result, emphasis), ...p, ...size].join("\n"),
  ];
}

/**
 * Returns the name of a measure, such as `reach`. For a survey, it is for example `opinion/support: yes, share before
 * round 4`.
 */
function nameOf({ measure, survey }: ComparedMeasure, rounds: number): string {
  if (survey === undefined) return measure.replaceAll("_", " ");
  const { name, question, answer, round, since } = survey;
  const of = answer === null ? "" : `: ${onOneLine(answer)}`;
  const what = answer === null ? "mean" : "share";
  const when = since === null ? formatSurveyTime(round, rounds) : `shift ${sinceAsked(since, round, rounds)}`;
  return `${onOneLine(name)}/${onOneLine(question)}${of}, ${what} ${when}`;
}

function verdict({ verdict: name, runs_a, runs_b }: ComparedMeasure, { found, uncertain }: Emphasis): string {
  switch (name) {
    case "higher":
      return found("B is higher");
    case "lower":
      return found("B is lower");
    case "not-told-apart":
      return "cannot be told apart";
    case "nothing-varies":
      return "cannot be told apart: nothing varies";
    case "too-few-runs":
      return [uncertain("means nothing yet"), uncertain(`${Math.min(runs_a, runs_b)} of 2 runs`)].join("\n");
  }
}

function remarks(comparison: SimulationComparison): string[] {
  const { results, a, b } = comparison;
  const single = a.runs.length === 1 || b.runs.length === 1;
  const sized = results.some(({ runs_for_size }) => runs_for_size !== null);
  const same = results
    .filter((result) => !varies(result))
    .map((result) => {
      const { segment, mean_a } = result;
      const of = segment === null ? "" : ` of ${onOneLine(segment)}`;
      return `${nameOf(result, roundsOf(comparison))}${of} (${shown(mean_a)})`;
    });
  return [
    ...results.flatMap((result) => estimateLine(result, roundsOf(comparison))),
    ...(same.length === 0 ? [] : [`the same in all runs: ${same.join(", ")}`]),
    ...(single
      ? [
          "A single run has no interval: agents of one network are not independent, and another seed gives another difference. Compare ensembles: concordat simulate ensemble",
        ]
      : []),
    ...(sized
      ? [
          "runs for size: runs of each side that show a difference of the size asked about (--size, a tenth of A by default) with a probability of 80 %",
        ]
      : []),
  ];
}

/**
 * Returns a line about how a rate was estimated, with the result for the other kind of values. Empty if there is only
 * one kind.
 */
function estimateLine(result: ComparedMeasure, rounds: number): string[] {
  const { estimate, segment } = result;
  if (estimate === undefined || segment !== null || !varies(result)) return [];
  const { basis, reason, other } = estimate;
  const { mean_a, mean_b, difference, low, high, runs_for_size: runs } = other;
  const interval = low === null || high === null ? "" : `, ${shown(low)} to ${shown(high)}`;
  const size = runs === null ? "" : `, ${counted(runs, "run")} for size`;
  const otherName = basis === "expected" ? "counted" : "expected";
  return [
    `${nameOf(result, rounds)}: ${basis} rates, because ${reason}; ${otherName}: A ${shown(mean_a)}, B ${shown(mean_b)}, B − A ${shown(difference)}${interval}${size}`,
  ];
}

function shown(value: number | null): string {
  if (value === null) return "–";
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(digits)));
}
