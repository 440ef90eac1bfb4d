import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { llamaFolder } from "@concordat/llm/embedded-model";
import { expect, it, onTestFinished, vi } from "vitest";
import { installLlama, llamaProgram } from "./install-llama.js";

const root = join(import.meta.dirname, "../../../..");

it.each([
  { platform: "darwin", arch: "arm64" },
  { platform: "darwin", arch: "x64" },
  { platform: "win32", arch: "arm64" },
  { platform: "linux", arch: "arm64" },
] as const)("knows the program of node-llama-cpp for $platform-$arch", async (machine) => {
  expect(await optionalOf("node-llama-cpp", "../package.json")).toContain(
    `@node-llama-cpp/${llamaProgram(machine)}`,
  );
});

it("installs the program of this machine alone, in the folder where it is looked for", () => {
  const command = installLlama({ platform: "linux", arch: "x64" });
  expect(command).toContain(`--prefix "${llamaFolder()}" --omit=optional node-llama-cpp@3 `);
  expect(command).not.toMatch(/cuda|vulkan/);
});

it("stands in the README as it is on Linux", async () => {
  vi.stubEnv("XDG_CACHE_HOME", "");
  vi.stubEnv("HOME", "/home/ada");
  onTestFinished(() => void vi.unstubAllEnvs());
  const readme = await readFile(join(root, "apps/cli/README.md"), "utf8");
  const command = installLlama({ platform: "linux", arch: "x64" });
  expect(readme).toContain(
    `\n${command.replace('"/home/ada/.cache/concordat/llama"', "~/.cache/concordat/llama")}\n`,
  );
});

/** The optional dependencies of a package, by the place of its package.json next to its entry. */
async function optionalOf(name: string, manifest: string): Promise<string[]> {
  const file = new URL(manifest, import.meta.resolve(name));
  return Object.keys(JSON.parse(await readFile(file, "utf8")).optionalDependencies);
}
