import { mkdir, symlink, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { readOwnFile, readOwnFileSync, requireRegularFile } from "../index.js";
import { freshFolder, makePipe } from "../testing/folder.js";

const at = freshFolder();

describe("a file that a program keeps for itself", () => {
  it("is read where it exists, through a link too, and is null if it does not", async () => {
    await writeFile(at("a.json"), "{}");
    await symlink(at("a.json"), at("link.json"));
    expect((await readOwnFile(at("a.json")))?.toString()).toBe("{}");
    expect((await readOwnFile(at("link.json")))?.toString()).toBe("{}");
    expect(readOwnFileSync(at("link.json"))?.toString()).toBe("{}");
    expect(readOwnFileSync(at("none"))).toBeNull();
    expect([await readOwnFile(at("none")), await requireRegularFile(at("none"))]).toEqual([null, false]);
    expect(await requireRegularFile(at("a.json"))).toBe(true);
  });

  it("is refused as a folder, before anything opens it", async () => {
    await mkdir(at("folder"));
    const refused = /folder cannot be read: it is a folder$/;
    await expect(readOwnFile(at("folder"))).rejects.toThrow(refused);
    expect(() => readOwnFileSync(at("folder"))).toThrow(refused);
    await expect(requireRegularFile(at("folder"))).rejects.toThrow(refused);
  });

  it.runIf(process.platform !== "win32")("is refused as a pipe, which nobody waits for", async () => {
    const pipe = makePipe(at("pipe"));
    const refused = /pipe cannot be read: it is a pipe; give a file$/;
    await expect(readOwnFile(pipe)).rejects.toThrow(refused);
    expect(() => readOwnFileSync(pipe)).toThrow(refused);
    await expect(requireRegularFile(pipe)).rejects.toThrow(refused);
  });
});
