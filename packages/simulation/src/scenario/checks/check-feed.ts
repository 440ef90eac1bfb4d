import { suggestion } from "@concordat/contracts/options";
import type { Feed } from "@concordat/contracts/scenario";
import { builtInRankers, scoredRankers } from "../../feed/built-in-rankers.js";
import { type GivenNames, inQuotes } from "./known-names.js";
import { missingRelevance } from "./missing-relevance.js";
import type { Report } from "./report.js";

export function checkFeed(feed: Feed, path: string, given: GivenNames, at: Report): void {
  checkRanker(feed, path, given, at);
  if (feed.size === null && feed.from_outside > 0) {
    at(`${path}/from_outside`, "is a share of the places of a feed, which has no end; give the feed a size");
  }
}

/** Checks the name of the ranker, and its weights. */
export function checkRanker(
  { ranker, weights }: Pick<Feed, "ranker" | "weights">,
  path: string,
  { rankers, hasRelevance }: GivenNames,
  at: Report,
): void {
  const known = [...builtInRankers, ...rankers];
  if (!known.includes(ranker))
    at(
      `${path}/ranker`,
      `names ${inQuotes(ranker)}; ${suggestion(ranker, known)}; others must be given in code`,
      { needsCode: true },
    );
  if (scoredRankers.includes(ranker) && !hasRelevance) at(`${path}/ranker`, missingRelevance);
  if (weights === undefined) return;
  if (ranker !== "mixed") at(`${path}/weights`, "are for the ranker mixed; remove them");
  if (weights.chronological + weights.engagement + weights.interests === 0)
    at(`${path}/weights`, "must not all be 0");
}
