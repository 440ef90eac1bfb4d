import { expect, it } from "vitest";
import { caveatSentences } from "../page/caveats.js";
import { columnsSentence } from "../page/columns-words.js";
import { drawnAudience, support } from "../testing/audience.js";
import { Random } from "../testing/random.js";
import { calibrate } from "./calibrate.js";
import type { CalibrateOptions } from "./calibrate-options.js";
import type { CalibratedPerson } from "./calibrated-person.js";

const questions = [{ survey: "opinion", question: support }];
const chosen = { how: "random" } as const;
const people = drawnAudience({ all: 300, answered: 100, correlation: 0.5 });
const onePerson = (columns: CalibratedPerson["columns"]) => ({ ...columns });

function warned(options: Partial<CalibrateOptions>, code: string): string[] {
  const report = calibrate({ questions, runs: [{ people }], chosen, ...options });
  return report.assumptions.warnings.filter((one) => one.code === code).map(({ sentence }) => sentence);
}

/** Two messages. People who answered about the first are those of `isFirst`. */
function messages(isFirst: (person: CalibratedPerson, at: number) => boolean) {
  const part = (isPart: (person: CalibratedPerson, at: number) => boolean) =>
    people.map(({ real, ...person }, at) =>
      real !== undefined && isPart(person, at) ? { ...person, real } : person,
    );
  return [
    { message: "terraces", people: part(isFirst) },
    { message: "safety", people: part((person, at) => !isFirst(person, at)) },
  ];
}

it("asks how people got their message: a difference of their people is no effect of it", () => {
  const byLot = messages((_, at) => at % 4 < 2);
  expect(warned({ runs: byLot, assigned: "random" }, "UNASSIGNED")).toEqual([]);
  expect(warned({ runs: byLot }, "UNASSIGNED")).toEqual([
    expect.stringMatching(/^Whether a random draw decided which message each person saw is not known/),
  ]);
  const report = calibrate({ questions, runs: byLot, chosen });
  expect(report.assumptions.assigned).toBe("unknown");
  expect(caveatSentences(report).join(" ")).toContain("may be a difference between their people");
  // Said to be random, and contradicted by the table.
  const byRegion = messages(({ columns }) => columns?.region === "north");
  expect(warned({ runs: byRegion, assigned: "random" }, "UNASSIGNED").join()).toContain(
    "differ from those who answered about safety in region = north",
  );
  // The same people answered about both: nobody was assigned.
  const both = [
    { message: "terraces", people },
    { message: "safety", people },
  ];
  expect(warned({ runs: both }, "UNASSIGNED")).toEqual([]);
});

it("names a column that only the people who answered have filled, and one that tells their answers", () => {
  const withColumn = (name: string, value: (person: CalibratedPerson, at: number) => string | null) => [
    {
      people: people.map((person, at) => ({
        ...person,
        columns: { ...onePerson(person.columns), [name]: value(person, at) },
      })),
    },
  ];
  const leaked = withColumn("opinion", ({ real }, at) => (real === undefined ? null : `wave ${at % 3}`));
  expect(warned({ runs: leaked }, "LEAK")).toEqual([
    expect.stringMatching(
      /^opinion has a value for 100.0 % of the people who answered and for 0.0 % of the others/,
    ),
  ]);
  const copied = withColumn("vote", ({ real }, at) =>
    real === undefined ? (at % 2 === 0 ? "left" : "right") : real.support === "yes" ? "left" : "right",
  );
  expect(warned({ runs: copied }, "LEAK")).toEqual([
    expect.stringMatching(/^support: vote tells the real answers nearly perfectly \(correlation 1.00\)/),
  ]);
  expect(warned({ runs: withColumn("panel", (_, at) => (at % 2 === 0 ? "old" : null)) }, "LEAK")).toEqual([]);
});

it("states how many of those who were asked answered, and warns below 80 %", () => {
  expect(warned({ asked: 120 }, "LOW_RESPONSE")).toEqual([]);
  expect(warned({ asked: 300 }, "LOW_RESPONSE")).toEqual([
    "100 of the 300 people who were asked answered (33.3 %). However they were drawn, those who answered chose themselves: the intervals hold only if they are like the 200 who did not.",
  ]);
  expect(() => warned({ asked: 99 }, "")).toThrow("99 people were asked, but 100 answered");
  expect(() => warned({ asked: 301 }, "")).toThrow("301 people were asked, but the table has 300");
});

