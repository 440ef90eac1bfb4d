import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { answerText, startModelServer } from "@concordat/testing/model-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addBystanders, leftovers } from "./testing/bystanders.js";
import { type KeptRun, keptRuns, timeless } from "./testing/kept-runs.js";
import { ndjson, type Run, runCli } from "./testing/run-cli.js";
import { mountSmallDisk, noSmallDisk, type SmallDisk } from "./testing/small-disk.js";
import { triedWith } from "./testing/thorough.js";
import { workplace } from "./testing/workplace.js";

const place = workplace();
const { at, concordat, contentOf } = place;
const reason = noSmallDisk();

/** How files say it, and SQLite, which knows it for a full disk only where it writes, not where it maps memory. */
const noSpace = /no space is left on the disk|database or disk is full|disk I\/O error/;
/** Room on the disk in bytes: from where nothing can be begun to where the run gets far. */
const rooms = [4_096, 16_384, 40_960, 8_192, 24_576, 65_536, 6_144, 12_288, 32_768];

describe.skipIf(reason !== null)(`on a full disk${reason === null ? "" : ` (skipped: ${reason})`}`, () => {
  let disk: SmallDisk;
  beforeEach(() => {
    disk = mountSmallDisk(at("out"));
  });
  afterEach(() => disk.unmount());

  it.each(keptRuns)(
    "$name says so in a line, leaves nothing half-written, and ends the same once there is room",
    async (kept) => {
      const { outcome } = await place.unkilled(kept);
      const bystanders = await addBystanders(place);
      const before = await contentOf(bystanders);
      let refused = 0;
      // Every room is tried with a run; the smallest, which refuses, with each.
      for (const room of [0, ...triedWith(keptRuns.indexOf(kept), rooms, 3).toSorted((a, b) => a - b)]) {
        await disk.leave(room);
        const { code, err } = await concordat(place.argsFor(kept));
        if (code === 0) break;
        refused++;
        expect([room, code, err]).toEqual([room, 2, expect.stringMatching(noSpace)]);
        expect(err.match(new RegExp(noSpace, "g"))).toHaveLength(1);
        expect(err).not.toMatch(/ENOSPC|^ +at /m);
        expect(await contentOf(bystanders)).toEqual(before);
        expect([room, await leftovers(place, bystanders)]).toEqual([room, []]);
        await expectWhole(kept);
      }
      expect(refused).toBeGreaterThan(1);
      disk.clear();
      const { code, err } = await concordat(place.argsFor(kept));
      expect([code, code === 0 ? "" : err]).toEqual([0, ""]);
      expect([await place.outcomeOf(kept), await contentOf(bystanders)]).toEqual([outcome, before]);
    },
  );

  it("a simulation that fills it pauses, says how to continue, and ends the same once there is room", async () => {
    const answer = answerText({ reason: "Worth it.", choice: "RESHARE", content: "Read this." });
    let asked = 0;
    let fullFrom = Number.POSITIVE_INFINITY;
    await using server = await startModelServer(() => {
      asked++;
      if (asked === fullFrom) disk.fill();
      return answer;
    });
    const scenario = join(import.meta.dirname, "../../../examples/market-street/scenario.json");
    const simulate = (...args: string[]): Promise<Run> =>
      runCli(["simulate", ...args, "--json", "--endpoint", server.origin, "--model", "m"], { cwd: at() });
    const plain = await simulate(scenario, "--out", "plain");
    const requests = asked;
    fullFrom = requests + Math.ceil(requests / 2);
    const full = await simulate(scenario, "--out", "out/run");
    const paused = ndjson(full.out).at(-1);
    expect([full.code, paused]).toEqual([
      2,
      expect.objectContaining({ type: "run-paused", cause: "storage" }),
    ]);
    expect(full.err).toMatch(
      /room[^\n]*, then continue the run\nto continue: concordat simulate resume out\/run /,
    );
    expect(paused?.decisions).toBe(ndjson(full.out).filter(({ type }) => type === "decided").length);
    expect(paused?.decisions).toBeGreaterThan(0);
    disk.clear();
    const resumed = await simulate("resume", "out/run");
    expect([resumed.code, ndjson(resumed.out).at(-1)]).toEqual([0, ndjson(plain.out).at(-1)]);
    const verified = await runCli(["simulate", "verify", at("out/run")]);
    expect([verified.code, verified.err]).toEqual([0, ""]);
  });

  it("copilot whose recording finds no room says so; its run is pending, and is resumed", async () => {
    const recorded = ["--samples", "3", "--seed", "7", "--record", "out/cassette.ndjson", "--json"];
    await disk.leave(12_288);
    const full = await concordat(["copilot", "Should we?", "--run", "x.run.json", ...recorded]);
    expect([full.code, full.err]).toEqual([2, expect.stringMatching(noSpace)]);
    expect(full.err).toContain("make room, then continue: concordat copilot resume x.run.json");
    const run = await readFile(at("x.run.json"), "utf8");
    expect(JSON.parse(run)).toMatchObject({ status: "pending", finished_at: null });
    expect(run).not.toContain('"running"');
    disk.clear();
    const resumed = await concordat([
      "copilot",
      "resume",
      "x.run.json",
      "--record",
      "out/cassette.ndjson",
      "--json",
    ]);
    expect([resumed.code, JSON.parse(resumed.out)]).toMatchObject([0, { status: "completed" }]);
  });
});

/** Every existing file can be read to its end: documents are whole, and so is each line. */
async function expectWhole({ makes }: KeptRun): Promise<void> {
  const names = (await readdir(at("out"), { recursive: true })).filter(
    (name) => makes.includes(name) || name.endsWith(".claim.json") || name.endsWith("claim.json"),
  );
  for (const name of names) {
    const text = await readFile(at("out", name), "utf8");
    if (text === "" && /\.(?:nd)?jsonl?$/.test(name)) continue;
    expect([name, text.at(-1)]).toEqual([name, "\n"]);
    if (/json/.test(name)) expect(() => timeless(text)).not.toThrow();
  }
}
