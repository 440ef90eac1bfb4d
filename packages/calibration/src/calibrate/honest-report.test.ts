import { omitUndefined } from "@concordat/contracts/options";
import { expect, it } from "vitest";
import { planSentence } from "../page/plan-words.js";
import { intervalsSentence, worthSentence } from "../page/words.js";
import { weightedBy } from "../people/known-columns.js";
import { rowsById } from "../people/match-people.js";
import { drawnAudience, support } from "../testing/audience.js";
import { panelQuestions, smallPanel } from "../testing/small-panel.js";
import { calibrate } from "./calibrate.js";

const questions = [{ survey: "opinion", question: support }];
const people = drawnAudience({ all: 200, answered: 100, correlation: 0.8 });
const random = { how: "random" } as const;

it("agents that agree with everybody who answered are not used: their error about the others was not measured", () => {
  const copies = people.map((person) => ({
    ...person,
    simulated: { support: { answer: person.real?.support ?? "yes", odds: null } },
  }));
  const [estimate] =
    calibrate({ questions, runs: [{ people: copies }], chosen: random }).questions[0]?.estimates ?? [];
  if (estimate === undefined) throw new Error("no estimate");
  expect([estimate.rectified, estimate.worth.further]).toEqual([estimate.real, 0]);
  expect(worthSentence(estimate)).toMatch(/^The agents are not used: they agree with everybody who answered/);
});

it("names a difference in what the agents of those who answered say, who were not drawn at random", () => {
  const selected = people.map(({ real, ...person }, at) =>
    person.simulated.support?.answer === "yes" || at % 4 === 0
      ? { ...person, real: { support: at % 3 === 0 ? "no" : "yes" } }
      : person,
  );
  const report = calibrate({ questions, runs: [{ people: selected }], chosen: random });
  expect(report.assumptions.differing_columns.map(({ column }) => column)).toContain(
    "the agents’ answers to support",
  );
  expect(intervalsSentence(report)).toContain("would hold in 95 of 100 cases if");
});

it("says that intervals hold only if those who answered are like a random part, unless they are one", () => {
  const sentence = (chosen: { readonly how: "random" | "unknown" }, asked?: number) =>
    intervalsSentence(calibrate({ questions, runs: [{ people }], chosen, ...omitUndefined({ asked }) }));
  expect(sentence(random)).toContain(
    "if nearly all who were drawn answered: how many were asked was not stated",
  );
  expect(sentence(random, 110)).toMatch(/hold in 95 of 100 cases\.$/);
  expect(sentence(random, 190)).toContain("only if people without an answer are like those with one");
  expect(sentence({ how: "unknown" })).toContain("which is not known");
});

it("counts the intervals that can miss: two options are one, and those of the primary question are not among many", () => {
  const many = Array.from({ length: 6 }, (_, at) => ({
    survey: "opinion",
    question: { ...support, id: `q${at}` },
  }));
  const asked = people.map((person) => ({
    ...person,
    simulated: Object.fromEntries(
      many.map(({ question }) => [question.id, person.simulated.support ?? { answer: null, odds: null }]),
    ),
    ...(person.real === undefined
      ? {}
      : {
          real: Object.fromEntries(many.map(({ question }) => [question.id, person.real?.support ?? "no"])),
        }),
  }));
  const warned = (primary: object): string | undefined =>
    calibrate({ questions: many, runs: [{ people: asked }], ...primary }).assumptions.warnings.find(
      ({ code }) => code === "MANY_ESTIMATES",
    )?.sentence;
  expect(warned({})).toMatch(/^Each of these 6 intervals misses/);
  expect(warned({ primary: "q0" })).toMatch(/^Each of the 5 intervals other than those of q0/);
});

it("plans no interval that contains every answer of a scale, and says how many more answers are needed", () => {
  const { questions: found } = calibrate({
    questions: panelQuestions,
    runs: [{ people: smallPanel() }],
    chosen: random,
    plan: 5,
  });
  const [choice, scale] = found.map(({ estimates }) => estimates[0]);
  expect([choice?.plan?.half_width, scale?.plan]).toEqual([0.05, undefined]);
  const planned = calibrate({ chosen: random, questions, runs: [{ people }], plan: 5 }).questions[0]
    ?.estimates[0];
  const more = (planned?.plan?.answers ?? 0) - 100;
  expect(more).toBeGreaterThan(0);
  if (planned !== undefined) expect(planSentence(planned)).toContain(`(${more} more than now)`);
});

it("leaves out the rows of people who were not sampled, and refuses those whom the table does not have", () => {
  const row = (id: string, line: number) => ({ line, cells: new Map([["id", id]]) });
  const table = { file: "real.csv", columns: ["id"], rows: [row("a", 2), row("b", 3), row("c", 4)] };
  expect([...rowsById(table, "id", new Set(["a"]), new Set(["b", "c", "d"])).keys()]).toEqual(["a"]);
  expect(() => rowsById(table, "id", new Set(["a"]), new Set(["b"]))).toThrow(
    '1 person has no agent in the run (line 4: "c")',
  );
});

it("takes weights from a column that the run knows", () => {
  const agent = (w: number | null) => ({ id: "a", columns: { w }, answers: {} });
  expect(weightedBy([agent(2)], "w")).toEqual([{ ...agent(2), weight: 2 }]);
  expect(weightedBy([agent(2)], undefined)).toEqual([agent(2)]);
  for (const wrong of [0, -1, null])
    expect(() => weightedBy([agent(wrong)], "w")).toThrow("must be a number above 0");
});

it("says that everybody answered, where nothing is left to estimate", () => {
  const asked = drawnAudience({ all: 60, answered: 60, correlation: 0.8 });
  const estimates = calibrate({ questions, runs: [{ people: asked }], chosen: random }).questions[0]
    ?.estimates;
  expect(estimates?.map(worthSentence)).toEqual([
    "Everybody answered, so that nothing is estimated and agents cannot add anything.",
    "Everybody answered, so that nothing is estimated and agents cannot add anything.",
  ]);
});

it("says how many who answered something have no answer to a question, and makes its intervals conditional", () => {
  const skipped = people.map(({ real, ...person }, at) =>
    real === undefined ? person : { ...person, real: at % 4 === 0 ? { trust: 3 } : { ...real, trust: 3 } },
  );
  const report = calibrate({ questions, runs: [{ people: skipped }], chosen: random });
  expect(report.assumptions.warnings.map(({ sentence }) => sentence)).toContain(
    "support: 25 of the 100 people who answered something have no answer to it (25.0 %), and 75 have one. The interval supposes that those without are like those with one.",
  );
  expect(intervalsSentence(report)).toContain("only if people without an answer are like those with one");
});

it("warns of few amounts without a maximum even if none is large, and not of limited ones", () => {
  const amounts = people.map(({ real, ...person }, at) => ({
    ...person,
    simulated: { amount: { answer: at % 7, odds: null } },
    ...(real === undefined ? {} : { real: { amount: at % 5 } }),
  }));
  const warned = (limits: object): string[] => {
    const question = { id: "amount", kind: "number", text: "How many?", whole: true, ...limits } as const;
    const asked = [{ survey: "opinion", question }];
    const { assumptions } = calibrate({ questions: asked, runs: [{ people: amounts }], chosen: random });
    return assumptions.warnings.filter(({ code }) => code === "SKEWED").map(({ sentence }) => sentence);
  };
  expect(warned({})).toEqual([expect.stringContaining("rare large ones that these 100 answers do not show")]);
  expect(warned({ minimum: 0, maximum: 7 })).toEqual([]);
});
