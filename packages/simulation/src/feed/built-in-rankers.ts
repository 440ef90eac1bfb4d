import type { Feed } from "@concordat/contracts/scenario";
import type { Ranker } from "./ranker.js";
import { chronological } from "./rankers/chronological.js";
import { engagement } from "./rankers/engagement.js";
import { interests } from "./rankers/interests.js";
import { mixed } from "./rankers/mixed.js";

const builtIn: Readonly<Record<string, (weights: Feed["weights"]) => Ranker>> = {
  chronological: () => chronological,
  engagement: () => engagement,
  interests: () => interests,
  mixed,
};

/** The names of the rankers available to every scenario; `relevance` needs a file of the scenario. */
export const builtInRankers: readonly string[] = [...Object.keys(builtIn), "relevance"];

/**
 * The ranker of a feed, built in or custom.
 * @throws {RangeError} when there is none of this name
 */
export function rankerOf(
  { ranker, weights }: Pick<Feed, "ranker" | "weights">,
  given: readonly Ranker[],
): Ranker {
  const own = given.find(({ name }) => name === ranker);
  if (own !== undefined) return own;
  const make = Object.hasOwn(builtIn, ranker) ? builtIn[ranker] : undefined;
  if (make === undefined) throw new RangeError(`there is no ranker ${JSON.stringify(ranker)}`);
  return make(weights);
}
