import { describe, expect, it } from "vitest";
import { drawnAudience } from "../testing/audience.js";
import { Random } from "../testing/random.js";
import { differingColumns } from "./differing-columns.js";
import { fisherPValue } from "./fisher-p-value.js";

/** SciPy's fisher_exact of the table of drawn and others, with and without the value. */
it.each([
  [{ drawn: 300, hits: 0, all: 6366, allHits: 41 }, 0.262951352980541],
  [{ drawn: 300, hits: 6, all: 6366, allHits: 41 }, 0.011631196058113219],
  [{ drawn: 40, hits: 20, all: 60, allHits: 20 }, 3.5426524384988864e-5],
  [{ drawn: 40, hits: 12, all: 60, allHits: 20 }, 0.5628854945076481],
  [{ drawn: 100, hits: 5, all: 1000, allHits: 200 }, 1.6696926278927818e-5],
  [{ drawn: 150, hits: 90, all: 944, allHits: 551 }, 0.7180802190681983],
  [{ drawn: 10, hits: 10, all: 20, allHits: 10 }, 1.082508822446903e-5],
  [{ drawn: 30, hits: 0, all: 60, allHits: 0 }, 1.0],
  [{ drawn: 500, hits: 300, all: 10000, allHits: 5000 }, 5.212629694743848e-6],
])("of %j the exact p-value is %d", (counts, p) => {
  expect(fisherPValue(counts) / p).toBeCloseTo(1, 9);
});

describe("a value that few people have", () => {
  /** 2,000 people of whom 100 answered, with columns of rare values. */
  const panel = (random: Random) =>
    drawnAudience({ all: 2_000, answered: 0, correlation: 0 }).map(() => ({
      columns: {
        job: random.uniform() < 0.006 ? "student" : random.uniform() < 0.02 ? "farmer" : "other",
        visits: random.uniform() < 0.01 ? 1 : 0,
      },
      isAnswered: random.uniform() < 0.05,
    }));

  it("differs in at most 5 of 100 random draws", () => {
    const random = new Random(35);
    const found = Array.from({ length: 200 }, () => differingColumns(panel(random)).length > 0);
    expect(found.filter((one) => one).length).toBeLessThanOrEqual(20);
  });
});
