import { Follows } from "../network/follows.js";
import { changedScenario } from "./changed-scenario.js";
import type { LoadedScenario } from "./loaded-scenario.js";

/** A change of a follow by an event. */
export interface FollowChange {
  /** The first round in which the change is effective, counted from 0. */
  readonly round: number;
  /** The number of the account that follows. */
  readonly follower: number;
  /** The number of the account that is followed. */
  readonly followed: number;
  /** Whether the follower follows the account from this round on. If false, it no longer does. */
  readonly follows: boolean;
}

type FollowEvent = Extract<LoadedScenario["scenario"]["events"][number], { kind: "follow" | "unfollow" }>;

/**
 * Returns the changes of follows that the events of a scenario make, ordered by round. Events without an effect, such
 * as following an account that is already followed, are omitted.
 * @param scenario the run's scenario, including the changes of forks
 * @example
 * const added = followChanges(scenario).filter(({ follows }) => follows);
 */
export function followChanges(scenario: LoadedScenario): FollowChange[] {
  const events = changedScenario(scenario.scenario, scenario.changes).events.filter(isFollowEvent);
  if (events.length === 0) return [];
  const { accounts } = scenario;
  const start = new Follows(accounts.count, scenario.edges);
  const current = new Map<number, boolean>();
  const rounds = [...new Set(events.map(({ round }) => round))].toSorted((a, b) => a - b);
  return rounds.flatMap((round) => {
    const wanted = wantedIn(
      scenario,
      events.filter((event) => event.round === round),
    );
    return [...wanted].flatMap(([pair, follows]): FollowChange[] => {
      const [follower, followed] = [Math.floor(pair / accounts.count), pair % accounts.count];
      const before = current.get(pair) ?? start.has(follower, followed);
      current.set(pair, follows);
      return before === follows ? [] : [{ round, follower, followed, follows }];
    });
  });
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
