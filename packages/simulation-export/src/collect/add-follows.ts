import type { LoadedScenario, WorldView } from "@concordat/simulation";
import { followChanges } from "@concordat/simulation/results";
import type { AddRow } from "./run-tables.js";

/**
 * The first and the last round in which an account follows another. The last round is `null` if it still follows it at
 * the end.
 */
type Stretch = readonly [from: number, until: number | null];

/**
 * Adds rows about who follows whom, with the rounds in which they do.
 * @param rounds number of closed rounds. Changes in later rounds are not exported
 */
export function addFollows(scenario: LoadedScenario, world: WorldView, rounds: number, add: AddRow): void {
  const { accounts, follows } = world;
  const addPair = (follower: number, followed: number, stretch: Stretch): void =>
    add("follows", [accounts.id(follower), accounts.id(followed), accounts.isAgent(followed), ...stretch]);
  const since = new Map<number, number>();
  for (const { round, follower, followed, follows: begins } of followChanges(scenario, world.followLog)) {
    if (round >= rounds) break;
    const pair = follower * accounts.count + followed;
    const from = since.get(pair) ?? 0;
    if (begins) since.set(pair, round);
    // A follow that ends in the round in which it begins, or in round 0, has not existed in any round.
    else if (round > from) addPair(follower, followed, [from, round - 1]);
  }
  for (let follower = 0; follower < accounts.count; follower++)
    for (const followed of follows.followedBy(follower))
      addPair(follower, followed, [since.get(follower * accounts.count + followed) ?? 0, null]);
}