it("plans no further answers of people who choose themselves", () => {
  expect(() => warned({ chosen: { how: "unknown" }, plan: 5 }, "")).toThrow(
    "more answers of people who choose themselves make no interval right",
  );
});

/** Households of four people who answer alike, of which some were drawn as a whole. */
const households = (() => {
  const random = new Random(4);
  const ofHousehold = Array.from({ length: 75 }, () => random.normal());
  const isDrawn = Array.from({ length: 75 }, () => random.uniform() < 0.4);
  return people.map(({ real: _, ...person }, at) => {
    const household = at % 75;
    const opinion = (ofHousehold[household] ?? 0) + 0.5 * random.normal();
    return {
      ...person,
      columns: { ...person.columns, household: `h${household}` },
      ...(isDrawn[household] === true ? { real: { support: opinion > 0 ? "yes" : "no" } } : {}),
    };
  });
})();

it("asks for the groups if whole groups answered, and their intervals are wider", () => {
  const runs = [{ people: households }];
  expect(warned({ runs }, "CLUSTERED")).toEqual([
    expect.stringMatching(/^Of 75 of 75 values of household, either all people answered or nobody/),
  ]);
  expect(warned({ runs, cluster: "household" }, "CLUSTERED").join()).not.toContain("either all");
  const width = (options: Partial<CalibrateOptions>): number => {
    const [first] = calibrate({ questions, runs, chosen, ...options }).questions[0]?.estimates ?? [];
    return (first?.rectified.high ?? 0) - (first?.rectified.low ?? 0);
  };
  expect(width({ cluster: "household" })).toBeGreaterThan(1.4 * width({}));
  expect(() => warned({ runs, cluster: "region" }, "")).toThrow("at least 5 groups are needed");
  expect(() => warned({ runs, cluster: "street" }, "")).toThrow('nobody has a value of "street"');
  expect(() => warned({ runs, cluster: "household", plan: 5 }, "")).toThrow("leave --plan or --cluster out");
});

it("compares the agents with a regression on the table's columns: what the columns tell is not theirs", () => {
  const known = people.map((person, at) => ({
    ...person,
    columns: { ...person.columns, party: person.simulated.support?.odds?.yes ?? 0, other: at % 5 },
  }));
  const [estimate] =
    calibrate({ questions, runs: [{ people: known }], chosen }).questions[0]?.estimates ?? [];
  if (estimate === undefined) throw new Error("no estimate");
  const { columns_alone: alone, worth } = estimate;
  expect(alone?.columns).toEqual(["region", "age", "party", "other"]);
  expect(worth.further).toBeGreaterThan(10);
  // The agents only repeat a column.
  expect(alone?.with_agents).toBeCloseTo(alone?.answers ?? 0, 9);
  expect(columnsSentence(estimate)).toContain("The agents add nothing to what the columns tell.");
  const [own] = calibrate({ questions, runs: [{ people }], chosen }).questions[0]?.estimates ?? [];
  expect((own?.columns_alone?.with_agents ?? 0) - (own?.columns_alone?.answers ?? 0)).toBeGreaterThan(10);
});

it("counts how often the same agents were calibrated with other answers", () => {
  const [sentence] = warned({ looks: 3 }, "TRIED_BEFORE");
  expect(sentence).toMatch(/^These agents were calibrated with other real answers 3 times before\./);
  expect(warned({ looks: 0 }, "TRIED_BEFORE")).toEqual([]);
  expect(() => warned({ looks: 0.5 }, "")).toThrow("must be a whole number of 0 or more");
});

it("weighted people stand for a population of which they are a sample, unless it is stated otherwise", () => {
  const runs = [{ people: people.map((person, at) => ({ ...person, weight: 1 + (at % 3) })) }];
  const about = (options: Partial<CalibrateOptions>) =>
    calibrate({ questions, runs, chosen, ...options }).about;
  expect([about({}), about({ about: "these-people" }), about({ runs: [{ people }] })]).toEqual([
    "people-like-them",
    "these-people",
    "these-people",
  ]);
});
