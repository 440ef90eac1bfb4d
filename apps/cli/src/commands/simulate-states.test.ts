import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ndjson, runCli } from "../testing/run-cli.js";

const examples = join(import.meta.dirname, "../../../../examples/opinions");
let folder: string;
const at = (...names: string[]): string => join(folder, ...names);

const hashOf = async (run: string, ...flags: string[]): Promise<unknown> => {
  const { code, out } = await runCli(["simulate", "verify", run, "--json", ...flags]);
  const [verified] = ndjson(out);
  expect([code, verified]).toEqual([0, expect.objectContaining({ state: "verified" })]);
  return Object(verified).hash;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-simulate-states-"));
  const made = await runCli(["simulate", join(examples, "epidemic.json"), "--out", at("run")]);
  expect([made.code, made.err]).toEqual([0, expect.anything()]);
});
afterAll(() => rm(folder, { recursive: true }));

it("verifies an epidemic, shows an agent's states, and exports all", async () => {
  await hashOf(at("run"));
  const exported = await runCli(["simulate", "export", at("run"), "--csv", "--out", at("tables")]);
  expect(exported.code).toBe(0);
  const rows = (await readFile(at("tables/states.csv"), "utf8")).trim().split("\n");
  expect(rows[0]).toBe("round,agent,segment,field,value,number");
  expect(rows).toHaveLength(1 + 41 * 1000);
  const ill = rows.find((row) => row.startsWith("-1,") && row.includes("infected"))?.split(",")[1] ?? "";
  const shown = await runCli(["simulate", "show", at("run"), "--agent", ill]);
  expect(shown.out).toMatch(/^before round 0: health infected\n(round \d+: health removed\n)?$/);
  const asJson = await runCli(["simulate", "show", at("run"), "--agent", ill, "--json"]);
  expect(ndjson(asJson.out)[0]).toEqual({ round: -1, agent: ill, state: { health: "infected" } });
});

it("finds a changed state, and names its round", async () => {
  await cp(at("run"), at("changed"), { recursive: true });
  const ledger = new Database(at("changed/ledger.db"));
  ledger.prepare("UPDATE state SET data = (SELECT data FROM state WHERE round = 2) WHERE round = 5").run();
  ledger.close();
  const found = await runCli(["simulate", "verify", at("changed")]);
  expect([found.code, found.out]).toEqual([1, expect.stringMatching(/round 5, state: the row was changed/)]);
});

it("forks an epidemic: nobody is infected from the round of the change on", async () => {
  await writeFile(at("change.json"), '{"policy":{"kind":"sir","field":"health","infection":0,"recovery":1}}');
  const forked = await runCli([
    ...["simulate", "fork", at("run"), "--at", "10", "--change", at("change.json"), "--out", at("fork")],
  ]);
  expect([forked.code, forked.err]).toEqual([0, expect.anything()]);
  await hashOf(at("fork"));
  expect((await runCli(["simulate", "export", at("fork"), "--csv", "--out", at("forked")])).code).toBe(0);
  const rows = (await readFile(at("forked/states.csv"), "utf8")).trim().split("\n");
  expect(rows.filter((row) => row.startsWith("9,") && row.includes("infected"))).not.toHaveLength(0);
  expect(rows.filter((row) => row.startsWith("10,") && row.includes("infected"))).toHaveLength(0);
});

it("ends with the same hash after being killed several times", async () => {
  const scenario = JSON.parse(await readFile(join(examples, "epidemic.json"), "utf8"));
  scenario.audience.size = 20_000;
  delete scenario.stop;
  await writeFile(at("large.json"), JSON.stringify(scenario));
  expect((await runCli(["simulate", at("large.json"), "--out", at("whole")])).code).toBe(0);
  let kills = 0;
  for (let round = 3; round < 40; round += 6) {
    const args =
      round === 3
        ? ["simulate", at("large.json"), "--out", at("killed")]
        : ["simulate", "resume", at("killed")];
    const killed = await runCli([...args, "--json"], {
      onOutput: (out, kill) => (out.includes(`"record":{"round":${round},`) ? kill("SIGKILL") : undefined),
    });
    if (killed.code === null) kills++;
  }
  expect(kills).toBeGreaterThan(2);
  expect((await runCli(["simulate", "resume", at("killed")])).code).toBe(0);
  expect(await hashOf(at("killed"))).toBe(await hashOf(at("whole")));
}, 120_000);

it("updates states with a policy from a module, as the example does", async () => {
  const code = ["--module", join(examples, "persuasion.mjs")];
  const played = await runCli([
    "simulate",
    join(examples, "persuasion.json"),
    ...code,
    "--out",
    at("persuasion"),
  ]);
  expect([played.code, played.err]).toEqual([0, expect.anything()]);
  await hashOf(at("persuasion"), ...code);
  const shown = await runCli([
    "simulate",
    "show",
    at("persuasion"),
    ...code,
    "--agent",
    "agent-000",
    "--json",
  ]);
  const states = ndjson(shown.out)
    .map((one) => Object(one).state)
    .filter((state) => state !== undefined);
  expect(states[0]).toMatchObject({ informed: false });
  expect(states.at(-1)).toMatchObject({ informed: true });
  const lines = (await readFile(join(examples, "persuasion.mjs"), "utf8")).trim().split("\n");
  expect(lines.length).toBeLessThan(20);
  const guide = await readFile(join(examples, "../../docs/opinions-and-epidemics.md"), "utf8");
  expect(guide).toContain(lines.join("\n"));
});
