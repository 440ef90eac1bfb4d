import { decisionRecord } from "@concordat/contracts/decision-record";
import { createScriptedClient } from "@concordat/llm/scripted";
import { expect, it } from "vitest";
import { measureRun } from "../analysis/measure/measure-run.js";
import type { Ledger } from "../ledger/ledger.js";
import { createMemoryLedger } from "../ledger/memory-ledger.js";
import { modelPolicies } from "../model/model-policies.js";
import { defineRule } from "../policy/define-rule.js";
import { totalsOf } from "../round/round-totals.js";
import { followChanges } from "../scenario/follow-changes.js";
import { postBy, smallScenario } from "../testing/scenarios.js";
import type { WorldView } from "../world/world-view.js";
import { fork } from "./fork/fork.js";
import { replayRun } from "./replay/replay-run.js";
import { simulate } from "./simulate.js";
import { closedRounds } from "./start-run.js";
import { verify } from "./verify/verify.js";

const choices = ["LIKE", "RESHARE", "QUOTE", "FOLLOW", "UNFOLLOW", "MUTE", "SCROLL"] as const;

/** The decisions by agent and text of the post; everything else is scrolled past. */
const plan: Readonly<Record<string, string>> = {
  "ada on bo in 0": "UNFOLLOW",
  "ada on cy in 0": "FOLLOW",
  "dee on cy in 0": "RESHARE",
  "dee on bo in 0": "QUOTE",
  "ada on cy in 1": "MUTE",
};

function scripted() {
  const asked: { readonly about: string; readonly offered: string }[] = [];
  const client = createScriptedClient(({ messages }) => {
    const text = messages.map(({ content }) => String(content)).join("\n");
    const name = /"name":"(\w+)"/.exec(text)?.[1];
    const about = `${name} on ${/.*Post of (\w+ in \d)/s.exec(text)?.[1]}`;
    asked.push({ about, offered: /Choose one: (.*?)\. reason/.exec(text)?.[1] ?? "" });
    const choice = plan[about] ?? "SCROLL";
    return JSON.stringify({
      choice,
      reason: "So be it.",
      ...(choice === "QUOTE" ? { content: "Look." } : {}),
    });
  });
  return { asked, model: modelPolicies({ client }) };
}

const events = [0, 1, 2].flatMap((round) =>
  ["bo", "cy"].map((author) => ({
    round,
    kind: "post" as const,
    post: postBy(author, {
      id: `${author}${round}`,
      text: `Post of ${author} in ${round}.`,
      ...(author === "cy" && round === 0 ? { followed_by: "everyone" as const } : {}),
    }),
  })),
);

const scenario = smallScenario(["ada", "bo", "cy", "dee"], ["ada>bo", "dee>bo", "dee>cy"], {
  rounds: 3,
  events,
  policy: { kind: "model", choices: [...choices], memory: 2 },
});

const choicesIn = async (ledger: Ledger) => totalsOf(await closedRounds(ledger)).choices;

async function played() {
  const { asked, model } = scripted();
  const ledger = createMemoryLedger();
  const result = await simulate({ scenario, model, ledger });
  expect(result.state).toBe("completed");
  return { asked, ledger, model };
}

it("changes who follows whom from the next round on, and feeds follow", async () => {
  const { asked } = await played();
  expect(asked.map(({ about }) => about).filter((about) => about.startsWith("ada"))).toEqual([
    "ada on bo in 0",
    "ada on cy in 0",
    // It no longer follows bo, follows cy, and after round 1 has muted cy.
    "ada on cy in 1",
  ]);
});

it("offers FOLLOW, UNFOLLOW and MUTE only where they change something", async () => {
  const { asked } = await played();
  const offered = Object.fromEntries(asked.map((one) => [one.about, one.offered]));
  const whole = "LIKE, RESHARE it as it is, QUOTE it with a comment";
  const end = "MUTE its author, to see no more of them, SCROLL past without interacting";
  expect(offered["ada on bo in 0"]).toBe(`${whole}, UNFOLLOW its author, whom you follow, ${end}`);
  expect(offered["ada on cy in 0"]).toBe(`${whole}, FOLLOW its author, ${end}`);
});

