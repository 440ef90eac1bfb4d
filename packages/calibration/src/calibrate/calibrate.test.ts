import { calibrationReport } from "@concordat/contracts/calibration-report";
import { describe, expect, it } from "vitest";
import { worthSentence } from "../page/words.js";
import { drawnAudience, support } from "../testing/audience.js";
import { calibrate, NothingToCalibrateError } from "./calibrate.js";
import type { CalibratedPerson } from "./calibrated-person.js";

const questions = [{ survey: "opinion", question: support }];
const random = { how: "random" } as const;

function yesOf(people: readonly CalibratedPerson[], options: Partial<Parameters<typeof calibrate>[0]> = {}) {
  const report = calibrate({ questions, runs: [{ people }], chosen: random, ...options });
  const yes = report.questions[0]?.estimates.find(({ option }) => option === "yes");
  if (yes === undefined) throw new Error("nothing was estimated");
  return { report, yes };
}

it("good agents make the interval narrower, and the report says as how many answers they count", () => {
  const { report, yes } = yesOf(drawnAudience({ all: 800, answered: 100, correlation: 0.9 }));
  expect(calibrationReport.validate(report)).toEqual([]);
  expect(yes.rectified.high - yes.rectified.low).toBeLessThan(0.8 * (yes.real.high - yes.real.low));
  expect(yes.worth.verdict).toBe("adds");
  expect(yes.worth.further).toBeGreaterThan(50);
  expect(yes.worth.low).toBeLessThan(yes.worth.further);
  expect(yes.fidelity.error.low).toBeGreaterThan(0);
});

it("agents that know nothing add nothing, and the interval is about as wide as without them", () => {
  const { yes } = yesOf(drawnAudience({ all: 800, answered: 100, correlation: 0 }));
  expect(yes.worth.verdict).toBe("nothing");
  const ratio = (yes.rectified.high - yes.rectified.low) / (yes.real.high - yes.real.low);
  expect(ratio).toBeGreaterThan(0.95);
  expect(ratio).toBeLessThan(1.06);
});

it("agents that answer the opposite are not credited with anything", () => {
  const { report, yes } = yesOf(drawnAudience({ all: 800, answered: 150, correlation: -0.6 }));
  expect(yes.worth.verdict).toBe("reversed");
  expect(report.assumptions.warnings.map(({ code }) => code)).toContain("REVERSED");
  expect(worthSentence(yes)).toMatch(
    /the rectified interval uses it: it is as narrow as with \d\d+ further real answers\. They do not count as worth/,
  );
});

it("agents that all say the same, and a handful of yes, leave the real answers alone", () => {
  const same = drawnAudience({ all: 200, answered: 60, correlation: 0.5 }).map((person) => ({
    ...person,
    simulated: { support: { answer: "yes", odds: null } },
  }));
  expect(yesOf(same).yes).toMatchObject({
    method: "answers",
    slope: 0,
    worth: { verdict: "unused", further: 0 },
  });
  const rare = drawnAudience({ all: 200, answered: 60, correlation: 0.5 }).map((person, at) => ({
    ...person,
    ...(person.real === undefined ? {} : { real: { support: at < 3 ? "yes" : "no" } }),
  }));
  const { yes } = yesOf(rare);
  expect(yes.method).toBe("answers");
  expect(yes.rectified).toEqual(yes.real);
});

it("a shift of all agents' odds changes nothing: only what they tell apart counts", () => {
  const people = drawnAudience({ all: 300, answered: 80, correlation: 0.7 });
  const shifted = people.map((person) => {
    const yes = (person.simulated.support?.odds?.yes ?? 0) / 2 + 0.1;
    return { ...person, simulated: { support: { answer: "yes", odds: { yes, no: 1 - yes } } } };
  });
  const [before, after] = [yesOf(people).yes.rectified, yesOf(shifted).yes.rectified];
  expect(after.estimate).toBeCloseTo(before.estimate, 12);
  expect(after.low).toBeCloseTo(before.low, 12);
});

