import { expect, it } from "vitest";
import { drawnAudience, support } from "../testing/audience.js";
import { coverage } from "../testing/trial.js";
import { compareMethods } from "./compare-methods.js";

const questions = [{ survey: "opinion", question: support }];
const audience = (correlation: number, seed = 35) =>
  drawnAudience({ all: 300, answered: 150, correlation, seed });
const answersOnly = (people: ReturnType<typeof audience>) =>
  people.map((person) => ({
    ...person,
    simulated: { support: { answer: person.simulated.support?.answer ?? null, odds: null } },
  }));

it("puts the nearest method first, and says which are surely worse", () => {
  const good = audience(0.9);
  const noise = good.map((person, at) => ({
    ...person,
    simulated: { support: { answer: at % 3 === 0 ? "yes" : "no", odds: null } },
  }));
  const [one] = compareMethods({
    questions,
    methods: [
      { name: "noise", people: noise },
      { name: "json", people: answersOnly(good) },
      { name: "odds", people: good },
    ],
  });
  expect(one).toMatchObject({ question: "support", compared: 150, option: expect.any(String) });
  expect(one?.methods.map(({ name, isWorse }) => [name, isWorse])).toEqual([
    ["odds", false],
    ["json", expect.any(Boolean)],
    ["noise", true],
  ]);
  expect(one?.methods[0]?.worth?.verdict).toBe("adds");
  expect(one?.methods[2]?.worth?.verdict).not.toBe("adds");
  expect(one?.methods[0]?.correlation?.estimate).toBeGreaterThan(0.5);
});

it("rarely finds a best among five methods that are all alike", () => {
  // Five methods whose agents answer by chance: the nearest is chosen after looking.
  const share = coverage(150, 5, (random) => {
    const people = audience(0.5, Math.floor(random.uniform() * 1e9));
    const methods = Array.from({ length: 5 }, (_, name) => ({
      name: String(name),
      people: people.map((person) => ({
        ...person,
        simulated: { support: { answer: random.uniform() < 0.5 ? "yes" : "no", odds: null } },
      })),
    }));
    const [one] = compareMethods({ questions, methods });
    const isFound = one?.methods.some(({ isWorse }) => isWorse) === true;
    return { low: 0, high: 1, truth: isFound ? 2 : 0.5 };
  });
  expect(share).toBeGreaterThan(0.9);
});

it("compares only people whose agents answered by every method, and at least 30 of them", () => {
  const people = audience(0.5);
  const answeredIn = (isAnswered: (at: number) => boolean) =>
    people.map((person, at) =>
      isAnswered(at) ? person : { ...person, simulated: { support: { answer: null, odds: null } } },
    );
  const compare = (...methods: (typeof people)[]) =>
    compareMethods({ questions, methods: methods.map((one, at) => ({ name: `m${at}`, people: one })) })[0];
  expect(
    compare(
      people,
      answeredIn((at) => at < 40),
    ),
  ).toMatchObject({ answered: 150, compared: 40, omitted: [] });
  // Of 150 people, 75 have an agent that answered in one run, and the others in the other.
  expect(
    compare(
      answeredIn((at) => at < 75),
      answeredIn((at) => at >= 60),
    ),
  ).toMatchObject({
    compared: 15,
    methods: [],
    omitted: [],
  });
});

it("omits a method by which too few agents answered, and compares the others", () => {
  const people = audience(0.5);
  const few = people.map((person, at) =>
    at < 20 ? person : { ...person, simulated: { support: { answer: null, odds: null } } },
  );
  const [one] = compareMethods({
    questions,
    methods: [
      { name: "a", people },
      { name: "b", people: few },
    ],
  });
  expect(one).toMatchObject({ methods: [], omitted: [{ name: "b", answered: 20 }] });
  const [three] = compareMethods({
    questions,
    methods: [
      { name: "a", people },
      { name: "b", people: few },
      { name: "c", people: answersOnly(people) },
    ],
  });
  expect(three).toMatchObject({ compared: 150, omitted: [{ name: "b", answered: 20 }] });
  expect(three?.methods.map(({ name }) => name).sort()).toEqual(["a", "c"]);
  expect(() =>
    compareMethods({
      questions,
      methods: [
        { name: "a", people },
        { name: "b", people: people.slice(1) },
      ],
    }),
  ).toThrow("b is of other people than a");
  expect(() => compareMethods({ questions, methods: [{ name: "a", people }] })).toThrow(
    "two methods or more",
  );
});
