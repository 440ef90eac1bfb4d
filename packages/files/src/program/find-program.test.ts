import { chmod, mkdir, writeFile } from "node:fs/promises";
import { afterEach, expect, it, vi } from "vitest";
import { findProgram } from "../index.js";
import { freshFolder } from "../testing/folder.js";

const at = freshFolder();

afterEach(() => vi.unstubAllEnvs());

async function program(...path: string[]): Promise<void> {
  await mkdir(at(...path.slice(0, -1)), { recursive: true });
  await writeFile(at(...path), "#!/bin/sh\n");
  await chmod(at(...path), 0o755);
}

it("is the first on the PATH, whatever else has its name", async () => {
  await program("first", "tool");
  await program("second", "tool");
  await mkdir(at("folder", "tool"), { recursive: true });
  await mkdir(at("text"));
  await writeFile(at("text", "tool"), "not executable");
  vi.stubEnv("PATH", [at("none"), at("folder"), at("text"), at("first"), at("second")].join(":"));
  expect(await findProgram("tool")).toBe(at("first", "tool"));
  expect(await findProgram("other")).toBeNull();
});

it.each(["", ".", "./bin", "bin"])(
  "is not found in the working folder through the entry '%s' of the PATH",
  async (entry) => {
    await program("tool");
    await program("bin", "tool");
    vi.spyOn(process, "cwd").mockReturnValue(at());
    vi.stubEnv("PATH", `${entry}:${at("none")}`);
    expect(await findProgram("tool")).toBeNull();
  },
);
