import { link, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { attachRun, openRun, type RunOptions, runIdentity } from "../index.js";
import { temporaryFor } from "../temporary/temporary-name.js";
import { newToken } from "../temporary/token.js";
import { startChild } from "../testing/child.js";
import { type Entry, entries } from "../testing/entry.js";
import { freshFolder, snapshot } from "../testing/folder.js";

const at = freshFolder();
const identity = runIdentity({ model: "m", seed: 7 });
const needs = (name: string): boolean => /^(report\.md|log\.jsonl|\d\d-.*\.csv)$/.test(name);
const folderRun = (more: Partial<RunOptions> = {}) =>
  openRun({ at: { folder: at("out") }, identity, existing: "refuse", needs, ...more });
const fileRun = (more: Partial<RunOptions> = {}) =>
  openRun({ at: { file: at("r.ndjson") }, identity, existing: "refuse", ...more });

describe("a run in a folder", () => {
  it("writes its files, and a later process knows them as its own", async () => {
    const run = await folderRun();
    expect(run.resumed).toBe(false);
    await run.write("report.md", "one");
    await run.write("01-sales.csv", "a,b\n");
    await run.release();
    const again = await folderRun({ existing: "resume" });
    expect(again.resumed).toBe(true);
    await again.write("report.md", "two");
    expect(await again.remove("01-sales.csv")).toBe(true);
    await again.release();
    expect((await readdir(at("out"))).sort()).toEqual(["claim.json", "report.md"]);
    expect(await readFile(at("out/report.md"), "utf8")).toBe("two");
  });

  it("tells whether each of its files, and each line of its journals, is as it wrote it", async () => {
    const run = await folderRun();
    await run.write("report.md", "one");
    const journal = await run.journal("log.jsonl", { opening: '{"n":', read: (value) => value });
    await journal.append({ n: 1 }, { n: 2 });
    await journal.close();
    await expect(run.requireUnchanged()).resolves.toBeUndefined();
    await writeFile(at("out/log.jsonl"), '{"n":1}\n{"n":3}\n');
    await expect(run.requireUnchanged()).rejects.toMatchObject({
      code: "CHANGED",
      message: expect.stringContaining("log.jsonl:2 was changed since this run wrote it"),
    });
    await writeFile(at("out/log.jsonl"), '{"n":1}\n{"n":2}\n');
    await writeFile(at("out/report.md"), "1");
    await expect(run.requireUnchanged()).rejects.toThrow(
      /report\.md was changed since this run wrote it; put it back$/,
    );
    await rm(at("out/report.md"));
    await expect(run.requireUnchanged()).rejects.toThrow(/report\.md is missing; put it back$/);
    await run.release();
  });

  it("closes the journals that its caller left open, as one does whose second journal is refused", async () => {
    const run = await folderRun();
    const journal = await run.journal("log.jsonl", { opening: '{"n":', read: (value) => value });
    await journal.append({ n: 1 });
    await run.release();
    expect(() => journal.append({ n: 2 })).toThrow(/log\.jsonl was closed before this record$/);
    await expect(journal.close()).resolves.toBeUndefined();
    expect(await readFile(at("out/log.jsonl"), "utf8")).toBe('{"n":1}\n');
  });

  it("is refused where files of others have names that it needs, with nothing changed", async () => {
    await mkdir(at("out"));
    await writeFile(at("out/01-mine.csv"), "mine");
    await symlink("nowhere", at("out/report.md"));
    await writeFile(at("out/2024-sales.csv"), "not needed");
    const before = await snapshot(at());
    for (const existing of ["refuse", "resume"] as const) {
      await expect(folderRun({ existing })).rejects.toMatchObject({
        code: "OUTPUT_EXISTS",
        message: expect.stringContaining(
          "whose names it needs: 01-mine.csv, report.md; choose another folder",
        ),
      });
    }
    expect(await snapshot(at())).toEqual(before);
  });

  it("that needs its folder for itself begins in an empty one, and goes on whatever others put there later", async () => {
    await mkdir(at("out"));
    await writeFile(at("out/notes.txt"), "mine");
    for (const existing of ["refuse", "resume"] as const) {
      await expect(folderRun({ existing, exclusive: true })).rejects.toMatchObject({
        code: "OUTPUT_EXISTS",
        message: expect.stringContaining(
          "is not empty (it holds notes.txt); choose a new or an empty folder",
        ),
      });
    }
    expect(await snapshot(at("out"))).toEqual({ "notes.txt": "mine" });
    await rm(at("out/notes.txt"));
    await writeFile(temporaryFor(at("out/claim.json"), newToken()), "of a process that was killed");
    await (await folderRun({ exclusive: true })).release();
    await writeFile(at("out/notes.txt"), "mine");
    await (await folderRun({ existing: "resume", exclusive: true })).release();
    expect(await snapshot(at("out"))).toMatchObject({ "notes.txt": "mine" });
  });

  it("says who makes it before it says what was found there", async () => {
    const run = await folderRun();
    await run.write("report.md", "half of it");
    const other = runIdentity({ model: "m", seed: 8 });
    for (const options of [{ existing: "refuse" }, { existing: "resume", identity: other }] as const)
      await expect(folderRun(options)).rejects.toMatchObject({ code: "LOCKED" });
    await run.release();
  });

  it("never touches what was changed, or what appeared, since it wrote there", async () => {
    const run = await folderRun();
    await run.write("report.md", "one");
    await writeFile(at("out/report.md"), "edited by hand");
    await writeFile(at("out/02-new.csv"), "somebody's");
    await expect(run.write("report.md", "two")).rejects.toThrow(
      /report\.md was changed since this run wrote it/,
    );
    await expect(run.write("02-new.csv", "x")).rejects.toThrow(
      /already exists, and this run did not write it/,
    );
    expect(await run.remove("report.md")).toBe(false);
    expect(await run.remove("02-new.csv")).toBe(false);
    await run.release();
    await expect(folderRun({ existing: "resume" })).rejects.toMatchObject({ code: "OUTPUT_EXISTS" });
    expect(await readFile(at("out/report.md"), "utf8")).toBe("edited by hand");
  });

  it("is refused a second time, and to another run", async () => {
    await (await folderRun()).release();
    await expect(folderRun()).rejects.toMatchObject({ code: "RUN_EXISTS" });
    const other = runIdentity({ model: "m", seed: 8 });
    await expect(folderRun({ existing: "resume", identity: other })).rejects.toMatchObject({
      code: "OTHER_RUN",
      message: expect.stringContaining("belongs to another run (seed is 7 there, but 8 here)"),
    });
  });

  it.each(["claim.json", "run.lock"])("does not take a foreign %s for its own", async (name) => {
    await mkdir(at("out"));
    await writeFile(at("out", name), "{}");
    await expect(folderRun({ existing: "resume" })).rejects.toMatchObject({
      message: expect.stringContaining("move it away"),
    });
    expect(await snapshot(at("out"))).toEqual({ [name]: "{}" });
  });

  it("takes a foreign file in its way only where it may overwrite", async () => {
    await mkdir(at("out"));
    await writeFile(at("out/report.md"), "mine");
    const run = await folderRun({ overwrite: true });
    await run.write("report.md", "ours");
    await run.release();
    expect(await readFile(at("out/report.md"), "utf8")).toBe("ours");
  });

  it("cleans what killed processes left there, and nothing else", async () => {
    await mkdir(at("out"));
    const foreign = {
      ".report.md.tmp": "x",
      ".report.md.0123456789abcdef01234567.tmp": "y",
      "a.tmp": "z",
      "a.lock": "{}",
      "yarn.lock": `${"# mine\n".repeat(2_000)}`,
    };
    for (const [name, content] of Object.entries(foreign)) await writeFile(at("out", name), content);
    await writeFile(temporaryFor(at("out/report.md"), newToken()), "half");
    await writeFile(temporaryFor(at("out/01-a.csv"), newToken()), "");
    const child = startChild(`
      const identity = files.runIdentity({ model: "m", seed: 7 });
      for (const name of ["one", "two"]) {
        await files.openRun({ at: { file: ${JSON.stringify(at("out"))} + "/" + name }, identity, existing: "refuse" });
      }
      console.log("held");
      setInterval(() => undefined, 1000);`);
    expect(await child.line()).toBe("held");
    await (await folderRun({ existing: "resume" })).release();
    expect((await readdir(at("out"))).filter((name) => /^(one|two)\.lock$/.test(name))).toHaveLength(2);
    await child.kill();
    await (await folderRun({ existing: "resume" })).release();
    const left = await snapshot(at("out"));
    for (const name of ["claim.json", "one.claim.json", "two.claim.json"]) delete left[name];
    expect(left).toEqual(foreign);
  });
});

describe("a run in a file", () => {
  it("never replaces what it read, whatever that holds by now", async () => {
    await writeFile(at("notes.md"), "read");
    await (await fileRun({ inputs: [at("notes.md")] })).release();
    await writeFile(at("notes.md"), "edited since");
    await symlink("notes.md", at("link.md"));
    for (const output of ["notes.md", "link.md"]) {
      const render = { at: { file: at("r.ndjson") }, outputs: [at(output)], overwriteOutputs: true };
      await expect(attachRun(render)).rejects.toMatchObject({ code: "OUTPUT_IS_INPUT" });
    }
    expect(await readFile(at("notes.md"), "utf8")).toBe("edited since");
  });

  const append = async (run: Awaited<ReturnType<typeof fileRun>>, id: number): Promise<number[]> => {
    const seen: Entry[] = [];
    const journal = await run.journal(at("r.ndjson"), entries(seen));
    await journal.append({ id, text: "x" });
    await journal.close();
    await run.release();
    return seen.map((entry) => entry.id);
  };

  it("continues its journal, and begins where there is none", async () => {
    expect(await append(await fileRun({ existing: "resume" }), 1)).toEqual([]);
    expect(await append(await fileRun({ existing: "resume" }), 2)).toEqual([1]);
    expect((await readdir(at())).sort()).toEqual(["r.ndjson", "r.ndjson.claim.json", "r.ndjson.digests"]);
  });

  it("is refused where a file is that it did not write", async () => {
    await writeFile(at("r.ndjson"), '{"id":1,"text":"x"}\n');
    const before = await snapshot(at());
    await expect(fileRun()).rejects.toMatchObject({ code: "OUTPUT_EXISTS" });
    await expect(fileRun({ existing: "resume" })).rejects.toMatchObject({ code: "NOT_A_RUN" });
    expect(await snapshot(at())).toEqual(before);
    expect(await append(await fileRun({ existing: "adopt" }), 2)).toEqual([1]);
  });

  it("empties what it may overwrite", async () => {
    await writeFile(at("r.ndjson"), "mine");
    expect(await append(await fileRun({ overwrite: true }), 2)).toEqual([]);
    expect(await readFile(at("r.ndjson"), "utf8")).toBe('{"id":2,"text":"x"}\n');
  });

  it("is never an input, by whatever name, nor the same file as another output", async () => {
    await writeFile(at("feed.json"), "[]");
    await link(at("feed.json"), at("hard"));
    await symlink("feed.json", at("soft"));
    const inputs = [at("feed.json")];
    for (const name of ["feed.json", "hard", "soft"]) {
      await expect(
        fileRun({ at: { file: at(name) }, inputs, overwrite: true, existing: "resume" }),
      ).rejects.toMatchObject({ code: "OUTPUT_IS_INPUT" });
      await expect(fileRun({ outputs: [at(name)], inputs, overwrite: true })).rejects.toMatchObject({
        code: "OUTPUT_IS_INPUT",
      });
    }
    await expect(fileRun({ outputs: [at("a"), at("a")] })).rejects.toMatchObject({ code: "OUTPUT_IS_INPUT" });
    expect((await readdir(at())).sort()).toEqual(["feed.json", "hard", "soft"]);
  });

  it("writes its outputs elsewhere, and knows them again", async () => {
    await mkdir(at("reports"));
    const outputs = [at("reports/report.md")];
    const run = await fileRun({ outputs });
    await run.write(at("reports/report.md"), "one");
    await run.release();
    const again = await fileRun({ outputs, existing: "resume" });
    await again.write(at("reports/report.md"), "two");
    await again.release();
    expect(await readdir(at("reports"))).toEqual(["report.md"]);
  });

  it("that goes to a device keeps nothing, and cannot be resumed", async () => {
    const run = await fileRun({ at: { file: "/dev/null" } });
    await (await run.journal("/dev/null", entries())).append({ id: 1, text: "x" });
    await run.release();
    await expect(fileRun({ at: { file: "/dev/null" }, existing: "resume" })).rejects.toMatchObject({
      code: "NOT_A_RUN",
    });
  });
});
