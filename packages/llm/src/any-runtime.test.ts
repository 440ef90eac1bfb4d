import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

/** The modules that a module imports at run time: types leave nothing behind. */
const imports = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"([^"]+)"/gm;

function importedFrom(file: string, seen = new Map<string, string>()): Map<string, string> {
  for (const [, name = ""] of readFileSync(file, "utf8").matchAll(imports)) {
    const module = name.startsWith(".") ? join(dirname(file), name.replace(/\.js$/, ".ts")) : name;
    if (seen.has(module)) continue;
    seen.set(module, file);
    if (name.startsWith(".")) importedFrom(module, seen);
  }
  return seen;
}

const packagesOf = (entry: string): string[] =>
  [...importedFrom(join(import.meta.dirname, entry)).keys()].filter((name) => !name.startsWith("/")).sort();

it("runs wherever fetch does: the root entry imports nothing of Node's, and nothing that does", () => {
  expect(packagesOf("index.ts")).toEqual([
    "@concordat/contracts/contract",
    "@concordat/contracts/options",
    "@concordat/parser/async",
  ]);
  const options = join(import.meta.dirname, "../../contracts/src/options/index.ts");
  expect([...importedFrom(options).keys()].filter((name) => !name.startsWith("/"))).toEqual([]);
});

it.each(["ollama", "openai", "replay", "scripted"])("%s imports nothing of Node's either", (client) => {
  expect(
    packagesOf(`${client}/index.ts`).filter((name) => name.startsWith("node:") || name === "undici"),
  ).toEqual([]);
});
