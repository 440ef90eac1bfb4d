import { counted } from "@concordat/contracts/options";
import type { ComparedMeasure, SimulationComparison } from "@concordat/contracts/simulation-comparison";
import { formatSurveyTime, sinceAsked } from "@concordat/simulation/results";
import { colours } from "../terminal/colours.js";
import { onOneLine } from "../terminal/escape-control-chars.js";
import { fittedTable } from "../terminal/fitted-table.js";

/** Number of significant digits. */
const digits = 4;

const headings = ["measure", "A", "B", "B − A\n95 % interval", "verdict\np (Holm)\nruns for size"];

/** Formats a comparison: how it was made, a row for each measure, and the caveats. */
export function comparisonTable(comparison: SimulationComparison): string {
  const { results } = comparison;
  const bySegment = results.some(({ segment }) => segment !== null);
  const rows = results.filter(differsAnywhere).map((result) => {
    const segment = bySegment ? [onOneLine(result.segment ?? "all")] : [];
    return [...segment, ...cells(result, roundsOf(comparison))];
  });
  const head = [...(bySegment ? ["segment"] : []), ...headings];
  const shownTable = rows.length === 0 ? [] : [fittedTable(head, rows)];
  return [...heading(comparison), ...shownTable, ...remarks(comparison)].join("\n");
}

/** Whether a run's value differs from the others. */
function differsAnywhere({ values_a, values_b }: ComparedMeasure): boolean {
  return new Set([...values_a, ...values_b]).size > 1;
}

function heading({ a, b, pairing, pairing_reason, post_a, post_b }: SimulationComparison): string[] {
  const side = (letter: string, { name, agents, rounds, runs }: typeof a, post: string | null): string => {
    const of = post === null ? "" : `, post ${onOneLine(post)}`;
    return `${letter}: ${onOneLine(name)}, ${counted(runs.length, "run")} of ${counted(agents, "agent")} and ${counted(rounds, "round")}${of}`;
  };
  const how = pairing === "by-seed" ? "paired by seed" : "not paired";
  return [side("A", a, post_a), side("B", b, post_b), `${how}: ${pairing_reason}`];
}

function cells(result: ComparedMeasure, rounds: number): string[] {
  const { mean_a, mean_b, difference, low, high, p_holm, runs_for_size } = result;
  const interval = low === null || high === null ? [] : [`${shown(low)} to ${shown(high)}`];
  const p = p_holm === null ? [] : [p_holm < 0.001 ? "p < 0.001" : `p ${p_holm.toFixed(3)}`];
  const size = runs_for_size === null ? [] : [`${counted(runs_for_size, "run")} for size`];
  return [
    nameOf(result, rounds),
    shown(mean_a),
    shown(mean_b),
    [shown(difference), ...interval].join("\n"),
    [verdict(result), ...p, ...size].join("\n"),
  ];
}

/** The name of a measure: `reach`, or for a survey `opinion/support: yes, share before round 4`. */
function nameOf({ measure, survey }: ComparedMeasure, rounds: number): string {
  if (survey === undefined) return measure.replaceAll("_", " ");
  const { name, question, answer, round, since } = survey;
  const of = answer === null ? "" : `: ${onOneLine(answer)}`;
  const what = answer === null ? "mean" : "share";
  const when = since === null ? formatSurveyTime(round, rounds) : `shift ${sinceAsked(since, round, rounds)}`;
  return `${onOneLine(name)}/${onOneLine(question)}${of}, ${what} ${when}`;
}

function verdict({ verdict: found, runs_a, runs_b }: ComparedMeasure): string {
  const { bold, yellow } = colours.out;
  switch (found) {
    case "higher":
      return bold("B is higher");
    case "lower":
      return bold("B is lower");
    case "not-told-apart":
      return "cannot be told apart";
    case "nothing-varies":
      return "cannot be told apart: nothing varies";
    case "too-few-runs":
      return [yellow("means nothing yet"), yellow(`${Math.min(runs_a, runs_b)} of 2 runs`)].join("\n");
  }
}

/** The number of rounds on both sides if a survey was asked after the last round. */
function roundsOf({ a, b }: SimulationComparison): number {
  return Math.max(a.rounds, b.rounds);
}

function remarks(comparison: SimulationComparison): string[] {
  const { results, a, b } = comparison;
  const single = a.runs.length === 1 || b.runs.length === 1;
  const sized = results.some(({ runs_for_size }) => runs_for_size !== null);
  const same = results
    .filter((result) => !differsAnywhere(result))
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

/** The basis of a rate's estimate, and the result of the other kind of values. */
function estimateLine(result: ComparedMeasure, rounds: number): string[] {
  const { estimate, segment } = result;
  if (estimate === undefined || segment !== null || !differsAnywhere(result)) return [];
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
