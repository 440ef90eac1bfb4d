import { checkOptions, omitUndefined, type Rules, required, rules } from "@concordat/contracts/options";
import { recordedRounds } from "@concordat/simulation";
import { closedRounds } from "@concordat/simulation/results";
import type { OpenMember } from "../ensemble/collect-ensemble.js";
import { suggestName } from "../selection/suggest-name.js";
import { adoptionPanels } from "./adoption.js";
import { drawPlot } from "./draw-plot.js";
import { drawSpread } from "./draw-spread.js";
import type { PlottedRun } from "./plotted-run.js";
import { type NumberRange, rangeInRun, statePanels } from "./state-panels.js";

/** Options for drawing runs. */
export interface PlotOptions extends Pick<PlottedRun, "rankers" | "custom"> {
  /** The name of the runs, for the description of the image. */
  readonly name: string;
  /** Functions that each open a run of the same scenario. A run is closed before the next one is opened. */
  readonly runs: readonly (() => Promise<OpenMember>)[];
  /** The field of the agents' state to draw. Default: draws adoption, the share of agents who have reshared. */
  readonly state?: string;
  /**
   * The id of a post whose spread is drawn as a tree: who reshared it, from whom and in which round. Accepts one run, and
   * neither `state` nor `bySegment`. Default: draws the agents over the rounds.
   */
  readonly spread?: string;
  /** Whether each segment has panels of its own. Default false. */
  readonly bySegment?: boolean;
}

const plotRules: Rules<PlotOptions> = {
  name: required(rules.text),
  runs: required({ ...rules.list, message: "must be a list of functions that each open a run" }),
  state: rules.text,
  spread: rules.text,
  bySegment: rules.flag,
  rankers: rules.list,
  custom: rules.list,
};

/**
 * Draws what happens over the rounds of one or several runs as an SVG file: the adoption of what is reshared, the share
 * of agents in each state, or the distribution of a number. For several runs a line is their mean with its 95 %
 * interval (Student's t). With `spread` it draws the reshares of a post as a tree.
 * @returns the SVG file as text
 * @throws {RangeError} when an option is invalid, the scenario has no such field or post, or only some of several runs are
 *   complete: the mean would be of a selection
 * @throws {RunMismatchError} when a ledger holds another run, or none
 * @throws {LedgerError} when a record was changed
 * @example
 * const svg = await createPlot({ name: "epidemic", runs: [() => readRunFolder("out/epidemic")], state: "health" });
 */
export async function createPlot(options: PlotOptions): Promise<string> {
  checkOptions(options, plotRules);
  const { name, state, spread, bySegment = false } = options;
  if (spread !== undefined) return spreadOf(options, spread);
  if (state === undefined) {
    const plotted = await collect(options, (run) => adoptionPanels(run, bySegment));
    return drawPlot(`${name}: adoption`, plotted);
  }
  const range = await rangeOf(options, state);
  const plotted = await collect(options, (run) => statePanels(run, state, { bySegment, range }));
  return drawPlot(`${name}: ${state}`, plotted);
}

/** Draws the spread of a post in the only run. */
async function spreadOf(options: PlotOptions, post: string): Promise<string> {
  const { name, runs, state, bySegment = false } = options;
  if (state !== undefined || bySegment)
    throw new RangeError("the spread of a post is one tree: it has no state and no segments");
  if (runs.length !== 1)
    throw new RangeError(
      `the spread of a post is drawn for one run, and these are ${runs.length}: a mean of trees does not exist; name one run of the ensemble`,
    );
  const [drawing = ""] = await collect(options, (run) => drawSpread(name, run, post));
  return drawing;
}

/** Opens one run after the other, and returns what is computed from each. */
async function collect<Result>(
  { runs, rankers, custom }: PlotOptions,
  compute: (run: PlottedRun) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const open of runs) {
    const { scenario, ledger, close } = await open();
    try {
      if (runs.length > 1) await requireComplete({ scenario, ledger });
      results.push(await compute({ scenario, ledger, ...omitUndefined({ rankers, custom }) }));
    } finally {
      await close();
    }
  }
  return results;
}

async function requireComplete({ scenario, ledger }: PlottedRun): Promise<void> {
  const closed = (await closedRounds(ledger)).length;
  const rounds = recordedRounds(scenario);
  if (closed < rounds)
    throw new RangeError(
      `a run has ${closed} of ${rounds} rounds; resume it before the runs are drawn together`,
    );
}

/** Returns the range of a field: its limits, or the recorded numbers of all runs where it has none. */
async function rangeOf(options: PlotOptions, field: string): Promise<NumberRange> {
  const [description] = await collect({ ...options, runs: options.runs.slice(0, 1) }, async ({ scenario }) =>
    fieldOf(scenario, field),
  );
  if (description?.kind !== "number") return { least: 0, greatest: 1 };
  const { minimum, maximum } = description;
  if (minimum !== undefined && maximum !== undefined) return { least: minimum, greatest: maximum };
  const ranges = await collect(options, (run) => rangeInRun(run, field));
  return {
    least: minimum ?? Math.min(...ranges.map(({ least }) => least)),
    greatest: maximum ?? Math.max(...ranges.map(({ greatest }) => greatest)),
  };
}

/**
 * Returns the description of a field of the agents' state.
 * @throws {RangeError} when there is no such field
 */
function fieldOf({ states }: PlottedRun["scenario"], field: string) {
  const fields = states?.fields ?? {};
  const names = Object.keys(fields);
  const description = fields[field];
  if (description !== undefined) return description;
  throw new RangeError(
    names.length === 0
      ? "agents of this scenario have no state; without a field of it, adoption is drawn"
      : `the state has no field ${JSON.stringify(field)}${suggestName(field, names)}; its fields are ${names.join(", ")}`,
  );
}
