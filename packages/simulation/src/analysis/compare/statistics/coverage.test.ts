import { describe, expect, it } from "vitest";
import { compareRuns } from "../../../index.js";
import { runsWith } from "../../../testing/measured.js";
import { Random } from "../../../testing/random.js";
import { intervalOf, type MeanDifference, pairedDifference, unpairedDifference } from "./mean-difference.js";

/** Values of a run of A and of the run of B with the same seed, and the difference of their means. */
interface Shape {
  readonly name: string;
  readonly truth: number;
  readonly draw: (random: Random) => readonly [a: number, b: number];
}

/** What measures of runs look like. What two runs of one seed share is drawn once for both. */
const shapes: readonly Shape[] = [
  {
    name: "normal, B varies more",
    truth: 0.5,
    draw: (random) => {
      const shared = random.normal();
      return [shared + random.normal(), shared + 0.5 + 1.5 * random.normal()];
    },
  },
  {
    name: "skewed, as sizes of cascades",
    truth: 0.3,
    draw: (random) => [random.exponential(), 1.3 * random.exponential()],
  },
  {
    name: "skewed by what both share, as audiences",
    truth: 0.3,
    draw: (random) => {
      const shared = random.gamma(4) / 4;
      return [(shared * random.gamma(3)) / 3, (1.3 * shared * random.gamma(3)) / 3];
    },
  },
  { name: "heavy tails", truth: 0.3, draw: (random) => [random.heavy(), 0.3 + random.heavy()] },
  {
    name: "counts of few, as rare replies",
    truth: 2,
    draw: (random) => [random.binomial(20, 0.05), random.binomial(20, 0.15)],
  },
  {
    name: "bounded counts, as reach of a small audience",
    truth: 2,
    draw: (random) => [random.binomial(10, 0.3), random.binomial(10, 0.5)],
  },
  {
    name: "two peaks, as a post that takes off or does not",
    truth: 2.7,
    draw: (random) => {
      const run = (probability: number) => (random.uniform() < probability ? 30 : 3) + random.normal();
      return [run(0.4), run(0.5)];
    },
  },
];

const sizes = [5, 10, 20, 40];
/** The long form takes a minute, and its shares are known to a fifth of a percent. */
const allTrials = process.env.CONCORDAT_COVERAGE === undefined ? 1_000 : 20_000;

/** The share of so many trials in which something is as it must be. */
function shareOf(runs: number, isRight: (random: Random) => boolean, trials = allTrials): number {
  const random = new Random(runs);
  let right = 0;
  for (let trial = 0; trial < trials; trial++) if (isRight(random)) right++;
  return right / trials;
}

function holds(difference: MeanDifference, truth: number): boolean {
  const { low, high } = intervalOf(difference);
  return low <= truth && truth <= high;
}

function pairedCoverage({ truth, draw }: Shape, runs: number): number {
  return shareOf(runs, (random) => {
    const pairs = Array.from({ length: runs }, () => draw(random));
    const [a, b] = [pairs.map((pair) => pair[0]), pairs.map((pair) => pair[1])];
    return holds(pairedDifference(a, b), truth);
  });
}

function unpairedCoverage({ truth, draw }: Shape, runs: number): number {
  return shareOf(runs, (random) => {
    const a = Array.from({ length: runs }, () => draw(random)[0]);
    const b = Array.from({ length: runs }, () => draw(random)[1]);
    return holds(unpairedDifference(a, b), truth);
  });
}

/** The share of pairs of runs of A with other runs of A that are not told apart. */
function notToldApart({ draw }: Shape, runs: number): number {
  return shareOf(runs, (random) => {
    const side = () => Array.from({ length: runs }, () => draw(random)[0]);
    return holds(pairedDifference(side(), side()), 0);
  });
}

/** What the guide promises. With 5 runs, differences with two peaks or heavy tails move it a little to either side. */
function expectPromised(share: number, runs: number): void {
  expect(share).toBeGreaterThanOrEqual(runs === 5 ? 0.925 : 0.93);
  expect(share).toBeLessThanOrEqual(runs === 5 ? 0.98 : 0.97);
}

describe.each(shapes)("$name: in 93 to 97 % of trials", (shape) => {
  it.each(sizes)("intervals of %d pairs hold the true difference", (runs) => {
    expectPromised(pairedCoverage(shape, runs), runs);
  });

  it.each(sizes)("intervals of %d independent runs a side hold it", (runs) => {
    expectPromised(unpairedCoverage(shape, runs), runs);
  });

  it.each(sizes)("%d runs a side that do not differ cannot be told apart", (runs) => {
    expectPromised(notToldApart(shape, runs), runs);
  });
});

it("comparisons of 10 runs a side that do not differ tell nothing apart in 93 to 97 % of trials", () => {
  const share = shareOf(
    10,
    (random) => {
      const side = () => runsWith(Array.from({ length: 10 }, () => random.normal()));
      const [result] = compareRuns({ a: side(), b: side() }).results;
      return result?.verdict === "not-told-apart";
    },
    1_000,
  );
  expectPromised(share, 10);
});

describe("what the guide says cannot be had from few runs", () => {
  // Where B can only add to what A has, a few runs make the whole difference.
  const oneSided: Shape = { name: "one-sided", truth: 1, draw: (random) => [0, random.exponential()] };

  it("intervals of few pairs are too narrow for differences of which a few runs make most", () => {
    expect(pairedCoverage(oneSided, 5)).toBeLessThan(0.92);
    expect(pairedCoverage(oneSided, 40)).toBeGreaterThan(0.91);
  });
});
