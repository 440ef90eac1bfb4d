import { expect, it } from "vitest";
import { caveatSentences } from "../page/caveats.js";
import { drawnAudience, support } from "../testing/audience.js";
import { calibrate } from "./calibrate.js";

const questions = [{ survey: "opinion", question: support }];
const people = drawnAudience({ all: 400, answered: 100, correlation: 0.5 });

function caveatsWith(weightOf: (at: number) => number): string[] {
  const weighted = people.map((person, at) => ({ ...person, weight: weightOf(at) }));
  return caveatSentences(calibrate({ questions, runs: [{ people: weighted }], chosen: { how: "random" } }));
}

it("warns of one person with a large part of all weight, whether or not the person answered", () => {
  for (const heavy of [0, 399])
    expect(caveatsWith((at) => (at === heavy ? 100 : 0.5))).toEqual([
      expect.stringMatching(
        /^One person has 33\.4 % of all weight \(a weight of 100, where the mean is 0\.749\)\. .* at most 5 times the mean\.$/,
      ),
    ]);
});

it("warns of weights so unequal that few people decide, among those who answered and among all", () => {
  expect(caveatsWith((at) => (at < 8 ? 20 : 1))).toEqual([
    expect.stringContaining("The weights of the 100 people who answered are so unequal that 19 "),
  ]);
  expect(caveatsWith((at) => (at >= 380 ? 30 : 1))).toEqual([
    expect.stringContaining("The weights of the 400 people of the table are so unequal that 52 "),
  ]);
});

it("does not warn of weights that are usual in surveys", () => {
  expect(caveatsWith(() => 1)).toEqual([]);
  expect(caveatsWith((at) => [0.3, 0.8, 1.2, 2.5, 4][at % 5] ?? 1)).toEqual([]);
});
