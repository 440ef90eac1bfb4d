import { link, open, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { claimOutputs, writeAtomically, writeOutput } from "../index.js";
import { startChild } from "../testing/child.js";
import { freshFolder } from "../testing/folder.js";
import { lockDescriptor } from "./lock-descriptor.js";
import { temporaryFor } from "./temporary-name.js";
import { newToken } from "./token.js";

const at = freshFolder();
const half = (name: string): Promise<void> => writeFile(temporaryFor(at(name), newToken()), "half");

/** Kills of a process that writes. `CONCORDAT_KILLS=100` makes the long form. */
const kills = Number(process.env.CONCORDAT_KILLS ?? 5);

it.each<[string, () => Promise<void>]>([
  ["writeAtomically", () => writeAtomically(at("report.md"), "whole")],
  [
    "writeOutput",
    async () => {
      const [claimed] = await claimOutputs([at("report.md")]);
      if (claimed !== undefined) await writeOutput(claimed, "whole");
    },
  ],
])("%s removes what a killed process left in the folder, whatever it was writing", async (_, write) => {
  await half("report.md");
  await half("another.html");
  await write();
  expect(await readdir(at())).toEqual(["report.md"]);
});

it("leaves alone what is still being written, and what only looks alike", async () => {
  const path = temporaryFor(at("held"), newToken());
  const handle = await open(path, "wx");
  lockDescriptor(handle.fd);
  await writeFile(at("elsewhere"), "mine");
  await symlink("elsewhere", temporaryFor(at("link"), newToken()));
  await writeFile(at(".report.md.0123456789abcdef01234567.tmp"), "mine");
  await writeFile(at(temporaryFor("report.md", newToken()).slice(1)), "no dot before the name");
  const before = await readdir(at());
  await writeAtomically(at("report.md"), "whole");
  expect((await readdir(at())).sort()).toEqual([...before, "report.md"].sort());
  await handle.close();
});

it("never removes what another process is writing, and cleans after those that are killed", async () => {
  const writer = (name: string): string => `
    console.log("begun");
    for (let round = 0; ; round++) {
      await files.writeAtomically(${JSON.stringify(at(name))}, String(round).padEnd(50_000, "x"));
    }`;
  const steady = startChild(`
    for (let round = 0; round < 150; round++) {
      await files.writeAtomically(${JSON.stringify(at("steady"))}, String(round).padEnd(50_000, "x"));
    }
    console.log("done");`);
  const done = steady.line();
  for (let killed = 0; killed < kills; killed++) {
    const child = startChild(writer("killed"));
    expect(await child.line()).toBe("begun");
    await setTimeout(40 * Math.random());
    await child.kill();
    const text = await readFile(at("killed"), "utf8").catch(() => "".padEnd(50_000));
    expect(text).toHaveLength(50_000);
  }
  expect(await done).toBe("done");
  await link(at("steady"), at("same"));
  await writeAtomically(at("last"), "");
  expect((await readdir(at())).filter((name) => name.startsWith("."))).toEqual([]);
  expect(await readFile(at("same"), "utf8")).toMatch(/^149x+$/);
});
