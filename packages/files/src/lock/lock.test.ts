import { readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { describe, expect, it } from "vitest";
import { acquireLock, type FilesError } from "../index.js";
import { type Child, startChild } from "../testing/child.js";
import { freshFolder } from "../testing/folder.js";

const at = freshFolder();

/** Takes the lock, says so, and keeps it until it is told to end. */
const holder = (file: string): string => `
  try {
    const lock = await files.acquireLock(${JSON.stringify(file)}, "the run");
    console.log("taken");
    process.stdin.resume().once("end", () => lock.release());
  } catch (error) {
    console.log(error.code);
  }`;

describe("a lock", () => {
  it("is released with nothing left", async () => {
    const lock = await acquireLock(at("x.lock"), "x");
    expect(await readdir(at())).toEqual(["x.lock"]);
    await lock.release();
    await lock.release();
    expect(await readdir(at())).toEqual([]);
  });

  it("is refused while it is held, with who holds it, since when and what to do", async () => {
    const lock = await acquireLock(at("x.lock"), "records.ndjson");
    const error = await acquireLock(at("x.lock"), "records.ndjson").catch((thrown: FilesError) => thrown);
    expect(error).toMatchObject({ code: "LOCKED" });
    expect(String(error)).toMatch(
      new RegExp(
        `records\\.ndjson is held by process ${process.pid} \\(.+\\) on ${hostname()}, since \\d{4}-.*Z; wait until it ends or stop it`,
      ),
    );
    expect(await readdir(at())).toEqual(["x.lock"]);
    await lock.release();
  });

  it("of a killed process is free at once, also when a living process has its number", async () => {
    const child = startChild(holder(at("x.lock")));
    expect(await child.line()).toBe("taken");
    await child.kill();
    // In a container the next process often has the number of the one that was killed.
    const left = JSON.parse(await readFile(at("x.lock"), "utf8"));
    await writeFile(at("x.lock"), JSON.stringify({ ...left, pid: process.pid }));
    const lock = await acquireLock(at("x.lock"), "x");
    await lock.release();
    expect(await readdir(at())).toEqual([]);
  });

  it("is released when the process ends without releasing it itself", async () => {
    const child = startChild(
      `await files.acquireLock(${JSON.stringify(at("x.lock"))}, "x"); process.exit(0);`,
    );
    await child.ended();
    expect(await readdir(at())).toEqual([]);
  });

  it.each([2, 3])(
    "goes to exactly one of %i processes at once, with and without a stale one",
    async (count) => {
      for (let round = 0; round < 4; round++) {
        const file = at(`round-${round}.lock`);
        if (round % 2 === 1) {
          const killed = startChild(holder(file));
          await killed.line();
          await killed.kill();
        }
        const children: Child[] = Array.from({ length: count }, () => startChild(holder(file)));
        const said = await Promise.all(children.map((child) => child.line()));
        expect(said.sort()).toEqual([...Array(count - 1).fill("LOCKED"), "taken"]);
        for (const child of children) child.process.stdin?.end();
        await Promise.all(children.map((child) => child.ended()));
      }
      expect(await readdir(at())).toEqual([]);
    },
  );

  it("is never held twice by many processes that take it again and again", async () => {
    const program = `
      import { appendFileSync } from "node:fs";
      const [file, log] = ${JSON.stringify([at("x.lock"), at("log")])};
      for (let taken = 0; taken < 25; ) {
        const lock = await files.acquireLock(file, "x").catch(() => null);
        if (lock === null) continue;
        taken++;
        appendFileSync(log, "(");
        await new Promise((resolve) => setTimeout(resolve, 1));
        appendFileSync(log, ")");
        await lock.release();
      }`;
    await Promise.all([1, 2, 3].map(() => startChild(program).ended()));
    expect(await readFile(at("log"), "utf8")).toBe("()".repeat(75));
    expect(await readdir(at())).toEqual(["log"]);
  });

  it.each([
    ["a file of others", (file: string) => writeFile(file, "mine")],
    ["an empty file", (file: string) => writeFile(file, "")],
    ["a link", (file: string) => symlink("elsewhere", file)],
  ])("does not touch %s of its name", async (_, make) => {
    await make(at("x.lock"));
    await expect(acquireLock(at("x.lock"), "x")).rejects.toMatchObject({
      code: "FOREIGN_FILE",
      message: expect.stringContaining("holds something else; move it away"),
    });
    expect(await readdir(at())).toEqual(["x.lock"]);
  });
});
