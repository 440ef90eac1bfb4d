import { readFile, rm, writeFile } from "node:fs/promises";
import {
  type Answer,
  answerText,
  closedOrigin,
  type ModelServer,
  startModelServer,
} from "@concordat/testing/model-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exitCode } from "./exit-code.js";
import { answerAny } from "./testing/any-model.js";
import { keptRuns } from "./testing/kept-runs.js";
import { ndjson, type Run, runCli } from "./testing/run-cli.js";
import { triedWith } from "./testing/thorough.js";
import { workplace } from "./testing/workplace.js";

const place = workplace();
const { at } = place;

/** How the server fails, and from which request on; null: it works. */
let fault: { readonly answer: Answer; readonly from: number; readonly until: number } | null = null;
let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer((request) => {
    const isDown = fault !== null && request.index >= fault.from && request.index < fault.until;
    return isDown && fault !== null ? fault.answer : answerAny(request);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  fault = null;
});

/** A part of a copilot's run that fails leaves the others standing; every other command stops. */
const outageCodes: readonly (number | null)[] = [exitCode.unreachable, exitCode.someFailed];

const body = (text: string): Answer["steps"] => [{ do: "bytes", bytes: text }];
const quota: Answer = {
  status: 429,
  headers: { "retry-after": "3600" },
  steps: body('{"error":"the quota is used up"}'),
};
const faults: Readonly<Record<string, Answer>> = {
  "a used-up quota (429)": quota,
  "a busy server (503)": {
    status: 503,
    headers: { "retry-after": "3600" },
    steps: body('{"error":"maintenance"}'),
  },
  "a refused key (401)": { status: 401, steps: body('{"error":"the key has expired"}') },
};

function concordat(args: readonly string[], origin = server.origin): Promise<Run> {
  return runCli([...args, "--endpoint", origin, "--model", "m"], { cwd: at() });
}

function breakDown(
  answer: Answer,
  { after, requests = Number.POSITIVE_INFINITY }: { after: number; requests?: number },
): void {
  const from = server.bodies.length + after;
  fault = { answer, from, until: from + requests };
}

const kept = keptRuns.filter(({ name }) => name !== "a recording");
/** Every fault for a command that is over in a moment, one for each of the others. */
const played = kept.flatMap((run, index) =>
  triedWith(index, Object.entries(faults), run.name === "decide" ? 3 : 1).map(([name, answer]) => ({
    run,
    name,
    answer,
  })),
);

it.each(played)("$run.name stops for $name, and ends as if there had been none", async ({ run, answer }) => {
  const { outcome, requests } = await place.unkilled(run);
  breakDown(answer, { after: Math.floor(requests / 2) });
  expect(outageCodes).toContain((await concordat(run.start)).code);
  fault = null;
  const resumed = await concordat(place.argsFor(run));
  expect([resumed.code, resumed.code === 0 ? "" : resumed.err]).toEqual([0, ""]);
  expect(await place.outcomeOf(run)).toEqual(outcome);
});

it.each(kept)(
  "$name is begun while nothing listens, and ends as if the server had been there",
  async (run) => {
    const { outcome } = await place.unkilled(run);
    expect(outageCodes).toContain((await concordat(run.start, await closedOrigin())).code);
    const resumed = await concordat(place.argsFor(run));
    expect([resumed.code, resumed.code === 0 ? "" : resumed.err]).toEqual([0, ""]);
    expect(await place.outcomeOf(run)).toEqual(outcome);
  },
);

