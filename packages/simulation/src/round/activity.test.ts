import fc from "fast-check";
import { expect, it } from "vitest";
import { Engine } from "../run/engine.js";
import { postBy, smallScenario } from "../testing/scenarios.js";
import { isActive } from "./activity.js";

const agents = Array.from({ length: 400 }, (_, index) => `a${index}`);

function worldOf(
  more: Parameters<typeof smallScenario>[2],
  assignments: readonly { agent_id: string }[] = [],
) {
  return new Engine(smallScenario(agents, [], more, { posts: [postBy("paper")], assignments }), {}).world;
}

/** Which agents are active in a round. */
function activeIn(world: ReturnType<typeof worldOf>, round: number): boolean[] {
  world.round = round;
  const active = isActive(world);
  return agents.map((_, agent) => active(agent));
}

const shareOf = (active: readonly boolean[]): number => active.filter(Boolean).length / active.length;

it("is as frequent as the scenario says, with a draw of its own for every agent and round", () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.double({ min: 0, max: 1, noNaN: true }), (seed, activity) => {
      const world = worldOf({ seed, activity });
      const rounds = [0, 1, 2, 3].map((round) => activeIn(world, round));
      // Five standard deviations of the mean of 1,600 draws.
      const spread = 5 * Math.sqrt((activity * (1 - activity)) / 1_600) + 1e-9;
      expect(Math.abs(shareOf(rounds.flat()) - activity)).toBeLessThan(spread);
      expect(rounds.map((_, round) => activeIn(world, round))).toEqual(rounds);
    }),
    { numRuns: 50, seed: 1 },
  );
});

it("follows the hour of the day in the UTC offset of the start", () => {
  const byHour = Array.from({ length: 24 }, (_, hour) => (hour >= 22 ? 1 : 0));
  const world = worldOf({ activity: byHour, starts_at: "2026-03-14T20:30:00+02:00", rounds: 6 });
  expect([0, 1, 2, 3, 4, 5].map((round) => shareOf(activeIn(world, round)))).toEqual([0, 0, 1, 1, 0, 0]);
});

it("is that of the group where a group has one of its own", () => {
  const world = worldOf({ activity: 0 }, [{ agent_id: "a7", activity: 1 } as { agent_id: string }]);
  const number = world.audience.indexOf("a7");
  expect(activeIn(world, 0).flatMap((active, agent) => (active ? [agent] : []))).toEqual([number]);
});

it("makes nobody active at 0 and everybody at 1", () => {
  expect([0, 1].map((activity) => shareOf(activeIn(worldOf({ activity }), 2)))).toEqual([0, 1]);
});
