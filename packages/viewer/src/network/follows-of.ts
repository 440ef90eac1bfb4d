import type { LoadedScenario } from "@concordat/simulation";
import { type FollowChange, followChanges } from "@concordat/simulation/results";
import type { RunIndex } from "../run/run-index.js";
import { Neighbours } from "./neighbours.js";

/** The follows of a network, as lists for each account. */
export interface FollowLists {
  /** Number of accounts. */
  readonly accounts: number;
  /** Number of follows. */
  readonly count: number;
  /** Returns the accounts that an account follows. */
  followedBy(account: number): Uint32Array;
  /** Returns the followers of an account. */
  followersOf(account: number): Uint32Array;
}

const known = new WeakMap<LoadedScenario, FollowLists>();

/** Returns the follows at the start of a run. The lists are cached. */
export function followsOf(scenario: LoadedScenario): FollowLists {
  const lists = known.get(scenario) ?? listsOf(scenario);
  known.set(scenario, lists);
  return lists;
}

/** The changes of follows in a run, and the number of replayed rounds from which they were computed. */
interface KnownChanges {
  readonly rounds: number;
  readonly changes: readonly FollowChange[];
}

const changed = new WeakMap<LoadedScenario, KnownChanges>();
const later = new WeakMap<LoadedScenario, Map<number, FollowLists>>();

/** Maximum number of rounds for which the follows after changes are cached. */
const maxRemembered = 8;

/** The scenario of a run, and its replayed rounds. */
type Replayed = Pick<RunIndex, "scenario" | "rounds">;

/** Returns the changes of follows by events and by the decisions of the replayed rounds. They are cached. */
export function followChangesIn({ scenario, rounds }: Replayed): readonly FollowChange[] {
  const cached = changed.get(scenario);
  if (cached?.rounds === rounds.length) return cached.changes;
  const changes = followChanges(
    scenario,
    rounds.flatMap(({ follows }) => follows),
  );
  changed.set(scenario, { rounds: rounds.length, changes });
  return changes;
}

/** Returns who follows whom in a round, after all changes up to and including that round. */
export function followsIn(run: Replayed, round: number): FollowLists {
  const { scenario } = run;
  const changes = followChangesIn(run).filter((change) => change.round <= round);
  if (changes.length === 0) return followsOf(scenario);
  const remembered = later.get(scenario) ?? new Map<number, FollowLists>();
  later.set(scenario, remembered);
  const lists =
    remembered.get(changes.length) ?? listsOf({ ...scenario, edges: edgesAfter(scenario, changes) });
  remembered.set(changes.length, lists);
  for (const [oldest] of remembered) if (remembered.size > maxRemembered) remembered.delete(oldest);
  return lists;
}

function edgesAfter(
  { accounts: { count }, edges }: LoadedScenario,
  changes: readonly FollowChange[],
): LoadedScenario["edges"] {
  const last = new Map(
    changes.map(({ follower, followed, follows }) => [follower * count + followed, follows]),
  );
  const pairs = Array.from(
    edges.followers,
    (follower, edge) => follower * count + (edges.followed[edge] ?? 0),
  )
    .filter((pair) => !last.has(pair))
    .concat([...last].flatMap(([pair, follows]) => (follows ? [pair] : [])));
  return {
    followers: Uint32Array.from(pairs, (pair) => Math.floor(pair / count)),
    followed: Uint32Array.from(pairs, (pair) => pair % count),
  };
}

function listsOf({
  accounts,
  edges: { followers, followed },
}: Pick<LoadedScenario, "accounts" | "edges">): FollowLists {
  const byFollower = new Neighbours(accounts.count, followers, followed);
  const byFollowed = new Neighbours(accounts.count, followed, followers);
  return {
    accounts: accounts.count,
    count: followers.length,
    followedBy: (account) => byFollower.of(account),
    followersOf: (account) => byFollowed.of(account),
  };
}
