import { appendFile, copyFile, mkdir, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { openRun, type RunOptions, runIdentity } from "../../index.js";
import { startChild } from "../../testing/child.js";
import { type Entry, entries } from "../../testing/entry.js";
import { freshFolder, snapshot } from "../../testing/folder.js";

const at = freshFolder();
const identity = runIdentity({ model: "m", seed: 7 });
const line = (id: number): string => `${JSON.stringify({ id, text: `entry ${id}` })}\n`;
const text = (file = "j"): Promise<string> => readFile(at(file), "utf8");

/** Opens the run's journal as a later process does, and adds records; gives what was found. */
async function resumed(
  ids: readonly number[] = [],
  { file = "j", ...options }: Partial<RunOptions> & { readonly file?: string } = {},
): Promise<{ seen: number[]; notes: readonly string[] }> {
  const seen: Entry[] = [];
  const run = await openRun({
    at: { file: at(file) },
    identity,
    existing: "resume",
    journals: [at(file)],
    ...options,
  });
  try {
    const journal = await run.journal(at(file), entries(seen));
    for (const id of ids) await journal.append({ id, text: `entry ${id}` });
    await journal.close();
    return { seen: seen.map(({ id }) => id), notes: journal.notes };
  } finally {
    await run.release();
  }
}

describe("a journal that is resumed", () => {
  it("is taken as it was written, with records of several calls and processes", async () => {
    await resumed([1, 2]);
    await resumed([3]);
    expect(await resumed([])).toEqual({ seen: [1, 2, 3], notes: [] });
    expect(await text()).toBe(line(1) + line(2) + line(3));
  });

  it.each<[string, (lines: string[]) => string[], RegExp]>([
    [
      "an edited line",
      ([a, , ...rest]) => [a ?? "", line(2).replace("entry", "other"), ...rest],
      /j:2 was changed since/,
    ],
    [
      "two lines that changed places",
      ([a = "", b = "", ...rest]) => [b, a, ...rest],
      /j:1 was moved: this run wrote it as line 2/,
    ],
    [
      "a line removed",
      ([a = "", , ...rest]) => [a, ...rest],
      /j:2: a line that this run wrote before it is missing/,
    ],
    ["two lines removed", ([, , ...rest]) => rest, /j:1: 2 lines that this run wrote before it are missing/],
    ["a line twice", ([a = "", ...rest]) => [a, a, ...rest], /j:2 repeats line 1/],
    ["a line inserted", ([a = "", ...rest]) => [a, line(9), ...rest], /j:2 was not written by this run/],
    ["a line added", (lines) => [...lines, line(9)], /j:5 was not written by this run/],
    [
      "the last line removed",
      (lines) => lines.slice(0, -1),
      /j ends after line 3, but this run has written 4 lines/,
    ],
    ["no line left", () => [], /j ends after line 0, but this run has written 4 lines/],
    [
      "Windows line ends",
      (lines) => lines.map((one) => one.replace("\n", "\r\n")),
      /j has Windows line ends \(CRLF\).*\.gitattributes/,
    ],
    ["spaces in a record", (lines) => lines.map((one) => one.replace(",", ", ")), /j:1 was changed since/],
  ])("is refused with %s, and left as it is", async (_, change, message) => {
    await resumed([1, 2, 3, 4]);
    const lines = (await text()).split(/(?<=\n)/);
    await writeFile(at("j"), change(lines).join(""));
    const before = await snapshot(at());
    await expect(resumed([5])).rejects.toMatchObject({
      code: "CHANGED",
      message: expect.stringMatching(message),
    });
    await expect(resumed([5])).rejects.toThrow(/put back .*j as it was, or start again in another file/);
    expect(await snapshot(at())).toEqual(before);
  });

  it("is refused with the journal of another run of the same settings in its place", async () => {
    await resumed([1, 2]);
    await resumed([2, 1], { file: "other" });
    await copyFile(at("other"), at("j"));
    await expect(resumed()).rejects.toMatchObject({ code: "CHANGED" });
  });

  it("is refused with digests that are another run's, changed or missing", async () => {
    await resumed([1, 2]);
    await resumed([1, 2], { file: "other", identity: runIdentity({ seed: 8 }) });
    const digests = await text("j.digests");
    await copyFile(at("other.digests"), at("j.digests"));
    await expect(resumed()).rejects.toThrow(
      /j\.digests tells whether .*j was changed, but it belongs to another run/,
    );
    await writeFile(at("j.digests"), digests.replace(/^synced 2 ./m, "synced 2 x"));
    await expect(resumed()).rejects.toThrow(/was changed itself, in line 6; put it back as it was/);
    await rm(at("j.digests"));
    await expect(resumed()).rejects.toMatchObject({
      code: "CHANGED",
      message: expect.stringContaining("is missing"),
    });
    await writeFile(at("j.digests"), digests.replaceAll("\n", "\r\n"));
    expect((await resumed()).seen).toEqual([1, 2]);
  });

  it("is continued after a kill at any byte of an append", async () => {
    await resumed([1, 2]);
    const [journal, digests] = [await text(), await text("j.digests")];
    await resumed([3]);
    const [grown, noted] = [await text(), await text("j.digests")];
    const announced = noted.slice(0, noted.indexOf("\n", digests.length));
    // First the digest, then the record, then the end of the digest's line.
    for (let cut = digests.length; cut <= announced.length; cut += 7)
      await expectContinued(journal, noted.slice(0, cut), [1, 2]);
    for (let cut = journal.length; cut <= grown.length; cut++) {
      await expectContinued(grown.slice(0, cut), announced, cut >= grown.length - 1 ? [1, 2, 3] : [1, 2]);
    }
  });

  async function expectContinued(journal: string, digests: string, ids: number[]): Promise<void> {
    await writeFile(at("j"), journal);
    await writeFile(at("j.digests"), digests);
    expect((await resumed([9])).seen).toEqual(ids);
    expect(await resumed()).toEqual({ seen: [...ids, 9], notes: [] });
  }

  it("says what a power cut took, and covers what is added", async () => {
    await resumed([1, 2]);
    const before = (await text("j.digests")).replace(/\n(synced[^\n]*\n)+/g, "\n");
    await writeFile(at("j.digests"), before);
    await truncate(at("j"), line(1).length);
    expect(await resumed([2])).toEqual({
      seen: [1],
      notes: [
        expect.stringContaining("the last 1 record that were written are missing, as after a power cut"),
      ],
    });
    expect(await resumed()).toEqual({ seen: [1, 2], notes: [] });
  });

  it("says so if it was begun before there were digests, and covers what is added", async () => {
    await resumed([1, 2]);
    await rm(at("j.digests"));
    const claim = JSON.parse(await text("j.claim.json"));
    delete claim.files["j.digests"];
    await writeFile(at("j.claim.json"), JSON.stringify(claim));
    const { seen, notes } = await resumed([3]);
    expect([seen, notes]).toEqual([
      [1, 2],
      [expect.stringMatching(/nothing tells whether its first 2 lines were changed/)],
    ]);
    await writeFile(at("j"), line(1) + line(2) + line(4));
    await expect(resumed()).rejects.toThrow(/j:3 was changed/);
  });

  it("starts again if the journal was removed, and says so", async () => {
    await resumed([1, 2]);
    await rm(at("j"));
    expect(await resumed([3])).toEqual({
      seen: [],
      notes: [expect.stringMatching(/was removed since this run wrote 2 lines/)],
    });
    expect(await resumed()).toEqual({ seen: [3], notes: [] });
  });

  it("leaves nothing of digests that belong to a run that was removed or is replaced", async () => {
    await resumed([1, 2]);
    await rm(at("j"));
    await rm(at("j.claim.json"));
    await resumed([3], { existing: "refuse" });
    await appendFile(at("j.digests"), "edited\n");
    await resumed([4], { existing: "refuse", overwrite: true });
    expect(await resumed()).toEqual({ seen: [4], notes: [] });
  });

  it("is never begun over a file of somebody's that has the name of its digests", async () => {
    await writeFile(at("j.digests"), "mine");
    for (const options of [{}, { overwrite: true }]) {
      await expect(resumed([1], options)).rejects.toMatchObject({ code: "FOREIGN_FILE" });
    }
    expect(await snapshot(at())).toEqual({ "j.digests": "mine" });
  });
});

describe("in a folder", () => {
  it("is told from a journal that was changed between two runs", async () => {
    await mkdir(at("out"));
    const options = { identity, existing: "resume" as const, journals: ["log"] };
    const opened = async (): Promise<void> => {
      const run = await openRun({ at: { folder: at("out") }, ...options });
      try {
        const journal = await run.journal("log", entries());
        await journal.append({ id: 1, text: "a" });
        await journal.close();
      } finally {
        await run.release();
      }
    };
    await opened();
    expect((await readdir(at("out"))).sort()).toEqual(["claim.json", "log", "log.digests"]);
    await appendFile(at("out/log"), line(2));
    await expect(opened()).rejects.toThrow(/log:2 was not written by this run/);
  });
});

it("survives being killed at any moment: what was appended is there, and passes for what was written", async () => {
  const kills = Number(process.env.CONCORDAT_KILLS ?? 4) * 3;
  for (let kill = 0; kill < kills; kill++) {
    const child = startChild(`
      const identity = files.runIdentity({ model: "m", seed: 7 });
      const run = await files.openRun({ at: { file: ${JSON.stringify(at("j"))} }, identity, existing: "resume" });
      let id = 0;
      const read = (value) => value;
      const journal = await run.journal(${JSON.stringify(at("j"))}, { opening: '{"id":', read, onRecord: () => id++ });
      for (;;) {
        await journal.append({ id, text: "entry " + id });
        console.log(id++);
      }`);
    let last = -1;
    for (let count = Math.floor(60 * Math.random()); count >= 0; count--) last = Number(await child.line());
    await child.kill();
    const { seen, notes } = await resumed();
    expect([seen, notes.filter((note) => !note.includes("torn"))]).toEqual([
      seen.map((_, index) => index),
      [],
    ]);
    expect(seen.length).toBeGreaterThan(last);
  }
}, 60_000);
