import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newRun, openRunFile, readRun } from "../index.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-copilot-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = newRun({ question: "Should we?", model: "scripted:test" });

describe("a run's file", () => {
  it("is written whole, read back the same, and leaves nothing beside it", async () => {
    const path = join(folder, "run.json");
    const file = await openRunFile(path);
    await file.save(run);
    await file.save({ ...run, status: "running" });
    await file.close();
    expect(await readRun(path)).toEqual({ ...run, status: "running" });
    expect(await readdir(folder)).toEqual(["run.json"]);
  });

  it("belongs to one process at a time", async () => {
    const path = join(folder, "run.json");
    const file = await openRunFile(path);
    await expect(openRunFile(path)).rejects.toThrow(`is being worked on by process ${process.pid}`);
    await file.close();
    await (await openRunFile(path)).close();
  });

  it("is taken over from a process that is gone", async () => {
    const child = spawn(process.execPath, ["-e", "0"]);
    await once(child, "exit");
    const path = join(folder, "run.json");
    await writeFile(`${path}.lock`, String(child.pid));
    const file = await openRunFile(path);
    expect(await readFile(`${path}.lock`, "utf8")).toBe(String(process.pid));
    await file.close();
  });

  it("keeps what was saved before when it cannot be written", async () => {
    const path = join(folder, "run.json");
    const file = await openRunFile(path);
    await file.save(run);
    // A folder where the temporary file would go, as root is not stopped by permissions.
    await mkdir(`${path}.${process.pid}.tmp`);
    await expect(file.save({ ...run, status: "running" })).rejects.toMatchObject({ code: "RUN_FILE" });
    expect(await readRun(path)).toEqual(run);
    await file.close();
  });

  it("in a folder that is not there is refused with its name", async () => {
    await expect(openRunFile(join(folder, "nowhere", "run.json"))).rejects.toThrow(
      /there is no folder .*nowhere/,
    );
  });
});

describe("a file that is no run of ours", () => {
  it.each([
    ["no JSON", "# Notes", /is no JSON/],
    ["another program's", '{"name": "x"}', /it has no contract_version/],
    ["of a later version", '{"contract_version": "v2"}', /contract version "v2"; this program knows "v1"/],
    ["a broken run", '{"contract_version": "v1", "id": ""}', /is no decision run: .*\(and \d+ more\)/],
  ])("%s", async (_, text, message) => {
    const path = join(folder, "run.json");
    await writeFile(path, text);
    await expect(readRun(path)).rejects.toThrow(message);
  });

  it("is not there", async () => {
    await expect(readRun(join(folder, "run.json"))).rejects.toThrow(/there is no such file/);
  });
});
