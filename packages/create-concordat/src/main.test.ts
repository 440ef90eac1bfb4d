import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const bin = join(import.meta.dirname, "../bin/create-concordat.js");

it.each([[["help"]], [["-h"]], [["help", "--job", "ask"]]])(
  "%j prints the help and creates nothing",
  async (words) => {
    const cwd = await mkdtemp(join(tmpdir(), "create-concordat-"));
    onTestFinished(() => rm(cwd, { recursive: true }));
    const { status, stdout } = spawnSync(process.execPath, [bin, ...words], { cwd, encoding: "utf8" });
    expect([status, await readdir(cwd)]).toEqual([0, []]);
    expect(stdout).toContain("Usage: create-concordat <folder> [options]");
  },
);

it.each([
  [["x", "--jop", "ask"], "the option --jop is unknown; did you mean --job?"],
  [["x", "--job", "aks"], "--job aks is unknown; did you mean ask?"],
  [["x", "--package-manager", "pnmp"], "--package-manager pnmp is unknown; did you mean pnpm?"],
  [["x", "--package-manager", "cargo"], "--package-manager cargo is unknown; there are npm, pnpm, yarn, bun"],
])("%j names what was probably meant, and creates nothing", async (words, message) => {
  const cwd = await mkdtemp(join(tmpdir(), "create-concordat-"));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const { status, stderr } = spawnSync(process.execPath, [bin, ...words], { cwd, encoding: "utf8" });
  expect([status, await readdir(cwd)]).toEqual([2, []]);
  expect(stderr).toBe(`create-concordat: ${message}\n`);
});

/** A clone with this package alone, whose other packages are those here, in a folder of its own. */
async function clone(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "create-concordat-clone-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const here = join(import.meta.dirname, "..");
  const home = join(root, "packages/create-concordat");
  for (const part of ["bin", "dist", "template", "package.json"])
    await cp(join(here, part), join(home, part), { recursive: true });
  await symlink(join(here, "node_modules"), join(home, "node_modules"), "junction");
  return root;
}

const run = (root: string) =>
  spawnSync(process.execPath, [join(root, "packages/create-concordat/bin/create-concordat.js"), "tickets"], {
    cwd: root,
    encoding: "utf8",
  });

it("refuses to create what npm cannot install, as long as our packages are not on npm", async () => {
  const root = await clone();
  const { status, stderr } = run(root);
  expect([status, await readdir(root)]).toEqual([2, ["packages"]]);
  expect(stderr).toMatch(/not on npm yet: .*--from ~\/concordat\/out\/packages/);
});

it("takes the packages that its clone has packed, and says so", async () => {
  const root = await clone();
  const packed = join(root, "out/packages");
  await mkdir(join(packed, "package"), { recursive: true });
  await writeFile(join(packed, "package/package.json"), '{"name":"@concordat/llm","version":"0.0.0"}');
  spawnSync("tar", ["-czf", "concordat-llm-0.0.0.tgz", "package/package.json"], { cwd: packed });
  await writeFile(join(packed, "packed.json"), JSON.stringify({ files: { "create-concordat": "c.tgz" } }));
  const { status, stdout } = run(root);
  expect([status, await readdir(root)]).toEqual([0, ["out", "packages", "tickets"]]);
  expect(stdout).toContain(`Created tickets, with the packages in ${packed}. Next:`);
});
