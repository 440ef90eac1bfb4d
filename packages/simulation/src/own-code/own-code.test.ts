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
} from "../index.js";
import { tableNames } from "../ledger/tables.js";
import { recordOf } from "../testing/asking.js";
import { postBy, smallScenario } from "../testing/scenarios.js";

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

const recorded = (ledger: Ledger): unknown[] =>
  tableNames.flatMap((table) => [...(ledger.read(table) as Iterable<unknown>)]);

it.each<[string, Policy, string]>([
  ["fails", rule(noLuck), "failed: no luck"],
  [
    "decides on nothing that exists",
    rule(() => 7),
    "must decide on a choice that exists (bo on post by-ada)",
  ],
  ["names its choice", rule(() => "LIKE"), "must decide on a choice that exists"],
  ["promises a choice", rule(async () => 1), "must decide on a choice that exists"],
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
  ["fails to be prepared", { ...rule(noLuck), prepare: noLuck } as never, "failed: no luck"],
  ["asks and fails", asking(noLuck), "failed: no luck"],
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
  ["scores with NaN", () => Number.NaN, "must score post by-ada with a number, not NaN"],
  ["scores with nothing", () => undefined, "must score post by-ada with a number, not undefined"],
  ["fails", noLuck, "failed: no luck"],
])("refuses a ranker that %s", async (_, score, message) => {
  const rankers = [scoring(score)];
  await expect(
    simulate({ scenario: scenario("own-ranker"), custom: [likes], rankers }),
  ).rejects.toMatchObject({
    code: "OWN_CODE",
    message: `the ranker "own-ranker" ${message}`,
  });
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
      message: expect.stringContaining("rankers or policies of its own that did otherwise in round 0"),
    });
    expect(recorded(ledger)).toEqual(before);
    expect(await simulate({ ...given, custom: [policy], ledger })).toMatchObject({ state: "completed" });
    expect(await verify({ ...given, custom: [policy], ledger })).toMatchObject({ state: "verified" });
  }
});
