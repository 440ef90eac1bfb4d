import { suggestion } from "@concordat/contracts/options";
import {
  createStatechart,
  type StatechartDefinition,
  UnknownStateError,
  UnknownTriggerError,
} from "@concordat/statechart";
import { readChart } from "../charts/read-chart.js";
import { CommandError } from "../command-error.js";
import { program } from "../run/program.js";

/** The options for a choice. */
export interface ChoiceFlags {
  /** The file of a chart. Default: the social chart. */
  readonly chart?: string;
  readonly state?: string;
  readonly trigger?: string;
  /** The states to choose from, instead of those of the chart. */
  readonly options?: readonly string[];
}

/** A choice: the current state, the trigger, and the states to choose from. */
export interface OpenChoice {
  readonly chart: StatechartDefinition;
  readonly state: string;
  readonly trigger: string;
  readonly options: readonly string[];
}

/**
 * Reads the requested choice.
 * @param defaults the state and the trigger of the social chart; a chart of a file has none
 * @throws {CommandError} when the chart does not know the state or an option, or leaves nothing open
 */
export async function readChoice(
  flags: ChoiceFlags,
  defaults: { readonly state: string; readonly trigger: string },
): Promise<OpenChoice> {
  const chart: StatechartDefinition = await readChart(flags.chart);
  const own = flags.chart === undefined ? defaults : { state: undefined, trigger: undefined };
  const { state = own.state, trigger = own.trigger } = flags;
  const where = flags.chart ?? "";
  if (state === undefined || trigger === undefined) {
    throw new CommandError("--chart needs --state STATE and --trigger TRIGGER of that chart");
  }
  const options = flags.options ?? openStates(chart, state, trigger);
  const see = `see: ${program()} chart show ${where}`.trimEnd();
  const known = Object.keys(chart.states);
  const unknown = [state, ...options].find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new CommandError(`${chart.id} has no state "${unknown}"; ${suggestion(unknown, known)} (${see})`);
  }
  const triggers = [...new Set(chart.transitions.map((transition) => transition.trigger))];
  if (flags.options === undefined && !triggers.includes(trigger)) {
    throw new CommandError(
      `${chart.id} has no trigger "${trigger}"; ${suggestion(trigger, triggers)} (${see})`,
    );
  }
  if (options.length === 0) {
    throw new CommandError(`the state ${state} has no transition for the trigger ${trigger}; ${see}`);
  }
  return { chart, state, trigger, options };
}

/** Returns the descriptions of a chart's states, by name. */
export function descriptionsOf({ states }: StatechartDefinition): Record<string, string> {
  return Object.fromEntries(Object.entries(states).map(([name, { description }]) => [name, description]));
}

/** Returns the states that a chart allows next. Guards are ignored, because a file contains only their names. */
function openStates(definition: StatechartDefinition, state: string, trigger: string): readonly string[] {
  const { transitions } = definition;
  const plain = {
    ...definition,
    transitions: transitions.map(({ from, trigger: on, to }) => ({ from, trigger: on, to })),
  };
  try {
    return createStatechart<StatechartDefinition>(plain).validTargets(state, trigger);
  } catch (error) {
    if (error instanceof UnknownStateError || error instanceof UnknownTriggerError) return [];
    throw error;
  }
}
