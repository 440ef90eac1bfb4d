import { ownMember, suggestion } from "@concordat/contracts/options";
import type { SimulatedAgent } from "./simulated-answers.js";

/**
 * Checks that the agents themselves have the required columns, without a table of their people.
 * @throws {RangeError} when a column is unknown to the agents
 */
export function requireKnownColumns(
  agents: readonly SimulatedAgent[],
  wanted: readonly string[],
  weight: string | undefined,
): void {
  const known = [...new Set(agents.flatMap(({ columns }) => Object.keys(columns)))];
  if (weight !== undefined && !known.includes(weight))
    throw new RangeError(
      agents.some((agent) => agent.weight !== undefined)
        ? "the run's people have weights, which are used: leave --weight out, or name a table with other ones (--people FILE)"
        : `the run does not know the ${JSON.stringify(weight)} of its people; name a table of them with a column ${JSON.stringify(weight)} (--people FILE)`,
    );
  const missing = wanted.find((column) => !known.includes(column));
  if (missing !== undefined)
    throw new RangeError(
      `the run does not know the ${JSON.stringify(missing)} of its people; ${known.length === 0 ? "name a table of its people (--people FILE)" : suggestion(missing, known)}`,
    );
}

/**
 * Returns the agents with weights from one of their columns.
 * @param agents the agents
 * @param column the column; if it is absent, the agents are returned unchanged
 * @throws {RangeError} when a weight is not a number above 0
 */
export function weightedBy(
  agents: readonly SimulatedAgent[],
  column: string | undefined,
): readonly SimulatedAgent[] {
  if (column === undefined) return agents;
  return agents.map((agent) => {
    const weight = Number(ownMember(agent.columns, column) ?? Number.NaN);
    if (!(weight > 0) || weight === Number.POSITIVE_INFINITY)
      throw new RangeError(
        `the ${JSON.stringify(column)} of ${JSON.stringify(agent.id)} is ${JSON.stringify(ownMember(agent.columns, column) ?? null)}, and a weight must be a number above 0`,
      );
    return { ...agent, weight };
  });
}
