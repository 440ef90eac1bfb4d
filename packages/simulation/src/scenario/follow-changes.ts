import type { FollowChange } from "../network/follow-change.js";
import { Follows } from "../network/follows.js";
import { changedScenario } from "./changed-scenario.js";
import type { LoadedScenario } from "./loaded-scenario.js";

type FollowEvent = Extract<LoadedScenario["scenario"]["events"][number], { kind: "follow" | "unfollow" }>;

/**
 * Returns the changes of follows in a run, ordered by round. Changes without an effect, such as following an account
 * that is already followed, are omitted.
 * @param scenario the run's scenario, including the changes of forks
 * @param decided the changes by decisions, as the world's `followLog` has them. Default: only events change follows
 * @example
 * const added = followChanges(scenario, world.followLog).filter(({ follows }) => follows);
 */
export function followChanges(
  scenario: LoadedScenario,
  decided: readonly FollowChange[] = [],
): FollowChange[] {
  const events = changedScenario(scenario.scenario, scenario.changes).events.filter(isFollowEvent);
  if (events.length === 0 && decided.length === 0) return [];
  const { accounts } = scenario;
  const start = new Follows(accounts.count, scenario.edges);
  const current = new Map<number, boolean>();
  const rounds = new Set([...events, ...decided].map(({ round }) => round));
  const changesIn = (round: number, wanted: ReadonlyMap<number, boolean>): FollowChange[] =>
    [...wanted].flatMap(([pair, follows]): FollowChange[] => {
      const [follower, followed] = [Math.floor(pair / accounts.count), pair % accounts.count];
      const before = current.get(pair) ?? start.has(follower, followed);
      current.set(pair, follows);
      return before === follows ? [] : [{ round, follower, followed, follows }];
    });
  // Decisions take effect when a round is closed, before the events of the next one.
  return [...rounds]
    .toSorted((a, b) => a - b)
    .flatMap((round) => [
      ...changesIn(round, new Map(pairsDecided(scenario, decided, round))),
      ...changesIn(
        round,
        wantedIn(
          scenario,
          events.filter((event) => event.round === round),
        ),
      ),
    ]);
}

function pairsDecided(
  { accounts }: LoadedScenario,
  decided: readonly FollowChange[],
  round: number,
): (readonly [number, boolean])[] {
  return decided
    .filter((change) => change.round === round)
    .map(({ follower, followed, follows }) => [follower * accounts.count + followed, follows]);
}

/**
 * Returns the pairs that the events of a round contain, each encoded as one number, and whether the follow exists after
 * the last event.
 */
function wantedIn({ accounts }: LoadedScenario, events: readonly FollowEvent[]): Map<number, boolean> {
  const wanted = new Map<number, boolean>();
  for (const { kind, follows } of events)
    for (const { follower, followed } of follows)
      wanted.set(accounts.indexOf(follower) * accounts.count + accounts.indexOf(followed), kind === "follow");
  return wanted;
}

function isFollowEvent(event: LoadedScenario["scenario"]["events"][number]): event is FollowEvent {
  return event.kind === "follow" || event.kind === "unfollow";
}
