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

/** The names of the rankers that use the scores in a file of the scenario. */
export const scoredRankers: readonly string[] = ["relevance", "embeddings"];

/** The names of the rankers that are available to every scenario. Some also need a file of the scenario. */
export const builtInRankers: readonly string[] = [...Object.keys(builtIn), ...scoredRankers];

/**
 * Returns the ranker of a feed: a custom one if it has this name, otherwise the built-in one.
 * @throws {RangeError} when no ranker has this name
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
