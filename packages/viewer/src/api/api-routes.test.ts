import { readFileSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { readRunFolder } from "@concordat/simulation/sqlite";
import { type ListedDecision, visitDecisions } from "@concordat/simulation-report";
import { hostileTexts } from "@concordat/testing/browser";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startViewer, type Viewer } from "../http/start-viewer.js";
import { folderTarget } from "../target/folder-target.js";
import { playStreet, type RunsFolder, runsFolder } from "../testing/played-folder.js";
import { visitor } from "../testing/visitor.js";
import type {
  AgentAnswer,
  AgentFigures,
  DecisionAnswer,
  DecisionFigures,
  PageOf,
  PostAnswer,
  PostFigures,
  PromptAnswer,
  RoundCounts,
} from "./answers.js";
import type { ColoursAnswer, NetworkAnswer } from "./network-answers.js";

let runs: RunsFolder;
beforeAll(async () => {
  runs = await runsFolder();
});
afterAll(() => runs[Symbol.asyncDispose]());

async function viewed(folder: string): Promise<Viewer> {
  return startViewer({ target: await folderTarget(folder) });
}

/** The decisions as reports list them. */
async function reported(folder: string): Promise<ListedDecision[]> {
  const { scenario, ledger, close } = await readRunFolder(folder);
  const found: ListedDecision[] = [];
  await visitDecisions({ scenario, ledger, onDecision: (decision) => found.push(decision) });
  await close();
  return found;
}

describe("a run that is complete", () => {
  let folder: string;
  let viewer: Viewer;
  let guest: Awaited<ReturnType<typeof visitor>>;
  let decisions: ListedDecision[];
  beforeAll(async () => {
    folder = join(runs.path, "complete");
    await playStreet(folder);
    decisions = await reported(folder);
    viewer = await viewed(folder);
    guest = await visitor(viewer);
    await guest.replayed(3);
  });
  afterAll(() => viewer.close());

  it("counts what agents did in each round, as round records do, and by segment", async () => {
    const { rounds } = await guest.run();
    const all = await guest.ask<RoundCounts[]>("counts");
    expect(all).toEqual(
      rounds.map(({ round, exposures, choices, invalid, failed }) => ({
        ...{ round, shown: exposures, choices, problems: invalid + failed },
      })),
    );
    const parts = await Promise.all(
      ["asked", "ruled"].map((segment) => guest.ask<RoundCounts[]>(`counts?segment=${segment}`)),
    );
    for (const { round, shown, choices } of all) {
      expect(parts.reduce((sum, part) => sum + (part[round]?.shown ?? 0), 0)).toBe(shown);
      expect(parts.reduce((sum, part) => sum + (part[round]?.choices.LIKE ?? 0), 0)).toBe(choices.LIKE);
      expect(parts[0]?.[round]?.shown).toBeGreaterThan(0);
    }
  });

  it("is shown by its rounds first, and is not written to", async () => {
    const before = readFileSync(join(folder, "ledger.db"));
    const { state, planned, rounds, agents, segments, problem } = await guest.run();
    expect({ state, planned, agents, segments, problem }).toEqual({
      state: "complete",
      planned: 3,
      agents: 12,
      segments: ["asked", "ruled"],
      problem: null,
    });
    const valid = decisions.filter((one) => one.state === "valid");
    expect(rounds.reduce((sum, one) => sum + one.valid, 0)).toBe(valid.length);
    expect(readFileSync(join(folder, "ledger.db")).equals(before)).toBe(true);
  });

  it("has the decisions that reports list, by every filter", async () => {
    const key = (one: {
      round: number;
      choice: string | null;
      content: string | null;
      code: string | null;
    }) => JSON.stringify([one.round, one.choice, one.content, one.code]);
    for (const filter of [
      { choice: "RESHARE" },
      { outcome: "failed" },
      { outcome: "by_rule", round: 1 },
      { segment: "asked", choice: "REPLY" },
      { code: "UNREADABLE" },
    ]) {
      const { outcome, ...same } = filter;
      const expected = decisions.filter((one) =>
        Object.entries({ ...same, ...(outcome === undefined ? {} : { state: outcome }) }).every(
          ([name, value]) => Object.entries(one).find(([field]) => field === name)?.[1] === value,
        ),
      );
      const query = new URLSearchParams(JSON.parse(JSON.stringify(filter)));
      const { items, count } = await guest.ask<PageOf<DecisionFigures>>(`decisions?${query}`);
      expect([filter, count]).toEqual([filter, expected.length]);
      expect(items.map(key).toSorted()).toEqual(expected.map(key).toSorted());
    }
  });

  it("shows of each agent the feed of each round, in the order of the feed", async () => {
    const { items: agents } = await guest.ask<PageOf<AgentFigures>>("agents");
    expect(agents).toHaveLength(12);
    for (const { account } of agents) {
      const { feeds, profile } = await guest.ask<AgentAnswer>(
        `agent?agent=${encodeURIComponent(account.id)}`,
      );
      const own = decisions.filter(({ agent }) => agent === account.id);
      const seen = feeds.flatMap(({ round, items }) => items.map(({ post, rank }) => [round, rank, post]));
      const expected = own.map(({ round, rank, post }) => [round, rank, post]);
      expect(profile?.id).toBe(account.id);
      expect(seen.toSorted()).toEqual(expected.toSorted());
      for (const { items } of feeds)
        expect(items.map(({ rank }) => rank)).toEqual(items.map((_, at) => at + 1));
    }
  });

  it("finds agents by words of their profiles and by segment", async () => {
    const { count } = await guest.ask<PageOf<AgentFigures>>("agents?words=TRAMS");
    expect(count).toBe(6);
    expect((await guest.ask<PageOf<AgentFigures>>("agents?segment=asked&words=trams")).count).toBe(0);
  });

  it("counts at an earlier round only what had happened until then", async () => {
    const shown = async (round: number) => (await guest.ask<PostAnswer>(`post?post=m1&round=${round}`)).post;
    const until = (round: number) => decisions.filter((one) => one.post === "m1" && one.round <= round);
    for (const round of [0, 1, 2]) {
      const { shown: times, likes, reshares } = await shown(round);
      expect({ times, likes, reshares }).toEqual({
        times: until(round).length,
        likes: until(round).filter(({ choice }) => choice === "LIKE").length,
        reshares: until(round).filter(({ choice }) => choice === "RESHARE").length,
      });
    }
  });

  it("has threads: replies below their posts, and posts by their words", async () => {
    const { replies, post } = await guest.ask<PostAnswer>("post?post=m1");
    expect([replies.length > 0, post.parent]).toEqual([true, null]);
    const [reply] = replies;
    const { above } = await guest.ask<PostAnswer>(`post?post=${reply?.id}`);
    expect(above.map(({ id }) => id)).toEqual(["m1"]);
    const { items } = await guest.ask<PageOf<PostFigures>>("posts?words=from%20when");
    expect(new Set(items.map(({ text }) => text))).toEqual(new Set(["From when on?"]));
  });

  it("tells how a decision was made: by a model its words and prompt, by a rule its odds", async () => {
    const whole = async (filter: string) => {
      const { items } = await guest.ask<PageOf<DecisionFigures>>(`decisions?${filter}`);
      const query = new URLSearchParams({
        round: String(items[0]?.round),
        agent: items[0]?.agent.id ?? "",
        post: items[0]?.post ?? "",
      });
      return { query, answer: await guest.ask<DecisionAnswer>(`decision?${query}`) };
    };
    const asked = await whole("outcome=valid&choice=REPLY");
    expect(asked.answer.record?.steps[0]?.attempts[0]?.text).toContain("From when on?");
    expect(asked.answer.reason).toBe("I have a question.");
    const { messages } = await guest.ask<PromptAnswer>(`prompt?${asked.query}`);
    expect(messages?.map(({ content }) => content).join()).toContain("The street will be closed to cars.");
    const ruled = await whole("outcome=by_rule");
    expect(ruled.answer).toMatchObject({ record: null, figures: { outcome: "by_rule" } });
  });

  it("shows in a decision's prompt what the agent did in the rounds before, and nothing of it in the first", async () => {
    const asked = decisions.filter(({ state, post }) => state !== "by_rule" && post !== null);
    const first = asked.find(({ round }) => round === 0);
    const later = asked.find(({ round, agent }) => round > 0 && agent === first?.agent);
    const promptOf = async ({ round, agent, post }: Partial<ListedDecision> = {}): Promise<string> => {
      const query = new URLSearchParams({ round: String(round), agent: agent ?? "", post: post ?? "" });
      const { messages } = await guest.ask<PromptAnswer>(`prompt?${query}`);
      return (messages ?? []).map(({ content }) => content).join();
    };
    expect(await promptOf(first)).toContain("The street will be closed to cars.");
    expect(await promptOf(first)).not.toContain("your-last-moves");
    expect(await promptOf(later)).toContain("your-last-moves");
  });

  it("has a network whose colours say what each account did with a post", async () => {
    const { kind, nodes, edges, follows } = await guest.ask<NetworkAnswer>("network");
    expect([kind, nodes.length, edges.length]).toEqual(["agents", 13, follows]);
    const { legend, category, counts } = await guest.ask<ColoursAnswer>("colours?by=post&post=m1");
    const reshared = new Set(
      decisions.filter(({ post, choice }) => post === "m1" && choice === "RESHARE").map(({ agent }) => agent),
    );
    const shown = nodes.filter((_, at) => legend[category[at] ?? 0] === "reshared").map(({ id }) => id);
    expect(new Set(shown)).toEqual(reshared);
    expect(counts[legend.indexOf("reshared")]).toBe(reshared.size);
  });
});

