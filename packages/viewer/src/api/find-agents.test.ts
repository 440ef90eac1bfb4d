import { join } from "node:path";
import { chartMoves, choices } from "@concordat/simulation";
import { readRunFolder } from "@concordat/simulation/sqlite";
import { type ListedDecision, visitDecisions } from "@concordat/simulation-report";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startViewer, type Viewer } from "../http/start-viewer.js";
import { folderTarget } from "../target/folder-target.js";
import { playStreet, type RunsFolder, runsFolder } from "../testing/played-folder.js";
import { visitor } from "../testing/visitor.js";
import type { AgentAnswer, AgentFigures, PageOf, PostFigures, RunAnswer } from "./answers.js";
import type { ColoursAnswer, NetworkAnswer } from "./network-answers.js";

let runs: RunsFolder;
let viewer: Viewer;
let guest: Awaited<ReturnType<typeof visitor>>;
let run: RunAnswer;
const decisions: ListedDecision[] = [];
beforeAll(async () => {
  runs = await runsFolder();
  const folder = join(runs.path, "street");
  await playStreet(folder, { followsFrom: 2 });
  const { scenario, ledger, close } = await readRunFolder(folder);
  await visitDecisions({ scenario, ledger, onDecision: (decision) => decisions.push(decision) });
  await close();
  viewer = await startViewer({ target: await folderTarget(folder) });
  guest = await visitor(viewer);
  run = await guest.replayed(3);
});
afterAll(async () => {
  await viewer.close();
  await runs[Symbol.asyncDispose]();
});

async function found(filter: string): Promise<string[]> {
  const { items, count } = await guest.ask<PageOf<AgentFigures>>(`agents?${filter}`);
  expect(items).toHaveLength(count);
  return items.map(({ account }) => account.id);
}

/** The agents of the decisions that are meant, sorted. */
function agentsOf(isMeant: (decision: ListedDecision) => boolean): string[] {
  return [...new Set(decisions.filter(isMeant).map(({ agent }) => agent))].toSorted();
}

it.each(choices)("finds the agents who chose %s, until a round", async (choice) => {
  for (const round of [0, 2])
    expect(await found(`choice=${choice}&round=${round}`)).toEqual(
      agentsOf((one) => one.choice === choice && one.round <= round),
    );
});

it("finds the agents with a decision that is invalid or failed", async () => {
  const expected = agentsOf(({ state }) => state === "failed" || state === "invalid");
  expect(expected.length).toBeGreaterThan(0);
  expect(await found("failure=yes")).toEqual(expected);
});

it("shows of each agent the transitions of the chart in each round, and finds it by the state they led to", async () => {
  const { items } = await guest.ask<PageOf<AgentFigures>>("agents");
  for (const { account } of items) {
    const { states } = await guest.ask<AgentAnswer>(`agent?agent=${account.id}`);
    expect(states.map(({ round }) => round)).toEqual([2, 1, 0]);
    for (const { round, state, moves } of states) {
      const own = decisions.filter((one) => one.agent === account.id && one.round === round);
      const chosen = own.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)).map(({ choice }) => choice);
      expect(moves).toEqual(own.length === 0 ? [] : chartMoves(chosen));
      expect(await found(`state=${state}&round=${round}`)).toContain(account.id);
    }
  }
  const sizes = await Promise.all(run.states.map(async (state) => (await found(`state=${state}`)).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(12);
});

it("finds posts by what was done with them and by the segment of their author", async () => {
  const posts = async (filter: string) =>
    (await guest.ask<PageOf<PostFigures>>(`posts?${filter}`)).items.map(({ id }) => id).toSorted();
  const of = (isMeant: (decision: ListedDecision) => boolean) =>
    [...new Set(decisions.filter(isMeant).map(({ post }) => post))].toSorted();
  expect(await posts("choice=LIKE")).toEqual(of(({ choice }) => choice === "LIKE"));
  expect(await posts("failure=yes")).toEqual(of(({ state }) => state === "failed" || state === "invalid"));
  const replies = await guest.ask<PageOf<PostFigures>>("posts?segment=asked");
  expect(replies.count).toBeGreaterThan(0);
  expect(new Set(replies.items.map(({ author }) => author.segment))).toEqual(new Set(["asked"]));
});

it("refuses a filter that names no state", async () => {
  await expect(guest.ask("agents?state=asleep")).rejects.toThrow("404");
});

it("colours an account that only posts as an author, and not as one that was not reached", async () => {
  const { nodes } = await guest.ask<NetworkAnswer>("network");
  const at = nodes.findIndex(({ id }) => id === "cityhall");
  for (const by of ["choice", "post&post=m1"]) {
    const { legend, category } = await guest.ask<ColoursAnswer>(`colours?by=${by}`);
    expect(legend[category[at] ?? 0]).toBe("author");
  }
  const { legend, counts } = await guest.ask<ColoursAnswer>("colours?by=state");
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(13);
  expect(counts[legend.indexOf("not an agent")]).toBe(1);
});

it("draws who follows whom as it is in the round", async () => {
  expect(run.followChanges).toEqual([2]);
  const follows = async (round: number) => (await guest.ask<NetworkAnswer>(`network?round=${round}`)).follows;
  const [before, after] = [await follows(1), await follows(2)];
  expect([after - before, await follows(0)]).toEqual([1, before]);
  const { follows: whom } = await guest.ask<AgentAnswer>("agent?agent=agent-00&round=2");
  expect(whom.items.map(({ id }) => id)).toContain("agent-06");
  const { follows: earlier } = await guest.ask<AgentAnswer>("agent?agent=agent-00&round=1");
  expect(earlier.items.map(({ id }) => id)).not.toContain("agent-06");
});
