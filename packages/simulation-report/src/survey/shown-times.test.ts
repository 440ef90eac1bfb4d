import { expect, it } from "vitest";
import { shownTimes } from "./shown-times.js";

const rounds = [0, 2, 4, 6, 8];

it.each([
  [5, rounds, 0],
  [4, [0, 2, 4, 8], 1],
  [2, [0, 8], 3],
  [0, [0], 4],
])("shows with room for %i the first, the last, and then the earlier ones", (room, shown, leftOut) => {
  expect(shownTimes(rounds, () => 1, room)).toEqual({ shown, leftOut });
});

it("counts the rows that each takes", () => {
  expect(shownTimes(rounds, (round) => round + 1, 13)).toEqual({ shown: [0, 2, 8], leftOut: 2 });
});
