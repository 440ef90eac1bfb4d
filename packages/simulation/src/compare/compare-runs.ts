import { checkOptions, needed, type Rule, type Rules } from "@concordat/contracts/options";
import type {
  ComparedMeasure,
  ComparedSide,
  SimulationComparison,
} from "@concordat/contracts/simulation-comparison";
import type { MeasuredRun } from "../measure/measure-run.js";
import { comparedMeasure } from "./compared-measure.js";
import { correctFamilies } from "./correct-families.js";
import { type Pairing, pairingOf } from "./pairing.js";
import { measuresOf } from "./side-values.js";
import { type SizeAsked, sizeRule } from "./size-asked.js";
import { confidence } from "./statistics/mean-difference.js";
import { power } from "./statistics/runs-needed.js";

/** What is compared, and how. */
export interface CompareOptions {
  /** The runs that are compared with: one, or those of an ensemble. */
  readonly a: readonly MeasuredRun[];
  /** The runs whose difference from A is given. */
  readonly b: readonly MeasuredRun[];
  /**
   * The difference for which it is said how many runs would show it: in the unit of the measure, or as a share of the
   * mean of A. Default: `{ share: 0.1 }`.
   */
  readonly size?: SizeAsked;
}

const runsRule: Rule = needed({
  must: "must be a list of runs as measureRun gives them, and not empty",
  fits: (value) => Array.isArray(value) && value.length > 0,
});

const compareRules: Rules<CompareOptions> = { a: runsRule, b: runsRule, size: sizeRule };

/**
 * Compares two simulations, measure by measure: the difference of the means, paired by seed where both sides have the
 * same seeds and the same audience, with an interval, and what can be said of it. Runs are what varies: agents of one
 * network are not independent.
 * @throws {RangeError} when an option is invalid, or the runs of a side are not of one scenario
 * @example
 * const comparison = compareRuns({ a: await measured("out/many-a"), b: await measured("out/many-b") });
 */
export function compareRuns(options: CompareOptions): SimulationComparison {
  checkOptions(options, compareRules);
  const { a, b, size = { share: 0.1 } } = options;
  const pairing = pairingOf(a, b);
  return {
    a: sideOf("a", a),
    b: sideOf("b", b),
    pairing: pairing.kind,
    pairing_reason: pairing.reason,
    pairs: pairing.pairs.length,
    confidence,
    power,
    post_a: a[0]?.post ?? null,
    post_b: b[0]?.post ?? null,
    results: correctFamilies(resultsOf(a, b, pairing, size)),
  };
}

function resultsOf(
  a: readonly MeasuredRun[],
  b: readonly MeasuredRun[],
  pairing: Pairing,
  size: SizeAsked,
): ComparedMeasure[] {
  return measuresOf([...a, ...b]).flatMap(({ measure, segment }) => {
    const result = comparedMeasure({ measure, segment, a, b, pairing, size });
    return result === null ? [] : [result];
  });
}

function sideOf(name: "a" | "b", runs: readonly MeasuredRun[]): ComparedSide {
  const [first] = runs;
  if (first === undefined) throw new RangeError(`${name} holds no runs`);
  const other = runs.find(
    (run) => run.name !== first.name || run.rounds !== first.rounds || run.post !== first.post,
  );
  if (other !== undefined)
    throw new RangeError(`${name} must be runs of one scenario, measured alike: ${other.name} is another`);
  if (new Set(runs.map(({ seed }) => seed)).size < runs.length)
    throw new RangeError(`${name} holds two runs with the same seed; they are not independent of each other`);
  return {
    name: first.name,
    agents: first.agents,
    rounds: first.rounds,
    runs: runs.map(({ seed, identity, hash }) => ({ seed, identity, hash })),
  };
}
