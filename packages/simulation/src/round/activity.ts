import type { World } from "../world/world.js";

/**
 * Returns a function that determines at random whether an agent looks at its feed in the current round. The probability
 * is the activity of its group at the hour of the round.
 */
export function isActive(world: World): (agent: number) => boolean {
  const { draws, round, audience, accountKeys } = world;
  const hour = world.calendar.hourOf(round);
  const purpose = draws.keyFor("activity");
  const probabilities = world.groupActivities.map((own) => {
    const activity = own ?? world.activity;
    return typeof activity === "number" ? activity : (activity[hour] ?? 0);
  });
  return (agent) => {
    const probability = probabilities[audience.groupOf(agent)] ?? 0;
    if (probability >= 1) return true;
    const high = accountKeys[agent * 2] ?? 0;
    const low = accountKeys[agent * 2 + 1] ?? 0;
    return draws.uniformOf(purpose, round, high, low, 0, 0) < probability;
  };
}
