import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { expect, it } from "vitest";
import {
  type AskingPolicy,
  createMemoryLedger,
  defineRule,
  type Ledger,
  type Policy,
  type Ranker,
  simulate,
  verify,
} from "../../index.js";
import { tableNames } from "../../ledger/tables.js";
import { recordOf } from "../../testing/asking.js";
import { postBy, smallScenario } from "../../testing/scenarios.js";

const scenario = (ranker = "chronological") =>
  smallScenario(
    ["ada", "bo", "cy"],
    ["bo>ada", "cy>ada", "cy>bo"],
    { rounds: 3, feed: { ranker, size: 2 }, policy: { kind: "custom", name: "own" } },
    { posts: [postBy("ada"), postBy("ada", { id: "news" })] },
  );

const rule = (decide: () => unknown): Policy => ({
  ...{ kind: "rule", name: "own", returns: false },
  prepare: () => () => decide() as 0,
});

const asking = (change: (record: DecisionRecord) => unknown): AskingPolicy => ({
  ...{ kind: "asking", name: "own", unit: "post", memory: 0 },
  decide: async (question) => change(recordOf(question, { choice: "LIKE" })) as DecisionRecord,
});

function noLuck(): never {
  throw new Error("no luck");
}

/** A rule from a function, as JavaScript without types may give it. */
const answering = (decide: () => unknown): Policy => defineRule("own", decide as () => "LIKE");

const withNull = (record: DecisionRecord): unknown => ({
  ...record,
  decision: { choice: "REPLY", reason: "why not", content: "a\u0000b" },
});

const withDance = (record: DecisionRecord): unknown => ({
  ...record,
  decision: { choice: "DANCE", reason: "why not", content: null },
});

const recorded = (ledger: Ledger): unknown[] =>
  tableNames.flatMap((table) => [...(ledger.read(table) as Iterable<unknown>)]);

it.each<[string, Policy, string]>([
  ["fails", rule(noLuck), "failed: no luck (round 0, agent bo, post by-ada)"],
  [
    "decides on nothing that exists",
    rule(() => 70),
    "must decide on a choice that exists, not 70 (round 0, agent bo, post by-ada)",
  ],
  ["names its choice", rule(() => "LIKE"), 'must decide on a choice that exists, not "LIKE" (round 0'],
  ["promises a choice", rule(async () => 1), "must decide on a choice at once, and gave a promise (round 0"],
  ["promises and fails", rule(async () => noLuck()), "must decide on a choice at once, and gave a promise"],
  [
    "answers with a word",
    answering(() => "DANCE"),
    'must decide on a choice that exists, not "DANCE" (round 0, agent bo, post by-ada)',
  ],
  ["answers with a name of every object", answering(() => "__proto__"), 'exists, not "__proto__" (round 0'],
  ["answers with a decision of another kind", answering(() => ({ choice: "like" })), 'not "like" (round 0'],
  ["answers with a promise", answering(async () => noLuck()), "at once, and gave a promise (round 0"],
  ["answers REPLY without a text", answering(() => "REPLY"), "must give a reply or a post its text (round 0"],
  ["answers with U+0000", answering(() => ({ choice: "REPLY", content: "a\u0000b" })), "without U+0000"],
  ["asks and answers with U+0000", asking(withNull), "/decision must not contain U+0000"],
  ["asks and decides on a choice of its own", asking(withDance), "its decision: /decision"],
  ["replies without a text", rule(() => 2), "must give a reply or a post its text"],
  ["replies with nothing", rule(() => ({ choice: 2, content: "" })), "must give a text that can be posted"],
  ["replies with a number", rule(() => ({ choice: 2, content: 7 })), "must give a text that can be posted"],
  ["replies with half a character", rule(() => ({ choice: 2, content: "\ud83d" })), "without U+0000"],
  ["likes with a text", rule(() => ({ choice: 1, content: "a" })), "must give no text to what needs none"],
  [
    "prepares nothing",
    { ...rule(noLuck), prepare: () => null } as never,
    "must prepare a function that decides",
  ],
  ["fails to be prepared", { ...rule(noLuck), prepare: noLuck } as never, "failed: no luck (round 0)"],
  ["asks and fails", asking(noLuck), "failed: no luck (round 0, agent bo, post by-ada)"],
  [
    "breaks the contract of records",
    asking((one) => ({ ...one, time: "today" })),
    "its decision: /time must",
  ],
  ["decides for another agent", asking((one) => ({ ...one, agent_id: "zed" })), '/agent_id must be "bo"'],
  ["decides in another round", asking((one) => ({ ...one, round: 2 })), "/round must be 0"],
  [
    "decides on another post",
    asking((one) => ({ ...one, post_id: "m9" })),
    "/post_id must be a post that was shown",
  ],
  ["records nothing", asking(() => undefined), "must give the record of its decision"],
])("refuses a policy that %s, and records nothing of it", async (_, policy, message) => {
  const ledger = createMemoryLedger();
  const { code, message: said } = await simulate({ scenario: scenario(), custom: [policy], ledger }).then(
    () => expect.unreachable("it was simulated"),
    (error) => error,
  );
  expect([code, said]).toEqual(["OWN_CODE", expect.stringContaining(message)]);
  expect(said).toMatch(/^the policy "own" /);
  for (const table of ["decision", "effect", "round"] as const)
    expect([...(ledger.read(table) as Iterable<unknown>)]).toEqual([]);
});

