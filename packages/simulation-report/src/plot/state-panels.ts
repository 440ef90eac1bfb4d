import { replayRun, type StatesView } from "@concordat/simulation";
import {
  type Panel,
  type PlottedGroup,
  type PlottedPanels,
  type PlottedRun,
  panelTitle,
  plottedGroups,
} from "./plotted-run.js";

/** Number of parts into which the range of a number is divided. */
const bins = 40;

/** The range of a number. */
export interface NumberRange {
  readonly least: number;
  readonly greatest: number;
}

/**
 * Returns a field of the agents' state over the rounds, recomputed from the record: for words and flags the share of
 * agents with each value, for a number its distribution.
 * @param range the range of a number; not used for words and flags
 */
export async function statePanels(
  run: PlottedRun,
  field: string,
  { bySegment, range }: { readonly bySegment: boolean; readonly range: NumberRange },
): Promise<PlottedPanels> {
  const { audience } = run.scenario;
  const groups = plottedGroups(audience, bySegment);
  const times: (readonly number[])[][] = groups.map(() => []);
  for await (const states of statesOf(run))
    for (const [index, { agents }] of groups.entries())
      times[index]?.push(sharesOf(states, field, agents, range));
  const panels = groups.flatMap((group, index) =>
    panelsOf(run, field, group, { times: times[index] ?? [], bySegment, range }),
  );
  return { firstRound: -1, panels };
}

/** Returns the range of a number that is not limited on both sides, over all rounds of a run. */
export async function rangeInRun(run: PlottedRun, field: string): Promise<NumberRange> {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for await (const states of statesOf(run))
    for (const value of states.column(field)) {
      least = Math.min(least, value);
      greatest = Math.max(greatest, value);
    }
  return { least, greatest };
}

/** Yields the states before the first round and after each closed round. */
async function* statesOf(run: PlottedRun): AsyncGenerator<StatesView> {
  if (run.scenario.states !== null) yield run.scenario.states;
  for await (const { world } of replayRun(run)) if (world.states !== null) yield world.states;
}

/** Returns the share of agents with each word, with a set flag, or with a number in each bin. */
function sharesOf(
  states: StatesView,
  field: string,
  agents: readonly number[],
  { least, greatest }: NumberRange,
): number[] {
  const description = states.fields[field];
  const column = states.column(field);
  const size =
    description?.kind === "word" ? description.words.length : description?.kind === "flag" ? 2 : bins;
  const counts = new Array<number>(size).fill(0);
  for (const agent of agents) {
    const value = column[agent] ?? 0;
    const position =
      description?.kind === "number"
        ? Math.min(bins - 1, Math.floor(((value - least) / (greatest - least || 1)) * bins))
        : value;
    counts[position] = (counts[position] ?? 0) + 1;
  }
  return counts.map((count) => count / agents.length);
}

function panelsOf(
  { scenario }: PlottedRun,
  field: string,
  group: PlottedGroup,
  {
    times,
    bySegment,
    range,
  }: {
    readonly times: readonly (readonly number[])[];
    readonly bySegment: boolean;
    readonly range: NumberRange;
  },
): Panel[] {
  const description = scenario.states?.fields[field];
  const share = (value: string, position: number): Panel => ({
    kind: "share",
    title: panelTitle(`${field}: ${value}, share of agents`, group, bySegment),
    values: times.map((shares) => shares[position] ?? 0),
  });
  if (description?.kind === "word") return description.words.map(share);
  if (description?.kind === "flag") return [share("true", 1)];
  const title = panelTitle(`${field}, distribution over agents`, group, bySegment);
  return [{ kind: "distribution", title, range, values: times }];
}
