import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRunFolder } from "@concordat/simulation/sqlite";
import { answerText, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ndjson, runCli } from "../testing/run-cli.js";

const scenario = join(import.meta.dirname, "../../../../examples/market-street/scenario.json");
let folder: string;
let run: string;
let asked: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-report-"));
  run = join(folder, "run");
  await using server = await startModelServer(
    answerText({ reason: "Worth \u001b[31mit.", choice: "REPLY", content: "Read\n<b>this." }),
  );
  const { code, out } = await runCli([
    ...["simulate", scenario, "--out", run, "--json"],
    ...["--endpoint", server.origin, "--model", "m"],
  ]);
  expect(code).toBe(0);
  asked = ndjson(out)
    .filter(({ type }) => type === "round-closed")
    .reduce((sum, { record }) => sum + Number(Object(record).asked), 0);
});
afterAll(() => rm(folder, { recursive: true }));

const report = (...args: string[]) => runCli(["simulate", "report", ...args]);

describe("simulate report", () => {
  it("writes one file into the run's folder, and writes it again", async () => {
    const file = join(run, "report.html");
    expect(await report(run)).toMatchObject({ code: 0, out: "", err: `the report is in ${file}\n` });
    const html = await readFile(file, "utf8");
    expect(html).toContain(`concordat simulate decisions ${run} --state asked`);
    expect(html).not.toContain("<b>this");
    expect((await report(run)).code).toBe(0);
    expect((await runCli(["simulate", "verify", run])).code).toBe(0);
  });

  it("leaves files of others alone, and says what to do", async () => {
    const file = join(folder, "mine.html");
    await writeFile(file, "mine");
    const { code, err } = await report(run, "--html", file);
    expect([code, err]).toEqual([2, expect.stringContaining("--overwrite replaces it")]);
    expect(await readFile(file, "utf8")).toBe("mine");
    expect((await report(run, "--html", file, "--overwrite")).code).toBe(0);
  });

  it("gives what it says as data, too", async () => {
    const { out } = await report(run, "--json");
    expect(JSON.parse(out)).toMatchObject({
      ofRounds: 4,
      totals: { valid: expect.any(Number) },
      place: [run],
    });
  });

  it("refuses a folder without a run", async () => {
    expect(await report(folder)).toMatchObject({ code: 2, err: expect.stringContaining("contains no run") });
  });
});

describe("simulate report of several runs", () => {
  it("takes an ensemble, and a comparison", async () => {
    const rumour = JSON.parse(
      await readFile(join(import.meta.dirname, "../../../../examples/rumour/scenario.json"), "utf8"),
    );
    const small = join(folder, "rumour.json");
    await writeFile(
      small,
      JSON.stringify({ ...rumour, rounds: 3, audience: { ...rumour.audience, size: 50 } }),
    );
    const many = join(folder, "many");
    expect(await runCli(["simulate", "ensemble", small, "--runs", "3", "--out", many])).toMatchObject({
      code: 0,
    });
    expect(await report(many)).toMatchObject({
      code: 0,
      err: `the report is in ${join(many, "report.html")}\n`,
    });
    expect(await readFile(join(many, "report.html"), "utf8")).toContain("What 3 runs led to");
    const { out } = await runCli(["simulate", "decisions", many, "--choice", "RESHARE"]);
    const ofRun = async (name: string): Promise<string[]> => {
      const listed = await runCli(["simulate", "decisions", join(many, name), "--choice", "RESHARE"]);
      return listed.out.split("\n").flatMap((line) => (line === "" ? [] : [`${name}, ${line}`]));
    };
    const each = [await ofRun("runs/01"), await ofRun("runs/02"), await ofRun("runs/03")].flat();
    expect(each.length).toBeGreaterThan(0);
    expect(out.trimEnd().split("\n")).toEqual(each);
    const asData = await runCli(["simulate", "decisions", many, "--choice", "RESHARE", "--json"]);
    expect(ndjson(asData.out)[0]).toMatchObject({ run: "runs/01", choice: "RESHARE" });
    const compared = join(folder, "compared.json");
    expect((await runCli(["simulate", "compare", many, many, "--out", compared])).code).toBe(0);
    expect(await report(compared)).toMatchObject({ code: 2, err: expect.stringContaining("--html FILE") });
    const html = join(folder, "compared.html");
    expect((await report(compared, "--html", html)).code).toBe(0);
    expect(await readFile(html, "utf8")).toContain("Nothing was found in which A and B surely differ.");
    expect(await report(small, "--html", html)).toMatchObject({
      code: 2,
      err: expect.stringContaining("rumour.json"),
    });
  });
});

describe("simulate decisions", () => {
  it("lists all that a model was asked for, a line each", async () => {
    const { code, out, err } = await runCli(["simulate", "decisions", run, "--state", "asked"]);
    const lines = out.trimEnd().split("\n");
    expect([code, lines.length, err]).toEqual([0, asked, `${asked} decisions\n`]);
    expect(lines).toContain('round 1, mara on m1: REPLY "Read\\n<b>this.", because "Worth \\u001b[31mit."');
  });

  it("gives those that are meant as data", async () => {
    const { out } = await runCli(["simulate", "decisions", run, "--agent", "mara", "--round", "1", "--json"]);
    const [first = {}] = ndjson(out);
    expect(first).toMatchObject({
      agent: "mara",
      round: 1,
      choice: "REPLY",
      state: "valid",
      policy: "model",
    });
  });

  it("lists nothing where nothing is meant, and says which choices there are", async () => {
    expect(await runCli(["simulate", "decisions", run, "--choice", "LIKE"])).toMatchObject({
      code: 0,
      out: "",
      err: "0 decisions\n",
    });
    expect(await runCli(["simulate", "decisions", run, "--choice", "DANCE"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("SCROLL, LIKE, REPLY, RESHARE, QUOTE, FOLLOW, UNFOLLOW, MUTE, COMPOSE"),
    });
  });

  it.each([
    [["--agent", "nobody"], "no agent of the run is called nobody"],
    [["--segment", "north"], "no segment of the run is called north"],
    [["--round", "4"], "the run has no round 4: its last one is 3"],
    [["--post", "m99"], "no post of the run is called m99; its scenario has m1, m2"],
  ])("refuses %j, which the run does not have, and says so", async (named, err) => {
    const listed = await runCli(["simulate", "decisions", run, ...named]);
    expect(listed).toMatchObject({ code: 2, out: "", err: `concordat: ${err}\n` });
  });

  it("refuses a code that no record has, and says which there are", async () => {
    const listed = await runCli(["simulate", "decisions", run, "--code", "TIMEUOT"]);
    expect(listed).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringMatching(/--code TIMEUOT: .*TIMEOUT/),
    });
  });

  it("knows a post that an agent wrote, though nobody has decided on it", async () => {
    const { ledger, close } = await readRunFolder(run);
    const written: string[] = [];
    for await (const { row } of ledger.read("post", { columns: ["post", "parent"] }))
      if (row[1] !== null) written.push(String(row[0]));
    await close();
    const last = written.at(-1) ?? "";
    expect(await runCli(["simulate", "decisions", run, "--post", last])).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^\d+ decisions?\n$/),
    });
  });
});