describe("decide --resume", () => {
  const out = "out/records.ndjson";
  const decide = (...more: string[]): Promise<Run> =>
    concordat([
      "decide",
      "--profiles",
      "profiles.json",
      "--feed",
      "feed.json",
      "--seed",
      "7",
      "--timeout",
      "2",
      "--out",
      out,
      ...more,
    ]);
  const lines = async () => ndjson(await readFile(at(out), "utf8"));

  it.each<[string, Answer, number]>([
    ["a time-out", { steps: [{ do: "silence" }] }, 3],
    ["a broken answer", { steps: [{ do: "text", text: "{" }, { do: "reset" }] }, 3],
  ])(
    "asks again what got no answer because of %s; the last record of a decision counts",
    async (_, answer, requests) => {
      breakDown(answer, { after: 2, requests });
      const first = await decide();
      expect([first.code, first.err]).toEqual([1, expect.stringContaining("7 valid, 0 invalid, 1 failed")]);
      const asked = server.bodies.length;
      const resumed = await decide("--resume", "--timeout", "30");
      expect([resumed.code, resumed.err]).toEqual([
        0,
        expect.stringMatching(/^1 decision to make[\s\S]*8 valid, 0 invalid, 0 failed \(7 of them/),
      ]);
      expect(server.bodies.length - asked).toBe(1);
      expect((await lines()).map(({ state }) => state).filter((state) => state !== "valid")).toEqual([
        "failed",
      ]);
      expect((await decide("--resume")).err).toMatch(
        /^0 decisions to make[\s\S]*8 valid, 0 invalid, 0 failed \(8 of them/,
      );
    },
  );

  it("asks again what the model answered badly only with --retry-invalid", async () => {
    breakDown(answerText({ reason: "", choice: "LIKE" }), { after: 2, requests: 3 });
    expect((await decide()).err).toContain("7 valid, 1 invalid, 0 failed");
    const resumed = await decide("--resume");
    expect([resumed.code, resumed.err]).toEqual([
      1,
      expect.stringMatching(/^0 decisions to make[\s\S]*7 valid, 1 invalid/),
    ]);
    const retried = await decide("--resume", "--retry-invalid");
    expect([retried.code, retried.err]).toEqual([
      0,
      expect.stringMatching(/^1 decision to make[\s\S]*8 valid, 0 invalid/),
    ]);
    expect(await decide("--retry-invalid")).toMatchObject({
      code: 2,
      err: expect.stringContaining("--retry-invalid needs --resume"),
    });
  });

  it.each<[string, (lines: string[]) => string[], RegExp]>([
    [
      "edited",
      ([first = "", ...rest]) => [first.replace("LIKE", "SCROLL"), ...rest],
      /records\.ndjson:1 was changed since this run wrote it/,
    ],
    [
      "swapped",
      ([a = "", b = "", ...rest]) => [b, a, ...rest],
      /records\.ndjson:1 was moved: this run wrote it as line 2/,
    ],
    ["removed", ([, ...rest]) => rest, /records\.ndjson:1: a line that this run wrote before it is missing/],
    [
      "cut off",
      (all) => all.slice(0, -2),
      /records\.ndjson ends after line 6, but this run has written 8 lines/,
    ],
    ["repeated", (all) => [...all, all[0] ?? ""], /records\.ndjson:9 .*it repeats the decision of/],
  ])(
    "refuses a file of which a line was %s, with place and cure, and leaves it",
    async (_, change, message) => {
      await decide();
      const changed = change((await readFile(at(out), "utf8")).split(/(?<=\n)/)).join("");
      await writeFile(at(out), changed);
      const asked = server.bodies.length;
      const { code, err } = await decide("--resume");
      expect([code, err]).toEqual([2, expect.stringMatching(message)]);
      expect(err).toMatch(
        /choose another one|put back .* as it was, or start again in another file \(--overwrite replaces it\)/,
      );
      expect([await readFile(at(out), "utf8"), server.bodies.length]).toEqual([changed, asked]);
      expect((await decide("--overwrite")).code).toBe(0);
      await rm(at(out));
      expect((await decide()).code).toBe(0);
    },
  );
});

it("analyze --resume refuses a log of which a line was changed", async () => {
  const analyze = keptRuns.find(({ name }) => name === "analyze");
  if (analyze === undefined) throw new Error("there is such a run");
  await concordat(analyze.start);
  for (const log of ["iterations.jsonl", "attempts.jsonl"]) {
    const text = await readFile(at("out", log), "utf8");
    await writeFile(at("out", log), text.replace("Save a table", "Save a chair"));
    const { code, err } = await concordat(analyze.resume);
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(new RegExp(`${log}:1 was changed since this run wrote it`)),
    ]);
    await writeFile(at("out", log), text);
  }
  expect((await concordat(analyze.resume)).code).toBe(0);
});
