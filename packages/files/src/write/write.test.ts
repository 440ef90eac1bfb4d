import { execFileSync, spawn } from "node:child_process";
import {
  chmod,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { FilesError, openJournal, writeAtomically } from "../index.js";
import { freshFolder, makePipe } from "../testing/folder.js";

const at = freshFolder();

describe("writing atomically", () => {
  it("replaces the whole content and leaves nothing next to it", async () => {
    await writeFile(at("a"), "a long text that was there");
    await writeAtomically(at("a"), "new");
    expect([await readFile(at("a"), "utf8"), await readdir(at())]).toEqual(["new", ["a"]]);
  });

  it("keeps the permissions of the file", async () => {
    await writeFile(at("a"), "old");
    await chmod(at("a"), 0o640);
    await writeAtomically(at("a"), "new");
    expect((await stat(at("a"))).mode & 0o7777).toBe(0o640);
  });

  it.each([
    ["relative", "sub/target"],
    ["to a link", "second"],
    ["that leads nowhere yet", "sub/absent"],
  ])("writes through a symbolic link %s", async (_, target) => {
    await mkdir(at("sub"));
    await writeFile(at("sub/target"), "old");
    await symlink("sub/target", at("second"));
    await symlink(target, at("link"));
    await writeAtomically(at("link"), "new");
    expect(await readlink(at("link"))).toBe(target);
    expect((await lstat(at("second"))).isSymbolicLink()).toBe(true);
    expect(await readFile(at("link"), "utf8")).toBe("new");
    expect((await readdir(at("sub"))).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("leaves other names of the file as they were", async () => {
    await writeFile(at("a"), "old");
    await link(at("a"), at("b"));
    await writeAtomically(at("a"), "new");
    expect(await readFile(at("b"), "utf8")).toBe("old");
  });

  it("writes to a device, and to a pipe, as they are", async () => {
    await writeAtomically("/dev/null", "gone");
    expect((await stat("/dev/null")).isCharacterDevice()).toBe(true);
    makePipe(at("pipe"));
    const reader = spawn("cat", [at("pipe")], { stdio: ["ignore", "pipe", "inherit"] });
    const [said] = await Promise.all([text(reader.stdout), writeAtomically(at("pipe"), "through the pipe")]);
    expect([said, await readdir(at())]).toEqual(["through the pipe", ["pipe"]]);
  });

  it("does not wait for ever where nobody reads from a pipe", async () => {
    makePipe(at("pipe"));
    const journal = { opening: "{", read: (value: unknown) => value };
    const refused = {
      code: "UNWRITABLE",
      message: expect.stringMatching(/no process has read from this pipe for/),
    };
    await Promise.all([
      expect(writeAtomically(at("pipe"), "x")).rejects.toMatchObject(refused),
      expect(openJournal(at("pipe"), journal)).rejects.toMatchObject(refused),
    ]);
  }, 15_000);

  it("writes to an open descriptor without replacing the file behind it", async () => {
    await writeFile(at("log"), "before\n");
    const handle = await open(at("log"), "a");
    await writeAtomically(`/dev/fd/${handle.fd}`, "after\n");
    await handle.close();
    expect([await readFile(at("log"), "utf8"), await readdir(at())]).toEqual(["before\nafter\n", ["log"]]);
  });

  it("writes under the longest name that a file can have", async () => {
    const name = "é".repeat(127);
    await writeAtomically(at(name), "x");
    await writeAtomically(at(name), "y");
    expect(await readdir(at())).toEqual([name]);
  });

  it.each([
    ["a folder", (): string => at(), /is a folder; give a file/],
    ["a name that ends like a folder's", (): string => `${at("a")}/`, /a\/ names a folder; give a file/],
    ["an empty name", (): string => "", /the name of a file is empty/],
    ["a folder that does not exist", (): string => at("none", "a"), /there is no folder .*none/],
    ["a circle of links", (): string => at("circle"), /links lead in a circle/],
    ["a path below a file", (): string => at("file", "a"), /a part of its path is not a folder/],
  ])("refuses %s", async (_, path, message) => {
    await symlink("circle", at("circle"));
    await writeFile(at("file"), "");
    const error: unknown = await writeAtomically(path(), "x").catch((thrown: unknown) => thrown);
    expect(FilesError.isInstance(error) && [error.code, error.message]).toEqual([
      "UNWRITABLE",
      expect.stringMatching(message),
    ]);
  });

  it("leaves the old content and nothing else when the disk takes no more", async () => {
    await writeFile(at("a"), "old");
    const program = `import { writeAtomically } from ${JSON.stringify(join(import.meta.dirname, "../../dist/index.js"))};
      process.on("SIGXFSZ", () => undefined);
      await writeAtomically(${JSON.stringify(at("a"))}, "x".repeat(100_000)).catch((error) => console.log(error.message));`;
    const said = execFileSync("bash", [
      "-c",
      `ulimit -f 8; exec "$0" --input-type=module -e "$1"`,
      process.execPath,
      program,
    ]);
    expect(String(said)).toMatch(/cannot be written: the file would be larger than allowed/);
    expect([await readFile(at("a"), "utf8"), await readdir(at())]).toEqual(["old", ["a"]]);
  });
});
