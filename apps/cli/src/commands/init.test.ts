import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeTarball } from "../testing/packed-package.js";
import { runCli } from "../testing/run-cli.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-init-"));
  await mkdir(join(folder, "packages"));
  await writeTarball(join(folder, "packages"), "@concordat/llm", ["@concordat/parser", "zod"]);
  for (const name of ["@concordat/parser", "@concordat/study"])
    await writeTarball(join(folder, "packages"), name);
});
afterEach(() => rm(folder, { recursive: true }));

const init = (...args: string[]) => runCli(["init", ...args], { cwd: folder });

describe("concordat init", () => {
  it("creates a project with a script for each job, and says what to run next", async () => {
    const { code, out } = await init(
      ...["tickets", "--from", "packages", "--job", "ask,batch", "--package-manager", "npm"],
    );
    expect([code, out]).toEqual([
      0,
      "  cd tickets\n  npm install\n  npm test\n  npm run ask\n  npm run batch\n",
    ]);
    const { scripts, dependencies, overrides } = JSON.parse(
      await readFile(join(folder, "tickets/package.json"), "utf8"),
    );
    expect(Object.keys(scripts)).toEqual(["build", "test", "record", "ask", "batch"]);
    expect(dependencies["@concordat/llm"]).toBe(`file:${join(folder, "packages/concordat-llm-0.0.0.tgz")}`);
    // Those that the project needs, in turn, and no others.
    expect(Object.keys(overrides)).toEqual(["@concordat/llm", "@concordat/parser"]);
    expect(await readdir(join(folder, "tickets"))).toContain(".gitignore");
  });

  it.each([
    [["tickets", "--job", "ask,bach"], "--job bach is unknown; did you mean batch?"],
    [["tickets", "--from", "nowhere"], "the folder of packages nowhere cannot be read"],
    [["tickets", "--from", "."], ". holds no tarball of @concordat/llm; in a clone of Concordat"],
    [["packages"], "packages is not empty (it holds concordat-llm-0.0.0.tgz); name a new or an empty folder"],
    [["packages/concordat-llm-0.0.0.tgz"], "is a file; name a new folder"],
  ])("refuses %j and writes nothing", async (args, message) => {
    const { code, out, err } = await init(...args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(message);
    expect(await readdir(folder)).toEqual(["packages"]);
    expect(await readdir(join(folder, "packages"))).toHaveLength(3);
  });
});
