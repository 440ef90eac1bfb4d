import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { installLlama } from "./install-llama.js";

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

it("needs no long command on a Mac, where there are no such builds", () => {
  expect(installLlama({ platform: "darwin", arch: "arm64" })).toBe("npm install concordat node-llama-cpp");
});

it("stands in the README to the letter, for the machine that most people have, whatever installs there", async () => {
  const readme = await readFile(join(root, "apps/cli/README.md"), "utf8");
  const [, words = ""] = /^npm install (.+)$/.exec(installLlama({ platform: "linux", arch: "x64" })) ?? [];
  expect(words).toContain("concordat node-llama-cpp");
  expect(readme).toContain(` ${words}\n`);
});

/** The optional dependencies of a package, by the place of its package.json beside its entry. */
async function optionalOf(name: string, manifest: string): Promise<string[]> {
  const file = new URL(manifest, import.meta.resolve(name));
  return Object.keys(JSON.parse(await readFile(file, "utf8")).optionalDependencies);
}
