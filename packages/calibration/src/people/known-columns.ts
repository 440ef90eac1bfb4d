import { suggestion } from "@concordat/contracts/options";
import type { SimulatedAgent } from "./simulated-answers.js";

/**
 * Checks that the agents themselves have the required columns, because there is no table of their people.
 * @throws {RangeError} when a column is unknown to the agents, or weights are requested
 */
export function requireKnownColumns(
  agents: readonly SimulatedAgent[],
  wanted: readonly string[],
  weight: string | undefined,
): void {
  if (weight !== undefined)
    throw new RangeError(
      agents.some((agent) => agent.weight !== undefined)
        ? "the run's people have weights, which are used: leave --weight out, or name a table with other ones"
        : `the run has no weights: name a table of its people with a column ${JSON.stringify(weight)}`,
    );
  const known = [...new Set(agents.flatMap(({ columns }) => Object.keys(columns)))];
  const missing = wanted.find((column) => !known.includes(column));
  if (missing !== undefined)
    throw new RangeError(
      `the run does not know the ${JSON.stringify(missing)} of its people; ${known.length === 0 ? "name a table of its people" : suggestion(missing, known)}`,
    );
}
