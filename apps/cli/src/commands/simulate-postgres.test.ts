import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { RunDatabase } from "@concordat/simulation-postgres";
import { type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { describePostgres } from "../../../../packages/simulation-postgres/src/testing/describe-postgres.js";
import { answerAny } from "../testing/any-model.js";
import { ndjson, runCli, spawnCli } from "../testing/run-cli.js";

const root = join(import.meta.dirname, "../../../..");
const scenario = join(root, "examples/market-street/scenario.json");
const change = join(root, "examples/market-street/change.json");
const password = "p%40ss-word";

await describePostgres("simulate with a ledger in PostgreSQL", ({ server }) => {
  let folder: string;
  let model: ModelServer;
  let ledger: string;
  let alone: Record<string, unknown> | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "concordat-simulate-pg-"));
    model = await startModelServer(answerAny);
    ledger = (await server.newDatabase()).replace(/^(\w+:\/\/\w+)(:[^@]*)?@/, `$1:${password}@`);
    const { out } = await runCli(["simulate", scenario, "--out", at("alone"), "--json", ...asked()]);
    alone = ndjson(out).at(-1);
  });
  afterAll(async () => {
    await model.close();
    await rm(folder, { recursive: true });
  });

  const at = (name: string): string => join(folder, name);
  const asked = (): string[] => ["--endpoint", model.origin, "--model", "m"];
  const onLedger = (): string[] => ["--ledger", ledger];
  const worker = (name: string) => runCli(["simulate", "worker", ...onLedger(), "--run", name, ...asked()]);

  it("coordinates what workers decide, comes to what one process comes to, and names no password", async () => {
    // Workers may be there before the run is.
    const workers = Promise.all([worker("big"), worker("big")]);
    const coordinated = runCli(["simulate", scenario, "--out", at("big"), ...onLedger(), "--json"]);
    const [[one, other], result] = await Promise.all([workers, coordinated]);
    expect([one.code, other.code, result.code]).toEqual([0, 0, 0]);
    expect(ndjson(result.out).at(-1)).toEqual(alone);
    expect(await readdir(at("big"))).toEqual(["ledger.json"]);
    const written = `${await readFile(at("big/ledger.json"), "utf8")}${JSON.stringify([one, other, result])}`;
    for (const secret of [password, "p@ss-word"]) expect(written).not.toContain(secret);
    const verified = await runCli(["simulate", "verify", at("big"), ...onLedger(), "--json"]);
    expect(ndjson(verified.out)[0]).toMatchObject({ state: "verified", rounds: 4, hash: alone?.hash });
  });

  it("is looked at in the browser by its name, and an unknown name is an error", async () => {
    const seen: Promise<unknown>[] = [];
    const args = ["view", "big", ...onLedger(), "--no-open", "--json"];
    const { code, out, err } = await runCli(args, {
      onOutput(printed, kill) {
        if (!printed.endsWith("\n") || seen.length > 0) return;
        seen.push(runOnPage(JSON.parse(printed).url).finally(() => kill("SIGINT")));
      },
    });
    expect(await seen[0]).toMatchObject({
      ...{ state: "complete", problem: null, replayed: 4, control: null },
      rounds: [{}, {}, {}, { hash: alone?.hash }],
    });
    expect([code, `${out}${err}`.includes("p@ss-word"), `${out}${err}`.includes(password)]).toEqual([
      0,
      false,
      false,
    ]);
    const unknown = await runCli(["view", "bigger", ...onLedger(), "--no-open"]);
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining("bigger")]);
  });

  /** The run as the page at an address has it, once all its rounds are replayed. */
  async function runOnPage(url: string): Promise<unknown> {
    const { headers } = await fetch(url, { redirect: "manual" });
    const cookie = String(headers.get("set-cookie")).split(";")[0] ?? "";
    return vi.waitFor(
      async () => {
        const answer = await fetch(new URL("/api/run/run", url), { headers: { cookie } });
        const run: unknown = await answer.json();
        expect(run).toMatchObject({ replayed: 4 });
        return run;
      },
      { timeout: 20_000 },
    );
  }

  it("decides itself when it is told so, pauses at a limit with 4, and is resumed and forked", async () => {
    const decides = [...onLedger(), "--decide", ...asked()];
    const paused = await runCli([
      "simulate",
      scenario,
      "--out",
      at("self"),
      ...decides,
      "--max-requests",
      "5",
    ]);
    expect([paused.code, paused.err]).toEqual([4, expect.stringContaining("concordat simulate resume")]);
    const resumed = await runCli(["simulate", "resume", at("self"), ...decides, "--json"]);
    expect([resumed.code, ndjson(resumed.out).at(-1)?.hash]).toEqual([0, alone?.hash]);
    const forked = await runCli([
      ...["simulate", "fork", at("self"), "--at", "2", "--change", change, "--out", at("forked")],
      ...[...decides, "--json"],
    ]);
    const inFolder = await runCli([
      ...["simulate", "fork", at("alone"), "--at", "2", "--change", change, "--out", at("forked-alone")],
      ...[...asked(), "--json"],
    ]);
    expect([forked.code, ndjson(forked.out).at(-1)?.hash]).toEqual([0, ndjson(inFolder.out).at(-1)?.hash]);
  });

  it("copies a run from a folder into the database and back, and every copy verifies", async () => {
    const into = await runCli(["simulate", "copy", at("alone"), "copied", ...onLedger()]);
    expect([into.code, into.err]).toEqual([0, expect.stringContaining("copied 4 rounds")]);
    const there = await runCli(["simulate", "verify", "copied", ...onLedger(), "--json"]);
    const back = await runCli(["simulate", "copy", "copied", at("back"), ...onLedger()]);
    expect([there.code, back.code]).toEqual([0, 0]);
    const here = await runCli(["simulate", "verify", at("back"), "--json"]);
    for (const { out } of [there, here])
      expect(ndjson(out)[0]).toMatchObject({ state: "verified", hash: alone?.hash });
  });

  it("waits for the run that it is started for, and says so", async () => {
    const waiting = await runCli(["simulate", "worker", ...onLedger(), "--run", "later", ...asked()], {
      onError: (said, kill) => {
        if (said.endsWith("\n")) kill("SIGINT");
      },
    });
    expect(waiting).toEqual({
      code: 130,
      out: "",
      err: expect.stringMatching(/^waiting for the run later; the database holds [\w, ]+; start it with: /),
    });
  });

  it("exports a run and shows its decisions as from a folder", async () => {
    const tables = async (run: string, out: string, flags: readonly string[]) => {
      const { code, err } = await runCli(["simulate", "export", run, "--csv", "--out", at(out), ...flags]);
      expect([code, err]).toEqual([0, ""]);
      const files = (await readdir(at(out))).filter((file) => file.endsWith(".csv")).sort();
      return Promise.all(files.map(async (file) => [file, await readFile(at(`${out}/${file}`), "utf8")]));
    };
    await runCli(["simulate", "copy", at("alone"), "exported", ...onLedger()]);
    const expected = await tables(at("alone"), "tables-of-folder", []);
    expect(expected.length).toBeGreaterThan(5);
    expect(await tables("exported", "tables-of-database", onLedger())).toEqual(expected);
    const show = ["--agent", "mara", "--json"];
    const shown = await runCli(["simulate", "show", "exported", ...show, ...onLedger()]);
    expect(shown).toEqual(await runCli(["simulate", "show", at("alone"), ...show]));
    expect(shown.code).toBe(0);
    expect(ndjson(shown.out).length).toBeGreaterThan(0);
    const report = async (run: string, ...flags: string[]) => {
      const { code, out } = await runCli([
        ...["simulate", "report", run, "--json", "--html", at(`${basename(run)}.html`), ...flags],
      ]);
      expect(code).toBe(0);
      // Only the location of the run differs.
      return JSON.stringify(ndjson(out)).replaceAll(JSON.stringify(run), '"run"');
    };
    const reported = await report("exported", ...onLedger());
    expect(reported).not.toContain(password);
    expect(reported.replaceAll(/,"--ledger","[^"]*"/g, "")).toBe(await report(at("alone")));
  });

  it("leaves no password in any row of the database, nor in what its server shows of connections", async () => {
    const database = await RunDatabase.open(ledger);
    const rowsOf = async (sql: string) => (await database.connection.query(sql)).rows;
    const tables = await rowsOf(
      "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname LIKE 'concordat%'",
    );
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["concordat.run", "concordat.worker", "concordat_queue.job"]),
    );
    const child = spawnCli(["simulate", "worker", ...onLedger(), ...asked()], { stdio: "pipe" });
    await once(child.stderr ?? child, "data");
    const connections = await rowsOf("SELECT * FROM pg_stat_activity WHERE application_name = 'concordat'");
    child.kill("SIGINT");
    await once(child, "exit");
    expect(connections.length).toBeGreaterThan(0);
    const stored = [connections];
    for (const { name } of tables) stored.push(await rowsOf(`SELECT t::text FROM ${name} t`));
    for (const secret of [password, "p@ss-word"]) expect(JSON.stringify(stored)).not.toContain(secret);
    await database.close();
  });

  it("takes its URL out of the list of processes, and takes it from CONCORDAT_LEDGER", async () => {
    const child = spawnCli(["simulate", "worker", ...onLedger(), ...asked()], { stdio: "pipe" });
    await once(child.stderr ?? child, "data");
    const shown = existsSync("/proc/self/cmdline")
      ? await readFile(`/proc/${child.pid}/cmdline`, "utf8")
      : "";
    expect(shown).not.toContain("postgres://");
    child.kill("SIGINT");
    expect((await once(child, "exit"))[0]).toBe(130);
    const env = { ...process.env, CONCORDAT_LEDGER: ledger };
    const verify = spawnCli(["simulate", "verify", "copied"], { stdio: "ignore", env });
    expect((await once(verify, "exit"))[0]).toBe(0);
  });

  it("says what is wrong: a folder in use, a run that is not there, a server that is not there", async () => {
    await writeFile(at("notes.txt"), "mine");
    const cases: readonly (readonly [args: string[], message: RegExp])[] = [
      [["simulate", scenario, "--out", folder, ...onLedger()], /is not empty/],
      [["simulate", "verify", "nothing", ...onLedger()], /has no run nothing; it has /],
      [["simulate", "resume", at("alone"), ...onLedger()], /holds a ledger of its own/],
      [
        ["simulate", "verify", "x", "--ledger", `postgres://me:${password}@127.0.0.1:9/none`],
        /PostgreSQL 127\.0\.0\.1:9\/none: .*; start the server, or check host and port/,
      ],
      [
        ["simulate", "verify", "x", "--ledger", `mysql://me:${password}@host`],
        /must be a URL such as postgres:/,
      ],
    ];
    for (const [args, message] of cases) {
      const { code, err } = await runCli(args);
      expect([code, err]).toEqual([2, expect.stringMatching(message)]);
      expect(err).not.toContain(password);
    }
  });
});
