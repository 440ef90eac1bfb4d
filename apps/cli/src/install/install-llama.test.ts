import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { installCommand } from "./install-command.js";
import { installLlama, llamaProgram } from "./install-llama.js";

const root = join(import.meta.dirname, "../../../..");

it.each([
  { platform: "linux", arch: "x64" },
  { platform: "linux", arch: "arm64" },
  { platform: "win32", arch: "x64" },
] as const)(
  "names programs that exist for $platform-$arch, and no builds for graphics cards",
  async (machine) => {
    const [llama = "", libsql = "", duckdb] = installLlama(machine).match(/@[\w-]+\/\S+/g) ?? [];
    expect(await optionalOf("node-llama-cpp", "../package.json")).toContain(llama);
    expect(await optionalOf("libsql", "./package.json")).toContain(libsql);
    expect(duckdb).toBe(`@duckdb/node-bindings-${machine.platform}-${machine.arch}`);
    expect(installLlama(machine)).not.toMatch(/cuda|vulkan/);
  },
);

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

it("needs no long command on a Mac, where there are no such builds", () => {
  expect(installLlama({ platform: "darwin", arch: "arm64" })).toBe(
    `${installCommand} concordat node-llama-cpp`,
  );
});

it("stands in the README to the letter, for the machine that most people have", async () => {
  const readme = await readFile(join(root, "apps/cli/README.md"), "utf8");
  expect(readme).toContain(`\n${installLlama({ platform: "linux", arch: "x64" })}\n`);
});

/** The optional dependencies of a package, by the place of its package.json next to its entry. */
async function optionalOf(name: string, manifest: string): Promise<string[]> {
  const file = new URL(manifest, import.meta.resolve(name));
  return Object.keys(JSON.parse(await readFile(file, "utf8")).optionalDependencies);
}
