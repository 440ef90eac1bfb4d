import { nearestName } from "@concordat/contracts/options";
import type { LoadedScenario } from "./loaded-scenario.js";

/** Maximum number of ids that are compared with an unknown id. It limits the search in a large audience. */
const maxCompared = 10_000;

/**
 * Returns the end of a message about an unknown agent, which suggests the agent with the most similar id. Empty if none
 * is similar.
 */
export function suggestAgent({ size, id }: LoadedScenario["audience"], unknown: string): string {
  const ids = Array.from({ length: Math.min(size, maxCompared) }, (_, index) => id(index));
  const nearest = nearestName(unknown, ids);
  return nearest === undefined ? "" : `; did you mean ${JSON.stringify(nearest)}?`;
}
