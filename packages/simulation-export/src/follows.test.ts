import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  buildScenario,
  createMemoryLedger,
  type LoadedScenario,
  loadScenario,
  simulate,
} from "@concordat/simulation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportRun } from "./index.js";
import { byText, readTable } from "./testing/read-table.js";

let folder: string;
let rumour: LoadedScenario;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-follows-"));
  rumour = await loadScenario(join(import.meta.dirname, "../../../examples/rumour/scenario.json"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Plays a scenario of rules and exports it. */
async function exported(scenario: LoadedScenario) {
  const ledger = createMemoryLedger();
  await simulate({ scenario, ledger });
  const out = join(folder, scenario.scenario.name);
  await exportRun({ scenario, ledger, out });
  const rows = async (table: "agents" | "follows") => (await readTable(out, table)).rows;
  return { agents: await rows("agents"), follows: await rows("follows") };
}

describe("the table of follows", () => {
  it("has every pair of the network once where no event changes it, as the agents count them", async () => {
    const { agents, follows } = await exported(rumour);
    const { accounts, edges } = rumour;
    const pairs = Array.from(edges.followers, (follower, edge) => {
      const followed = edges.followed[edge] ?? -1;
      return [accounts.id(follower), accounts.id(followed), accounts.isAgent(followed), 0, null];
    });
    expect(pairs.length).toBeGreaterThan(1_000);
    expect(follows.map((row) => Object.values(row)).sort(byText)).toEqual(pairs.sort(byText));
    const counts = new Map<unknown, number>();
    for (const { follower } of follows) counts.set(follower, (counts.get(follower) ?? 0) + 1);
    for (const { agent, follows: count } of agents) expect(counts.get(agent) ?? 0).toBe(count);
  });

  it("says from which round to which a pair follows where events change it", async () => {
    const changing = buildScenario(
      {
        ...rumour.scenario,
        name: "changing",
        rounds: 4,
        audience: { kind: "profiles", file: "profiles.json" },
        network: { kind: "file", file: "follows.csv" },
        policy: { kind: "cascade", probability: 0 },
        events: [
          { round: 1, kind: "unfollow", follows: [{ follower: "bo", followed: "ada" }] },
          { round: 2, kind: "follow", follows: [{ follower: "cy", followed: "ada" }] },
          { round: 3, kind: "follow", follows: [{ follower: "bo", followed: "ada" }] },
        ],
      },
      {
        profiles: ["ada", "bo", "cy"].map((id) => ({ id, name: id, interests: ["trams"] })),
        follows: [
          { follower: "bo", followed: "ada" },
          { follower: "cy", followed: "bo" },
        ],
      },
    );
    const { follows } = await exported(changing);
    expect(follows.map((row) => Object.values(row))).toEqual([
      ["bo", "ada", true, 0, 0],
      ["bo", "ada", true, 3, null],
      ["cy", "ada", true, 2, null],
      ["cy", "bo", true, 0, null],
    ]);
  });
});
