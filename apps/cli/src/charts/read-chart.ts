import { type Statechart, statechart } from "@concordat/contracts/statechart";
import { createStatechart, socialChart } from "@concordat/statechart";
import { CommandError } from "../command-error.js";
import { readContractValues } from "../files/read-contract.js";

/**
 * Reads a chart that satisfies the contract and whose names all exist.
 * @param path the chart's file; `undefined` for the social agents' chart
 * @throws {CommandError} when the file does not contain exactly one chart
 */
export async function readChart(path: string | undefined): Promise<Statechart> {
  if (path === undefined) return statechart.parse(socialChart);
  const [chart, ...others] = await readContractValues(path, statechart);
  if (chart === undefined || others.length > 0) throw new CommandError(`${path}: must hold one chart`);
  const named = (key: "guard" | "action"): string[] => chart.transitions.flatMap((way) => way[key] ?? []);
  const guards = Object.fromEntries(named("guard").map((name) => [name, () => true]));
  const actions = Object.fromEntries(named("action").map((name) => [name, () => undefined]));
  createStatechart<Statechart, undefined>(chart, { guards, actions });
  return chart;
}
