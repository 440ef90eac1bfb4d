import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { answerText, type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describePostgres } from "../../../../packages/simulation-postgres/src/testing/describe-postgres.js";
import { steadyAnswer } from "../../../../packages/simulation-postgres/src/testing/steady-answer.js";
import { ndjson, runCli } from "../testing/run-cli.js";

const examples = join(import.meta.dirname, "../../../../examples/market-street");
const scenario = join(examples, "with-survey.json");
const change = join(examples, "change.json");

await describePostgres("simulate a scenario with surveys on several machines", ({ server }) => {
  let folder: string;
  let model: ModelServer;
  let ledger: readonly string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "concordat-surveys-pg-"));
    model = await startModelServer(({ body }) =>
      answerText(steadyAnswer(JSON.stringify([body.messages, body.options]), body.format)),
    );
    ledger = ["--ledger", await server.newDatabase()];
  });
  afterAll(async () => {
    await model.close();
    await rm(folder, { recursive: true });
  });

  const at = (name: string): string => join(folder, name);
  const asked = (): string[] => ["--endpoint", model.origin, "--model", "m"];
  /** Runs a command that must succeed; gives what it printed. */
  const simulate = async (...args: string[]) => {
    const { code, out, err } = await runCli(["simulate", ...args]);
    expect([code, err]).toEqual([0, err]);
    return { out, err, events: args.includes("--json") ? ndjson(out) : [] };
  };
  const tables = async (run: string, ...flags: string[]): Promise<string[][]> => {
    const out = at(`tables-of-${basename(run)}`);
    await simulate("export", run, "--csv", "--out", out, ...flags);
    const files = (await readdir(out)).filter((file) => file.endsWith(".csv")).sort();
    return Promise.all(files.map(async (file) => [file, await readFile(join(out, file), "utf8")]));
  };
  const verified = async (run: string, ...flags: string[]) =>
    (await simulate("verify", run, "--json", ...flags)).events[0];

  it("comes to what one process comes to, and is verified, exported, reported, forked and copied like it", async () => {
    const alone = await simulate(scenario, "--out", at("alone"), "--json", ...asked());
    const worker = () => simulate("worker", ...ledger, "--run", "shared", ...asked());
    const started: ReturnType<typeof worker>[] = [];
    const coordinated = await runCli(["simulate", scenario, "--out", at("shared"), ...ledger, "--json"], {
      onError(said) {
        // No one is there until the coordinator has said whom it waits for.
        if (
          started.length === 0 &&
          said.includes("start one, on any machine, with: concordat simulate worker")
        )
          started.push(worker(), worker());
      },
    });
    const workers = await Promise.all(started);
    expect([coordinated.code, workers.length]).toEqual([0, 2]);
    const shared = { events: ndjson(coordinated.out) };
    const [out, err] = [workers.map((done) => done.out).join(""), workers.map((done) => done.err).join("")];
    const answered = (events: readonly Record<string, unknown>[]) =>
      events.filter(({ type }) => type === "answered").map((event) => JSON.stringify(event));
    expect(answered(shared.events).sort()).toEqual(answered(alone.events).sort());
    expect(answered(shared.events).length).toBeGreaterThan(0);
    const last = alone.events.at(-1);
    expect(shared.events.at(-1)).toEqual(last);
    expect(out).toMatch(/^shared, round 0: \d+ answers in .* s, recorded$/m);
    expect(err).toMatch(/ and \d+ answers made here/);

    const there = await verified("shared", ...ledger);
    expect(there).toMatchObject({
      state: "verified",
      hash: last?.hash,
      answers: answered(alone.events).length,
    });
    const back = await simulate("copy", "shared", at("back"), ...ledger);
    expect(back.err).toMatch(/copied 3 rounds, \d+ decisions, \d+ answers to surveys; to check the copy/);
    await simulate("copy", at("back"), "again", ...ledger);
    expect(await verified(at("back"))).toEqual(there);
    expect(await verified("again", ...ledger)).toEqual(there);
    expect(await tables("shared", ...ledger)).toEqual(await tables(at("back")));
    const report = async (run: string, ...flags: string[]) =>
      JSON.stringify(
        (await simulate("report", run, "--json", "--html", at(`${basename(run)}.html`), ...flags)).events,
      )
        .replaceAll(JSON.stringify(run), '"run"')
        .replaceAll(/,"--ledger","[^"]*"/g, "");
    expect(await report("shared", ...ledger)).toBe(await report(at("back")));
    expect((await simulate("show", "shared", "--agent", "mara", "--json", ...ledger)).out).toBe(
      (await simulate("show", at("back"), "--agent", "mara", "--json")).out,
    );

    const fork = (run: string, out: string, ...flags: string[]) =>
      simulate(
        "fork",
        run,
        "--at",
        "1",
        "--change",
        change,
        "--out",
        at(out),
        "--json",
        ...flags,
        ...asked(),
      );
    const inFolder = await fork(at("alone"), "forked-alone");
    const forked = await fork(at("shared"), "forked", ...ledger, "--decide");
    expect(forked.events.at(-1)).toEqual(inFolder.events.at(-1));
  });
});