it("counts plain and quoting reshares apart, and records each decision by agent-decision/v3", async () => {
  const { ledger } = await played();
  expect(await choicesIn(ledger)).toMatchObject({ RESHARE: 1, QUOTE: 1, FOLLOW: 1, UNFOLLOW: 1, MUTE: 1 });
  const { values } = await measureRun({ scenario, ledger });
  const rates = Object.fromEntries(values.map(({ measure, value }) => [measure, value]));
  expect(rates.quote_rate).toBe(rates.reshare_rate);
  expect(rates).toMatchObject({
    quote_rate: 0.1,
    follow_rate: 0.1,
    unfollow_rate: 0.1,
    mute_rate: 0.1,
  });
  const contents: unknown[] = [];
  for await (const { row } of ledger.read("decision", { columns: ["choice", "content", "record"] })) {
    expect(decisionRecord.parse(JSON.parse(String(row[2]))).contract).toBe("agent-decision/v3");
    if (row[0] === "RESHARE" || row[0] === "QUOTE") contents.push([row[0], row[1]]);
  }
  expect(contents.toSorted()).toEqual([
    ["QUOTE", "Look."],
    ["RESHARE", null],
  ]);
});

it("is verified, and replayed without a model to the same network", async () => {
  const { ledger } = await played();
  expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified" });
  let world: WorldView | null = null;
  for await (const round of replayRun({ scenario, ledger })) ({ world } = round);
  if (world === null) throw new Error("rounds are replayed");
  const { accounts, mutes, followLog } = world as WorldView;
  const changes = followChanges(scenario, followLog).map(
    ({ round, follower, followed, follows }) =>
      `${round}: ${accounts.id(follower)} ${follows ? ">" : "x"} ${accounts.id(followed)}`,
  );
  expect(changes).toEqual(["1: ada x bo", "1: ada > cy"]);
  expect(mutes.has(accounts.indexOf("ada"), accounts.indexOf("cy"))).toBe(true);
});

it("is forked with the network as it was, and keeps the decisions whose requests are the same", async () => {
  const parent = await played();
  const { asked, model } = scripted();
  const ledger = createMemoryLedger();
  const change = { activity: 1 };
  const forked = await fork({ parent: { scenario, ledger: parent.ledger }, at: 1, change, ledger, model });
  await simulate({ scenario: forked.scenario, ledger, model });
  expect(asked).toEqual([]);
  expect(await choicesIn(ledger)).toEqual(await choicesIn(parent.ledger));
  expect(await verify({ scenario: forked.scenario, ledger })).toMatchObject({ state: "verified" });
});

it("asks in turns for the choices that there are", async () => {
  const client = {
    ...createScriptedClient(({ field, messages }) =>
      field === "/choice"
        ? /.*Post of (\w+ in \d)/s.exec(messages.map(({ content }) => content).join("\n"))?.[1] === "cy in 0"
          ? "mute the author"
          : "share it"
        : "It is about time.",
    ),
    form: "turns" as const,
  };
  const ledger = createMemoryLedger();
  await simulate({ scenario, model: modelPolicies({ client }), ledger });
  expect(await choicesIn(ledger)).toMatchObject({ MUTE: 3 });
  expect((await choicesIn(ledger)).RESHARE).toBeGreaterThan(0);
  expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified" });
});

it("lets a custom rule follow, unfollow, mute and quote", async () => {
  const rule = defineRule("sociable", ({ post, agent }) => {
    if (agent.id !== "ada") return { choice: "QUOTE", content: "Look." };
    return post.author_id === "bo" ? "UNFOLLOW" : "MUTE";
  });
  const own = {
    ...scenario,
    scenario: { ...scenario.scenario, policy: { kind: "custom", name: "sociable" } },
  } as const;
  const ledger = createMemoryLedger();
  await simulate({ scenario: own, custom: [rule], ledger });
  expect(await choicesIn(ledger)).toMatchObject({ UNFOLLOW: 1, MUTE: 1 });
  expect(await verify({ scenario: own, custom: [rule], ledger })).toMatchObject({ state: "verified" });
});