it("an agent without a valid answer counts as one that knows nothing, and its person stays", () => {
  const people = drawnAudience({ all: 300, answered: 80, correlation: 0.7 }).map((person, at) =>
    at % 30 === 0 ? { ...person, simulated: { support: { answer: null, odds: null } } } : person,
  );
  const { report, yes } = yesOf(people);
  expect(report.questions[0]).toMatchObject({
    agents: 290,
    unanswered_agents: 10,
    answered: 80,
    source: "odds",
  });
  expect(yes).toMatchObject({ people: 300, simulated: { n: 290 } });
  expect(report.assumptions.warnings.map(({ code }) => code)).toContain("UNANSWERED_AGENTS");
});

it("people like them are known less surely than these people", () => {
  const people = drawnAudience({ all: 200, answered: 100, correlation: 0.5 });
  const [these, alike] = (["these-people", "people-like-them"] as const).map(
    (about) => yesOf(people, { about }).yes,
  );
  expect(alike?.standard_error).toBeGreaterThan(these?.standard_error ?? 1);
});

it("weights that do not vary change the estimate by nothing, and weights that do have a design effect", () => {
  const people = drawnAudience({ all: 300, answered: 100, correlation: 0.6 });
  const plain = yesOf(people).yes;
  const alike = yesOf(people.map((person) => ({ ...person, weight: 3 }))).yes;
  expect(alike.rectified.estimate).toBeCloseTo(plain.rectified.estimate, 12);
  expect(alike.design_effect).toBe(1);
  const varied = yesOf(people.map((person, at) => ({ ...person, weight: 1 + (at % 3) })));
  expect(varied.yes.design_effect).toBeGreaterThan(1.1);
  expect(varied.report.weighted).toBe(true);
});

it("segments with enough answers are estimated, and others are not shown", () => {
  const people = drawnAudience({ all: 300, answered: 100, correlation: 0.6 }).map((person, at) => ({
    ...person,
    columns: { ...person.columns, rare: at % 20 === 0 ? "rare" : "usual" },
  }));
  const { report } = yesOf(people, { segments: ["region", "rare"] });
  const shown = report.questions[0]?.estimates.flatMap(({ segment, option }) =>
    segment === undefined || option !== "yes" ? [] : [`${segment.column}=${segment.value}`],
  );
  expect(shown).toEqual(["region=north", "region=south", "rare=usual"]);
});

it("a sample drawn within each value of a column is weighted back to the table", () => {
  const people = drawnAudience({ all: 400, answered: 400, correlation: 0 }).map((person, at) => {
    const isNorth = at % 2 === 0;
    const answers = isNorth ? at < 80 : at < 300;
    const { real: _, ...rest } = person;
    return answers ? { ...rest, real: { support: isNorth ? "yes" : "no" } } : rest;
  });
  const { yes, report } = yesOf(people, { chosen: { how: "column", column: "region" } });
  expect(yes.real.estimate).toBeCloseTo(0.5, 12);
  expect(report.assumptions).toMatchObject({ chosen: "column", column: "region" });
  // That the regions differ follows from the selection.
  expect(report.assumptions.differing_columns.filter(({ column }) => column.startsWith("region"))).toEqual(
    [],
  );
  expect(yesOf(people).yes.real.estimate).toBeCloseTo(40 / 190, 12);
});

describe("names in what those who answered differ from the others", () => {
  it("and nothing where they were drawn at random", () => {
    expect(
      yesOf(drawnAudience({ all: 400, answered: 100, correlation: 0 })).report.assumptions.differing_columns,
    ).toEqual([]);
  });

  it("by the column and its value", () => {
    const people = drawnAudience({ all: 400, answered: 100, correlation: 0 }).map((person, at) => ({
      ...person,
      columns: { ...person.columns, plan: at < 100 && at % 4 > 0 ? "paid" : "free" },
    }));
    const { report } = yesOf(people, { chosen: { how: "unknown" } });
    expect(report.assumptions.differing_columns.map(({ column, value }) => `${column}=${value}`)).toEqual([
      "plan=free",
      "plan=paid",
    ]);
    expect(report.assumptions.warnings.map(({ code }) => code).slice(0, 2)).toEqual([
      "SELF_SELECTED",
      "DIFFERENT_PEOPLE",
    ]);
  });
});