const likes = rule(() => 1);
const scoring = (score: () => unknown): Ranker => ({
  ...{ name: "own-ranker", personal: false },
  prepare: () => () => score() as number,
});

it.each([
  ["scores with NaN", () => Number.NaN, "must score a post with a number, not NaN (round 0, post by-ada)"],
  [
    "scores with nothing",
    () => undefined,
    "must score a post with a number, not undefined (round 0, post by-ada)",
  ],
  [
    "promises a score",
    async () => 1,
    "must score a post with a number, not another object (round 0, post by-ada)",
  ],
  ["fails", noLuck, "failed: no luck (round 0, post by-ada)"],
])("refuses a ranker that %s", async (_, score, message) => {
  const rankers = [scoring(score)];
  await expect(
    simulate({ scenario: scenario("own-ranker"), custom: [likes], rankers }),
  ).rejects.toMatchObject({
    code: "OWN_CODE",
    message: `the ranker "own-ranker" ${message}`,
  });
});

it.each([
  [
    "a policy without a kind",
    { custom: [{ name: "own" }] },
    "custom[0] must be a policy: what defineRule gives",
  ],
  [
    "a policy without a unit",
    { custom: [{ ...asking(noLuck), unit: undefined }] },
    "custom[0] must be a policy",
  ],
  [
    "a policy that remembers NaN",
    { custom: [{ ...asking(noLuck), memory: Number.NaN }] },
    "custom[0] must be",
  ],
  [
    "a ranker that prepares nothing",
    { rankers: [{ name: "own", personal: false }] },
    "rankers[0] must be a ranker",
  ],
])("refuses %s before anything is recorded", async (_, code, message) => {
  const ledger = createMemoryLedger();
  await expect(simulate({ scenario: scenario(), ledger, ...code } as never)).rejects.toThrow(message);
  expect(recorded(ledger)).toEqual([]);
});

it("does not continue a run with rules or rankers that would have led elsewhere, and does with the same", async () => {
  const first = (wanted: string): Ranker => ({
    ...{ name: "own-ranker", personal: false },
    prepare:
      ({ posts }) =>
      (post) =>
        posts.id(post) === wanted ? 1 : 0,
  });
  const given = { scenario: scenario("own-ranker"), rankers: [first("news")] };
  const own = defineRule("own", ({ draw }) => (draw() < 0.5 ? "LIKE" : "RESHARE"));
  const other = defineRule("own", () => "SCROLL");
  const ask = asking((record) => record);
  for (const [policy, changed] of [
    [own, { ...given, custom: [other] }],
    [ask, { ...given, rankers: [first("by-ada")], custom: [ask] }],
  ] as const) {
    const ledger = createMemoryLedger();
    await simulate({ ...given, custom: [policy], ledger });
    const before = recorded(ledger);
    await expect(simulate({ ...changed, ledger })).rejects.toMatchObject({
      code: "OTHER_RUN",
      message: expect.stringContaining("custom rankers or policies that behaved differently in round 0"),
    });
    expect(recorded(ledger)).toEqual(before);
    expect(await simulate({ ...given, custom: [policy], ledger })).toMatchObject({ state: "completed" });
    expect(await verify({ ...given, custom: [policy], ledger })).toMatchObject({ state: "verified" });
  }
});
