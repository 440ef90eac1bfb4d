import { suggestion } from "@concordat/contracts/options";
import { createStatechart, type StatechartDefinition, UnknownStateError } from "@concordat/statechart";
import { readChart } from "../charts/read-chart.js";
import { CommandError } from "../command-error.js";

/** Which choice is requested, as options say it. */
export interface ChoiceFlags {
  /** A chart's file; the social chart without one. */
  readonly chart?: string;
  readonly state?: string;
  readonly trigger?: string;
  /** The open states, in place of those of the chart. */
  readonly options?: readonly string[];
}

/** A choice: where someone is, what happens, and what is open. */
export interface Choice {
  readonly chart: StatechartDefinition;
  readonly state: string;
  readonly trigger: string;
  readonly options: readonly string[];
}

/**
 * Reads the choice that is requested.
 * @param defaults the state and the trigger of the social chart; a chart of a file has none
 * @throws {CommandError} when the chart does not know the state or an option, or leaves nothing open
 */
export async function readChoice(
  flags: ChoiceFlags,
  defaults: { readonly state: string; readonly trigger: string },
): Promise<Choice> {
  const chart: StatechartDefinition = await readChart(flags.chart);
  const own = flags.chart === undefined ? defaults : { state: undefined, trigger: undefined };
  const { state = own.state, trigger = own.trigger } = flags;
  const where = flags.chart ?? "";
  if (state === undefined || trigger === undefined) {
    throw new CommandError("--chart needs --state STATE and --trigger TRIGGER of that chart");
  }
  const options = flags.options ?? openStates(chart, state, trigger);
  const see = `see: concordat chart show ${where}`.trimEnd();
  const known = Object.keys(chart.states);
  const unknown = [state, ...options].find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new CommandError(`${chart.id} has no state "${unknown}"; ${suggestion(unknown, known)} (${see})`);
  }
  if (options.length === 0) {
    throw new CommandError(`in the state ${state} nothing happens on ${trigger}; ${see}`);
  }
  return { chart, state, trigger, options };
}

/** What the states of a chart mean, by their names. */
export function descriptionsOf({ states }: StatechartDefinition): Record<string, string> {
  return Object.fromEntries(Object.entries(states).map(([name, { description }]) => [name, description]));
}

/** The states that a chart leaves open; guards, which a file only names, are passed over. */
function openStates(definition: StatechartDefinition, state: string, trigger: string): readonly string[] {
  const { transitions } = definition;
  const plain = {
    ...definition,
    transitions: transitions.map(({ from, trigger: on, to }) => ({ from, trigger: on, to })),
  };
  try {
    return createStatechart<StatechartDefinition>(plain).validTargets(state, trigger);
  } catch (error) {
    if (error instanceof UnknownStateError) return [];
    throw error;
  }
}
