import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { acquireLock, removeLocks } from "../index.js";
import { startChild, withoutAddon } from "../testing/child.js";
import { freshFolder } from "../testing/folder.js";

const at = freshFolder();

/** Entries of the package with and without the addon that locks files. */
const entries: { addon: string | undefined; none: string | undefined } = {
  addon: undefined,
  none: undefined,
};
let bare: ReturnType<typeof withoutAddon>;
beforeAll(() => {
  bare = withoutAddon();
  entries.none = bare.index;
});
afterAll(() => bare.remove());

const kinds = ["addon", "none"] as const;
const pairs = kinds.flatMap((first) => kinds.map((second) => [first, second] as const));

/** Takes the lock, says so, and keeps it until it is told to end. */
const holder = (file: string): string => `
  try {
    const lock = await files.acquireLock(${JSON.stringify(file)}, "the run");
    console.log("taken");
    process.stdin.resume().once("end", () => lock.release());
  } catch (error) {
    console.log(error.code);
  }`;

describe.each(pairs)("a lock that a process with %s took, and one with %s wants", (first, second) => {
  it("is refused while it is held, and free once it is released", async () => {
    const holding = startChild(holder(at("x.lock")), entries[first]);
    expect(await holding.line()).toBe("taken");
    expect(await startChild(holder(at("x.lock")), entries[second]).line()).toBe("LOCKED");
    holding.process.stdin?.end();
    await holding.ended();
    const next = startChild(holder(at("x.lock")), entries[second]);
    expect(await next.line()).toBe("taken");
    next.process.stdin?.end();
    await next.ended();
    expect(await readdir(at())).toEqual([]);
  });

  it("is free at once when its holder was killed", async () => {
    const killed = startChild(holder(at("x.lock")), entries[first]);
    expect(await killed.line()).toBe("taken");
    await killed.kill();
    const next = startChild(holder(at("x.lock")), entries[second]);
    expect(await next.line()).toBe("taken");
    next.process.stdin?.end();
    await next.ended();
    expect(await readdir(at())).toEqual([]);
  });
});

it("is never held twice by processes of both kinds, of which some are killed while they hold it", async () => {
  const program = (crashes: boolean): string => `
    import { appendFileSync } from "node:fs";
    const [file, log] = ${JSON.stringify([at("x.lock"), at("log")])};
    for (let taken = 0; taken < 15; ) {
      const lock = await files.acquireLock(file, "x").catch((error) => {
        if (error.code !== "LOCKED") throw error;
        return null;
      });
      if (lock === null) continue;
      taken++;
      appendFileSync(log, "(");
      await new Promise((resolve) => setTimeout(resolve, 1));
      appendFileSync(log, ")");
      if (${crashes} && taken === 7) process.kill(process.pid, "SIGKILL");
      await lock.release();
    }`;
  const running = kinds.flatMap((kind) =>
    [true, true, false].map((crashes) => startChild(program(crashes), entries[kind]).ended()),
  );
  await Promise.all(running);
  expect(await readFile(at("log"), "utf8")).toBe("()".repeat(4 * 7 + 2 * 15));
  await removeLocks(at());
  expect((await readdir(at())).filter((name) => !name.endsWith(".tmp"))).toEqual(["log"]);
}, 60_000);

describe("a lock that is a file alone", () => {
  const taken = async (more: object): Promise<string> => {
    const child = startChild(holder(at("x.lock")), entries.none);
    await child.line();
    const text = await readFile(at("x.lock"), "utf8");
    await child.kill();
    const changed = JSON.stringify({ ...JSON.parse(text), ...more });
    await writeFile(at("x.lock"), changed);
    return changed;
  };

  it("is free when its holder's number is another process's by now", async () => {
    await taken({ pid: process.pid });
    await (await acquireLock(at("x.lock"), "x")).release();
  });

  it("of another machine counts as held as long as it is renewed, and says what to remove", async () => {
    await taken({ space: "elsewhere" });
    await expect(acquireLock(at("x.lock"), "x")).rejects.toMatchObject({
      code: "LOCKED",
      message: expect.stringContaining(`if it has ended, remove ${at("x.lock")}`),
    });
    await utimes(at("x.lock"), new Date(), new Date(Date.now() - 600_000));
    await (await acquireLock(at("x.lock"), "x")).release();
    expect(await readdir(at())).toEqual([]);
  });

  it("stays where it is held when the locks of killed processes are removed", async () => {
    const child = startChild(holder(at("x.lock")), entries.none);
    await child.line();
    await removeLocks(at());
    expect(await readdir(at())).toEqual(["x.lock"]);
    await child.kill();
    await removeLocks(at());
    expect(await readdir(at())).toEqual([]);
  });
});
