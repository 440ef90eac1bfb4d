import { mkdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { freshFolder } from "../testing/folder.js";
import { makeFolder } from "./make-folder.js";

const at = freshFolder();

describe("a folder", () => {
  it("is made with those that it lies in, and left alone where it exists", async () => {
    await makeFolder(at("a", "b", "c"));
    await writeFile(at("a", "b", "c", "kept"), "kept");
    await makeFolder(at("a", "b", "c"));
    expect(await readFile(at("a", "b", "c", "kept"), "utf8")).toBe("kept");
  });

  it("may be a link to one, and be made by two at once", async () => {
    await mkdir(at("real"));
    await symlink(at("real"), at("link"));
    await Promise.all([makeFolder(at("link", "x", "y")), makeFolder(at("link", "x", "y"))]);
    expect((await stat(at("real", "x", "y"))).isDirectory()).toBe(true);
  });

  it("is refused where a file has its name, or that of an outer one", async () => {
    await writeFile(at("file"), "mine");
    await expect(makeFolder(at("file"))).rejects.toMatchObject({
      code: "UNWRITABLE",
      message: `${at("file")} is not a folder; choose another one`,
    });
    await expect(makeFolder(at("file", "x"))).rejects.toMatchObject({
      code: "UNWRITABLE",
      message: `${at("file", "x")} cannot be written: a part of its path is not a folder`,
    });
    expect(await readFile(at("file"), "utf8")).toBe("mine");
  });

  it.runIf(process.platform === "linux")(
    "is refused without waiting if none can be made (skipped where there is no /proc)",
    async () => {
      await expect(makeFolder("/proc/concordat/x")).rejects.toMatchObject({
        code: "UNWRITABLE",
        message: "/proc/concordat/x cannot be written: no folder can be made in /proc",
      });
    },
  );
});
