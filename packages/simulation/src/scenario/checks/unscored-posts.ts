import type { ForkChange } from "@concordat/contracts/fork-change";
import type { PolicySpec, Scenario } from "@concordat/contracts/scenario";
import { scoredRankers } from "../../feed/built-in-rankers.js";
import { changedScenario } from "../changed-scenario.js";
import type { LoadedScenario, ScenarioChange } from "../loaded-scenario.js";

/** A post that a fork adds without a relevance score. */
export interface UnscoredPost {
  /** The index of the post's event in the change. */
  readonly index: number;
  readonly id: string;
}

/**
 * Returns the posts that a fork adds without a relevance score, if a ranker or policy of the fork needs one. Otherwise,
 * such posts would silently have the average relevance.
 */
export function unscoredPosts(
  loaded: LoadedScenario,
  { round, change }: { readonly round: number; readonly change: ForkChange },
): UnscoredPost[] {
  const { relevance } = loaded;
  if (relevance === null || !needsRelevance(loaded, { round, change })) return [];
  return (change.events ?? []).flatMap((event, index) =>
    event.kind === "post" && !relevance.knows(event.post.id) ? [{ index, id: event.post.id }] : [],
  );
}

/** Returns the message for a post without a relevance score. */
export function unscoredMessage({ id }: Pick<UnscoredPost, "id">): string {
  return (
    `has no relevance in the run, which its feed or its policy needs, and cannot be added here; begin a run whose file has scores for ${JSON.stringify(id)} ` +
    "(`concordat simulate relevance SCENARIO --change FILE` scores the posts of a fork, too), or fork with another ranker and policy"
  );
}

function needsRelevance(loaded: LoadedScenario, added: ScenarioChange): boolean {
  const after = changedScenario(loaded.scenario, [...loaded.changes, added]);
  return ranksByRelevance(after, added.round) || policiesAfter(loaded, after, added).some(isRelevance);
}

function ranksByRelevance({ feed, events }: Scenario, from: number): boolean {
  const later = events.filter(({ round }) => round >= from);
  return (
    scoredRankers.includes(feed.ranker) ||
    later.some((event) => event.kind === "ranker" && scoredRankers.includes(event.ranker))
  );
}

/** Returns the policies after a fork. A policy that the fork sets applies to all agents. */
function policiesAfter(
  { audience, changes }: LoadedScenario,
  { policy }: Scenario,
  added: ScenarioChange,
): readonly PolicySpec[] {
  const replaced = [...changes, added].some(({ change }) => change.policy !== undefined);
  return [policy, ...(replaced ? [] : audience.groups.flatMap((group) => group.policy ?? []))];
}

function isRelevance({ kind }: PolicySpec): boolean {
  return kind === "relevance";
}
