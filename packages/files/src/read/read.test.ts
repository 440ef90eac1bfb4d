import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { readWhole, systemReason } from "../index.js";
import { freshFolder, makePipe } from "../testing/folder.js";

const at = freshFolder();
const unix = process.platform !== "win32";

describe("reading a file whole", () => {
  it("gives its bytes, as many as there are", async () => {
    const bytes = Buffer.alloc(200_000, "abc");
    await writeFile(at("a"), bytes);
    expect((await readWhole(at("a"))).equals(bytes)).toBe(true);
  });

  it.each([
    ["a folder", "folder", /folder cannot be read: it is a folder$/],
    ["nothing", "nothing", /nothing cannot be read: there is no such file or folder$/],
    ["a large file", "large", /large cannot be read: it has more than 1000 bytes$/],
  ])("refuses %s", async (_, name, message) => {
    await mkdir(at("folder"));
    await writeFile(at("large"), Buffer.alloc(1001));
    await expect(readWhole(at(name), { maxBytes: 1000 })).rejects.toThrow(message);
  });

  it("leaves the path out of the reason, for messages that name the file themselves", async () => {
    await mkdir(at("folder"));
    const reasons = ["folder", "nothing"].map((name) => readWhole(at(name)).catch(systemReason));
    expect(await Promise.all(reasons)).toEqual(["it is a folder", "there is no such file or folder"]);
  });
});

describe.runIf(unix)("reading a device or a pipe whole", () => {
  it.each(["/dev/zero", "/dev/null"])("refuses %s, which may have no end", async (path) => {
    await expect(readWhole(path)).rejects.toMatchObject({
      code: "UNREADABLE",
      message: `${path} cannot be read: it is a device; give a file`,
    });
  });

  it("waits for somebody who writes into the pipe, in pieces", async () => {
    const path = makePipe(at("pipe"));
    const writer = spawn("sh", ["-c", `sleep 0.2; { printf abc; sleep 0.2; printf def; } > ${path}`]);
    expect((await readWhole(path)).toString()).toBe("abcdef");
    writer.kill();
  });

  it("does not wait for ever", async () => {
    const path = makePipe(at("pipe"));
    await expect(readWhole(path)).rejects.toThrow(/no process has written to this pipe for 5 seconds$/);
  }, 15_000);

  it("refuses a pipe where a file is needed, without taking from it", async () => {
    const path = makePipe(at("pipe"));
    await expect(readWhole(path, { pipes: false })).rejects.toThrow(/it is a pipe; give a file$/);
  });

  it("refuses a pipe with more than was allowed", async () => {
    const path = makePipe(at("pipe"));
    const writer = spawn("sh", ["-c", `exec cat /dev/zero > ${path}`]);
    await expect(readWhole(path, { maxBytes: 1000 })).rejects.toThrow(/it has more than 1000 bytes$/);
    writer.kill();
  });
});