describe("two messages", () => {
  const people = drawnAudience({ all: 600, answered: 600, correlation: 0.7 });
  const answeredWhere = (isAnswered: (at: number) => boolean, change = false) =>
    people.map((person, at) => {
      const { real, ...rest } = person;
      const said = change && at % 5 === 0 ? { support: "yes" } : real;
      return isAnswered(at) && said !== undefined ? { ...rest, real: said } : rest;
    });

  it("that the same people answered about are compared person by person", () => {
    const runs = [
      { message: "a", people: answeredWhere((at) => at < 100) },
      { message: "b", people: answeredWhere((at) => at < 100, true) },
    ];
    const { differences } = calibrate({ questions, runs, chosen: random });
    expect(differences[0]).toMatchObject({ option: "yes", same_people: true, verdict: "higher" });
    expect(differences[0]?.rectified.low).toBeGreaterThan(0);
  });

  it("that different people answered about are compared as two samples", () => {
    const runs = [
      { message: "a", people: answeredWhere((at) => at < 100) },
      { message: "b", people: answeredWhere((at) => at >= 300 && at < 400) },
    ];
    const { differences } = calibrate({ questions, runs, chosen: random });
    expect(differences[0]).toMatchObject({ same_people: false });
    expect(differences[0]?.p_holm).toBeGreaterThanOrEqual(differences[0]?.p_value ?? 1);
  });

  it("are refused where some answered about both and some about one", () => {
    const runs = [
      { message: "a", people: answeredWhere((at) => at < 100) },
      { message: "b", people: answeredWhere((at) => at >= 50 && at < 150) },
    ];
    expect(() => calibrate({ questions, runs })).toThrow(
      "support: 50 people answered about both messages, and 100 about one",
    );
  });
});

describe("says in a sentence why a question is not estimated", () => {
  const people = drawnAudience({ all: 100, answered: 60, correlation: 0.5 });
  const reasons = (changed: readonly CalibratedPerson[]): string => {
    try {
      calibrate({ questions, runs: [{ people: changed }] });
    } catch (error) {
      if (error instanceof NothingToCalibrateError)
        return error.skipped.map(({ sentence }) => sentence).join();
      throw error;
    }
    return "";
  };

  it.each([
    [
      "nobody answered",
      people.map(({ real: _, ...person }) => person),
      "support: no person of the run really answered it.",
    ],
    [
      "29 did",
      people.map(({ real, ...person }, at) => (at < 29 && real !== undefined ? { ...person, real } : person)),
      "support: 29 people really answered it; at least 30 are needed.",
    ],
    [
      "all said the same",
      people.map((person) => (person.real === undefined ? person : { ...person, real: { support: "no" } })),
      'support: all 60 people who really answered it said "no", so how much answers vary is not known. If they are a random part, at least 94.0 % of all would say "no" (95 % interval of Clopper and Pearson).',
    ],
    [
      "no agent did",
      people.map((person) => ({ ...person, simulated: { support: { answer: null, odds: null } } })),
      "support: no agent gave a valid answer.",
    ],
  ])("%s", (_, changed, sentence) => {
    expect(reasons(changed)).toBe(sentence);
  });
});

it("refuses options that make no sense", () => {
  const people = drawnAudience({ all: 60, answered: 40, correlation: 0 });
  const [first] = people;
  if (first === undefined) throw new Error("no people");
  expect(() => calibrate({ questions, runs: [{ people: [first, first] }] })).toThrow(
    "two people have the same id",
  );
  expect(() => calibrate({ questions, runs: [{ people }, { people }] })).toThrow(
    "needs the name of its message",
  );
});
