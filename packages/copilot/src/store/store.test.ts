import { link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runIdentity } from "@concordat/files";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decisionIdentity, newRun, openRunFile, readRun } from "../index.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-copilot-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = newRun({ question: "Should we?", model: "scripted:test" });
const identity = decisionIdentity(run, {});
const at = (name: string): string => join(folder, name);

describe("a run's file", () => {
  it("is written whole, read back the same, and leaves no lock", async () => {
    const file = await openRunFile(at("run.json"), { identity, existing: "refuse" });
    await file.save(run);
    await file.save({ ...run, status: "running" });
    await file.close();
    expect(await readRun(at("run.json"))).toEqual({ ...run, status: "running" });
    expect((await readdir(folder)).sort()).toEqual(["run.json", "run.json.claim.json"]);
  });

  it("belongs to one process at a time", async () => {
    const file = await openRunFile(at("run.json"), { identity, existing: "refuse" });
    await expect(openRunFile(at("run.json"), { identity, existing: "adopt" })).rejects.toMatchObject({
      code: "LOCKED",
      message: expect.stringContaining(`is held by process ${process.pid}`),
    });
    await file.close();
    await (await openRunFile(at("run.json"), { identity, existing: "adopt" })).close();
  });

  it("never holds a run that breaks its contract", async () => {
    const file = await openRunFile(at("run.json"), { identity, existing: "refuse" });
    await file.save(run);
    await expect(file.save({ ...run, samples: 0.5 })).rejects.toMatchObject({ code: "RECORD_INVALID" });
    await file.close();
    expect(await readRun(at("run.json"))).toEqual(run);
  });

  it("is not read with a number that nobody could have meant", async () => {
    await writeFile(
      at("run.json"),
      JSON.stringify(run, null, 2).replace(/"samples": \d+/, '"samples": 1e400'),
    );
    await expect(readRun(at("run.json"))).rejects.toMatchObject({
      code: "NOT_A_RUN",
      message: expect.stringMatching(
        /run\.json is not a decision run: \/samples in line \d+ is 1e400, which is beyond the range of numbers/,
      ),
    });
  });

  it("is only continued with the settings that it was begun with", async () => {
    await (await openRunFile(at("run.json"), { identity, existing: "refuse" })).close();
    const hotter = decisionIdentity(run, { temperature: 1.5 });
    await expect(openRunFile(at("run.json"), { identity: hotter, existing: "adopt" })).rejects.toMatchObject({
      code: "OTHER_RUN",
      message: expect.stringContaining("temperature is not set there, but 1.5 here"),
    });
  });

  it("that was begun with other prompts is refused with a sentence, and stays as it is", async () => {
    const wording = "wording of the prompts";
    const { [wording]: current, ...parts } = identity.parts;
    const begun = runIdentity({ ...parts, [wording]: "Weigh the findings." });
    const file = await openRunFile(at("run.json"), { identity: begun, existing: "refuse" });
    await file.save(run);
    await file.close();
    expect(current).toMatchObject({ sha256: expect.any(String) });
    for (const existing of ["adopt", "resume"] as const)
      await expect(openRunFile(at("run.json"), { identity, existing })).rejects.toMatchObject({
        code: "OTHER_RUN",
        message: expect.stringMatching(/wording of the prompts is .* there, but a longer value here/),
      });
    expect(await readRun(at("run.json"))).toEqual(run);
  });

  it("and its reports never replace what they did not write, nor an input under any name", async () => {
    await writeFile(at("notes.md"), "mine");
    await link(at("notes.md"), at("other.md"));
    const options = { identity, existing: "refuse", inputs: [at("notes.md")] } as const;
    for (const name of ["notes.md", "other.md"]) {
      await expect(openRunFile(at("run.json"), { ...options, outputs: [at(name)] })).rejects.toMatchObject({
        code: "OUTPUT_IS_INPUT",
      });
    }
    await mkdir(at("sub"));
    await writeFile(at("sub/report.md"), "somebody's");
    await expect(
      openRunFile(at("run.json"), { ...options, outputs: [at("sub/report.md")] }),
    ).rejects.toMatchObject({ code: "OUTPUT_EXISTS" });
    expect((await readdir(folder)).sort()).toEqual(["notes.md", "other.md", "sub"]);
    expect(await readFile(at("sub/report.md"), "utf8")).toBe("somebody's");
  });

  it("in a folder that does not exist is refused with its name", async () => {
    await expect(openRunFile(at("nowhere/run.json"), { identity, existing: "refuse" })).rejects.toThrow(
      /there is no folder .*nowhere/,
    );
  });
});

describe("a file that is not a run of ours", () => {
  it.each([
    ["not JSON", "# Notes", /is not valid JSON/],
    ["another program's", '{"name": "x"}', /it has no contract_version/],
    [
      "of a later version",
      '{"contract_version": "v3"}',
      /contract version "v3"; this program knows "v1" and "v2"/,
    ],
    ["a broken run", '{"contract_version": "v1", "id": ""}', /is not a decision run: .*\(and \d+ more\)/],
  ])("%s", async (_, text, message) => {
    const path = join(folder, "run.json");
    await writeFile(path, text);
    await expect(readRun(path)).rejects.toThrow(message);
  });

  it("is not there", async () => {
    await expect(readRun(join(folder, "run.json"))).rejects.toThrow(/there is no such file or folder/);
  });
});