it("passes on other people's texts as they are", async () => {
  const folder = join(runs.path, "hostile");
  const text = hostileTexts.filter((one) => !one.includes("\u0000")).join(" ");
  await playStreet(folder, { text, reply: text });
  const viewer = await viewed(folder);
  const guest = await visitor(viewer);
  await guest.replayed(3);
  const { post, replies } = await guest.ask<PostAnswer>("post?post=m1");
  expect(post.text).toBe(text);
  expect(replies[0]?.text).toBe(text);
  await viewer.close();
});

it("follows a run that was stopped in a round and is continued, and one whose folder is removed", async () => {
  const folder = join(runs.path, "live");
  await playStreet(folder, { maxRequests: 9 });
  const viewer = await viewed(folder);
  const guest = await visitor(viewer);
  const paused = await guest.replayed(2);
  expect([paused.state, paused.rounds.length, paused.open?.round]).toEqual(["incomplete", 2, 2]);
  await playStreet(folder);
  const complete = await guest.replayed(3);
  expect([complete.state, complete.open, complete.problem]).toEqual(["complete", null, null]);
  // The one who played could close the ledger: nothing of the viewer kept its log.
  expect(statSync(`${folder}/ledger.db-wal`, { throwIfNoEntry: false })).toBeUndefined();
  await rm(folder, { recursive: true });
  await vi.waitFor(async () => expect((await guest.run()).state).toBe("gone"), { timeout: 20_000 });
  expect((await guest.ask<PostAnswer>("post?post=m1")).post.id).toBe("m1");
  // Another run in its place is another run.
  await playStreet(folder, { maxRequests: 9 });
  expect((await guest.replayed(2)).state).toBe("incomplete");
  await viewer.close();
});
