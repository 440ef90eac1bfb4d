import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ScenarioError } from "../scenario/scenario-error.js";
import { sweepPoints, withParameters } from "../scenario/sweep-points.js";
import { measureSweep } from "./measure-sweep.js";
import { playSweep } from "./play-sweep.js";
import { readSweep } from "./read-sweep.js";
import { createSweepFolder, holdsSweep, openSweepFolder } from "./sweep-folder.js";

let folder: string;
const at = (name: string): string => join(folder, name);
const sweep = { scenario: "scenario.json", runs: 2, sweep: { "policy.probability": [0, 1] } };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-sweep-"));
  const file = join(import.meta.dirname, "../../../../examples/rumour/scenario.json");
  const rumour = JSON.parse(await readFile(file, "utf8"));
  rumour.audience.size = 40;
  rumour.rounds = 3;
  await writeFile(at("scenario.json"), JSON.stringify(rumour));
  await writeFile(at("sweep.json"), JSON.stringify(sweep));
});
afterAll(() => rm(folder, { recursive: true }));

describe("the points of a sweep", () => {
  it("are the product of the values, the last parameter varying fastest", () => {
    expect(sweepPoints({ a: [1, 2], "b.c": ["x", true] })).toEqual([
      { a: 1, "b.c": "x" },
      { a: 1, "b.c": true },
      { a: 2, "b.c": "x" },
      { a: 2, "b.c": true },
    ]);
  });

  it("are those of a list", () => {
    const points = [{ a: 1 }, { a: null }];
    expect(sweepPoints(points)).toEqual(points);
  });

  it.each([
    ["nothing", undefined, "must be values by parameter"],
    ["no parameters", {}, "must be values by parameter"],
    ["a parameter without values", { a: [] }, "must be values by parameter"],
    ["a value that is an object", { a: [{}] }, "must be values by parameter"],
    ["no points", [], "at least one point"],
    ["points with other parameters", [{ a: 1 }, { b: 1 }], "the same parameters in every point"],
    ["a value twice", { a: [1, 1] }, "twice"],
    [
      "too many points",
      { a: Array.from({ length: 101 }, (_, i) => i), b: Array.from({ length: 100 }, (_, i) => i) },
      "10000 points",
    ],
  ])("cannot be %s", (_, given, message) => {
    expect(sweepPoints(given)).toContain(message);
  });

  it("change a copy of the scenario, in objects and lists", () => {
    const value = { policy: { probability: 0.3 }, segments: [{ share: 1 }] };
    expect(withParameters(value, { "policy.probability": 0.1, "segments.0.share": 0.5 })).toEqual({
      value: { policy: { probability: 0.1 }, segments: [{ share: 0.5 }] },
    });
    expect(value.policy.probability).toBe(0.3);
    expect(withParameters(value, { "segments.1.share": 0.5 })).toEqual({ missing: "segments.1.share" });
    expect(withParameters(value, { "policy.__proto__": 1 })).toEqual({ missing: "policy.__proto__" });
  });
});

describe("a sweep", () => {
  it("has an ensemble for each point, all with the same seeds", async () => {
    const created = await createSweepFolder(at("out"), await readSweep(at("sweep.json")));
    const { pause, completed } = await playSweep({ sweep: created });
    await created.close();
    expect([pause, completed.length]).toEqual([null, 4]);
    const rates = (await measureSweep(at("out"))).filter(({ measure }) => measure === "reshare_rate");
    expect(rates.map(({ folder: point, parameters, mean, runs }) => [point, parameters, mean, runs])).toEqual(
      [
        ["points/01", { "policy.probability": 0 }, 0, 2],
        ["points/02", { "policy.probability": 1 }, 1, 2],
      ],
    );
    const seeds = ["01", "02"].map(
      async (point) => JSON.parse(await readFile(at(`out/points/${point}/ensemble.json`), "utf8")).runs,
    );
    const [first, second] = await Promise.all(seeds);
    expect(first).toEqual(second);
  });

  it("continues where it was stopped, with the same results", async () => {
    const created = await createSweepFolder(at("stopped"), await readSweep(at("sweep.json")));
    const stop = new AbortController();
    const { pause } = await playSweep({
      sweep: created,
      signal: stop.signal,
      onEvent: (point) => point.folder === "points/02" && stop.abort(),
    });
    await created.close();
    expect(pause?.code).toBe("ABORTED");
    await expect(measureSweep(at("stopped"))).rejects.toMatchObject({ code: "RUN_FOLDER" });
    const opened = await openSweepFolder(at("stopped"));
    expect((await playSweep({ sweep: opened })).pause).toBeNull();
    await opened.close();
    expect(await measureSweep(at("stopped"))).toEqual(await measureSweep(at("out")));
  });

  it("is created completely if its creation was interrupted, and is used by one process at a time", async () => {
    const read = await readSweep(at("sweep.json"));
    const created = await createSweepFolder(at("half"), read);
    await expect(openSweepFolder(at("half"))).rejects.toMatchObject({ code: "LOCKED" });
    await created.close();
    await rm(at("half/sweep.json"));
    await rm(at("half/points/02"), { recursive: true });
    expect(await holdsSweep(at("half"))).toBe(false);
    await (await createSweepFolder(at("half"), read)).close();
    expect(existsSync(at("half/points/02/ensemble.json"))).toBe(true);
    await expect(createSweepFolder(at("half"), read)).rejects.toMatchObject({ code: "RUN_EXISTS" });
  });

  it("leaves a folder with other files alone, and notices a changed list", async () => {
    const read = await readSweep(at("sweep.json"));
    await writeFile(at("file"), "mine");
    await expect(createSweepFolder(folder, read)).rejects.toThrow();
    expect(existsSync(at("points"))).toBe(false);
    const list = at("half/sweep.json");
    await writeFile(
      list,
      (await readFile(list, "utf8")).replace('"policy.probability": 1', '"policy.probability": 0.9'),
    );
    await expect(openSweepFolder(at("half"))).rejects.toMatchObject({ code: "RUN_FOLDER" });
  });

  it.each([
    [
      "a value that the scenario does not allow",
      { ...sweep, sweep: { "policy.probability": [2] } },
      "policy.probability = 2",
    ],
    [
      "a parameter that is not there",
      { ...sweep, sweep: { "polcy.probability": [0] } },
      "has no place for polcy",
    ],
    ["other members", { ...sweep, repeats: 3 }, "/repeats is not one of scenario, runs"],
    ["no runs", { ...sweep, runs: 0 }, "/runs must be a number of runs from 1"],
  ])("is refused with %s", async (_, value, message) => {
    await writeFile(at("bad.json"), JSON.stringify(value));
    const error = await readSweep(at("bad.json")).catch((thrown: unknown) => thrown);
    expect(ScenarioError.isInstance(error)).toBe(true);
    expect(String(error)).toContain(message);
  });
});
