import { expect, it } from "vitest";
import {
  createMemoryLedger,
  defineRule,
  type RulePolicy,
  simulate,
  verify,
  type WorldView,
} from "../index.js";
import { askingModel } from "../testing/asking.js";
import { postBy, smallScenario } from "../testing/scenarios.js";

const follows = ["bo>ada", "cy>ada", "cy>bo"];
const scenarioOf = (policy: object, feed = "chronological") =>
  smallScenario(
    ["ada", "bo", "cy"],
    follows,
    { policy: { kind: "model", ...policy } as { kind: "model" }, feed: { ranker: feed, size: null } },
    { posts: [postBy("ada"), postBy("paper", { id: "news", followed_by: "everyone" })] },
  );

/** Tries every way of writing to a value and to whatever it leads to. */
function vandalize(value: unknown, depth = 0): void {
  if (typeof value !== "object" || value === null || depth > 4) return;
  for (const name of Object.getOwnPropertyNames(value)) {
    const member: unknown = Reflect.get(value, name);
    vandalize(member, depth + 1);
    Reflect.set(value, name, typeof member === "number" ? member + 77 : undefined);
    Reflect.deleteProperty(value, name);
  }
  for (const name of ["agents", "indices", "texts", "others", "seed", "purposes"])
    Reflect.set(value, name, []);
}

/** The same for what the methods of a world give. */
function vandalizeWorld(world: WorldView): void {
  const { audience, posts, follows: pairs, draws } = world;
  for (let post = 0; post < posts.count; post++)
    for (const given of [posts.given(post), posts.at(post), posts.slotKey(post)]) vandalize(given);
  for (let agent = 0; agent < audience.size; agent++)
    for (const given of [audience.profile(agent), pairs.followedBy(agent), pairs.followersOf(agent)])
      vandalize(given);
  vandalize(draws.keyFor("rule"));
  vandalize(world);
}

const replies = askingModel(() => ({ choice: "REPLY" }), { memory: 3 });

/** A run and its verification. */
async function played(options: Omit<Parameters<typeof simulate>[0], "ledger">) {
  const ledger = createMemoryLedger();
  const { summary } = await simulate({ ...options, ledger });
  const { scenario, rankers = [], custom = [] } = options;
  const { state } = await verify({ scenario, rankers, custom, ledger });
  return { hash: summary.hash, decisions: summary.decisions, byRule: summary.byRule, state };
}

it("comes to the same whatever those who watch do to what they see", async () => {
  const plain = await played({ scenario: scenarioOf({}), model: replies });
  expect(plain).toMatchObject({ state: "verified" });
  const watched = { scenario: scenarioOf({}), model: replies, onRound: vandalizeWorld, onEvent: vandalize };
  expect(await played(watched)).toEqual(plain);
});

it("comes to the same whatever a policy that asks does to its question", async () => {
  const plain = await played({ scenario: scenarioOf({ memory: 3 }), model: replies });
  const spoils = askingModel(
    (question) => {
      const { agent, items, memory } = question;
      vandalize(agent);
      expect(agent.name).toBe(agent.id);
      vandalize(memory);
      for (const { post } of items.slice(1)) vandalize(post);
      return { choice: "REPLY" };
    },
    { memory: 3 },
  );
  expect(await played({ scenario: scenarioOf({ memory: 3 }), model: spoils })).toEqual(plain);
});

it("gives the same result whatever custom rankers and rules do to the world and to what brought a post", async () => {
  const mine = { kind: "custom", name: "mine" };
  const rule = (spoil: (value: unknown) => void): RulePolicy => ({
    kind: "rule",
    name: "mine",
    returns: true,
    prepare: (world) => {
      if (spoil === vandalize) vandalizeWorld(world);
      return (_agent, _post, sources) => {
        spoil(sources);
        return 3;
      };
    },
  });
  const newest = (spoil: (world: WorldView) => void) => ({
    name: "newest",
    personal: false,
    prepare: (world: WorldView) => {
      const times = Float64Array.from(world.posts.time);
      spoil(world);
      return (post: number) => times[post] ?? 0;
    },
  });
  const keep = (): void => {};
  const plain = await played({
    scenario: scenarioOf(mine, "newest"),
    custom: [rule(keep)],
    rankers: [newest(keep)],
  });
  const code = { custom: [rule(vandalize)], rankers: [newest(vandalizeWorld)] };
  expect(plain.byRule).toBeGreaterThan(0);
  expect(await played({ scenario: scenarioOf(mine, "newest"), ...code })).toEqual(plain);
});

it("says in a rule that what it was given cannot be written", async () => {
  const renames = defineRule("mine", ({ agent }) => {
    Object.assign(agent, { id: "hacked" });
    return "SCROLL";
  });
  await expect(
    simulate({ scenario: scenarioOf({ kind: "custom", name: "mine" }), custom: [renames] }),
  ).rejects.toMatchObject({ message: expect.stringMatching(/read only property 'id'/) });
});

it("shows what a world holds", async () => {
  const seen: unknown[] = [];
  await simulate({
    scenario: scenarioOf({}),
    model: replies,
    onRound: ({ round, now, audience, accounts, posts, follows: pairs, seen: shown, accountKeys }) => {
      if (round !== 1) return;
      const index = posts.indexOf("by-ada");
      seen.push(
        new Date(now).toISOString(),
        audience.profile(0).name,
        accounts.id(posts.author[index] ?? -1),
      );
      seen.push([...posts.replies].slice(0, 2), posts.replies.length === posts.count, posts.slots[index]);
      seen.push([...pairs.followersOf(0)], pairs.has(1, 0), shown.has(1, index), accountKeys.length);
    },
  });
  expect(seen).toEqual([
    ...["2026-03-14T09:00:00.000Z", "ada", "ada"],
    ...[[2, 3], true, "by-ada"],
    ...[[1, 2], true, true, 8],
  ]);
});
