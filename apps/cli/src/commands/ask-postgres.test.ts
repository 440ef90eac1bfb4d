import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { answerText, type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describePostgres } from "../../../../packages/simulation-postgres/src/testing/describe-postgres.js";
import { bin, ndjson, runCli } from "../testing/run-cli.js";

const run = promisify(execFile);
const items = Array.from({ length: 24 }, (_, index) => ({ id: `m${index}`, text: `Mail ${index}` }));

await describePostgres("ask with a journal in PostgreSQL", ({ server }) => {
  let folder: string;
  let model: ModelServer;
  let journal: string;
  let answerAfterMs = 100;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "concordat-ask-pg-"));
    model = await startModelServer(async () => {
      await setTimeout(answerAfterMs);
      return answerText({ choice: "LIKE", reason: "It is good news." });
    });
    journal = (await server.newDatabase()).replace(/^(\w+:\/\/\w+)(:[^@]*)?@/, "$1:p%40ss-word@");
    await writeFile(at("mails.json"), JSON.stringify(items));
  });
  afterAll(async () => {
    await model.close();
    await rm(folder, { recursive: true });
  });

  const at = (name: string): string => join(folder, name);
  const shared = (name: string): string[] => [
    ...["--journal", journal, "--name", name, "--endpoint", model.origin, "--model", "m"],
    ...["--concurrency", "2"],
  ];
  const giving = (name: string): string[] => [
    ...["ask", "What do you do?", "--contract", "agent-decision", "--many", at("mails.json")],
    ...["--out", at(`${name}.ndjson`), ...shared(name)],
  ];
  const command = (args: readonly string[]) => run(process.execPath, [bin, ...args]);

  it("shares items with workers, one of which is killed, and writes each result once, in order", async () => {
    // A worker may be there before the batch is.
    const first = command(["ask", "worker", ...shared("mails")]);
    const doomed = spawn(process.execPath, [bin, "ask", "worker", ...shared("mails")], { stdio: "ignore" });
    const exited = once(doomed, "exit");
    const given = command(giving("mails"));
    await expect.poll(() => model.bodies.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(4);
    doomed.kill("SIGKILL");
    await exited;
    const [{ stdout, stderr }, worker] = await Promise.all([given, first]);
    expect(stdout).toBe("");
    expect(stderr).toContain(`24 of 24 valid; the results are in ${at("mails.ndjson")}`);
    expect(worker.stderr).toMatch(/\d+ results? recorded here.*; the batch mails is complete/);
    expect(`${stderr}${worker.stderr}`).not.toMatch(/p@ss-word|p%40ss-word/);
    const results = ndjson(await readFile(at("mails.ndjson"), "utf8"));
    expect(results.map(({ id, state }) => [id, state])).toEqual(items.map(({ id }) => [id, "valid"]));
  });

  it("asks nothing again, and refuses a file that exists before it connects", async () => {
    const asked = model.bodies.length;
    await expect(command(giving("mails"))).rejects.toMatchObject({ code: 2 });
    await rm(at("mails.ndjson"));
    await command(giving("mails"));
    expect(ndjson(await readFile(at("mails.ndjson"), "utf8"))).toHaveLength(24);
    expect(model.bodies.length).toBe(asked);
  });

  it("refuses a worker with another model, and says how it differs", async () => {
    answerAfterMs = 600;
    const other = command(["ask", "worker", ...shared("open").with(-3, "other")]);
    const refused = expect(other).rejects.toMatchObject({
      stderr: expect.stringMatching(/the batch open cannot be served by this worker: .*model/),
    });
    const given = command(giving("open"));
    await refused;
    await given;
  });

  it.each([
    [["worker"], "name the database with --journal postgres://user@host/database"],
    [
      ["worker", "--name", "x"],
      "--name names a batch in a database; give the database with --journal postgres://…",
    ],
    [
      ["--many", "x.json", "--schema", "s.json", "--journal", "a.ndjson"],
      /^concordat: --journal is the URL of a PostgreSQL database/,
    ],
    [
      ["What?", "--schema", "s.json", "--journal", "postgres://h/d"],
      /^concordat: --journal shares the items of --many ITEMS/,
    ],
    [
      ["--many", "x.json", "--schema", "s.json", "--out", "o", "--resume", "--journal", "postgres://h/d"],
      /^concordat: --resume continues a file/,
    ],
  ])("refuses ask %j", async (args, message) => {
    const { code, err } = await runCli(["ask", ...args]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});
