import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
// Loaded before the folder changes: its service starts in the folder in which esbuild was loaded, and later tests of
// this process use it.
import "esbuild";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildingBlocks, buildingBlocksOf, nonsense } from "./nonsense.js";

const repository = join(import.meta.dirname, "../../..");
/** Decision 0285. How V8 and Node's own functions put it if an argument was not checked. */
const unchecked =
  /Cannot (?:read|destructure|convert|set|mix)|is not (?:a function|iterable|a constructor)|The "[^"]*" argument must|Reduce of empty|Invalid time value|in operator/;
/** Called with nothing it downloads a model, as it should. */
const notCalled = ["ensureEmbeddedModel"];

type Call = (...given: unknown[]) => unknown;

function published(): { readonly entry: string; readonly file: string; readonly names: readonly string[] }[] {
  return readdirSync(join(repository, "packages")).flatMap((folder) => {
    const root = join(repository, "packages", folder);
    const { name, private: hidden, exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    if (hidden === true) return [];
    const surface: Record<string, string[]> = JSON.parse(readFileSync(join(root, "surface.json"), "utf8"));
    return Object.entries(surface).flatMap(([subpath, names]) => {
      const target = exports[subpath]?.default;
      const entry = `${name}${subpath.slice(1)}`;
      if (typeof target !== "string" || buildingBlocks.includes(entry)) return [];
      return [
        { entry, file: join(root, target), names: names.filter((known) => !known.startsWith("type ")) },
      ];
    });
  });
}

const folder = mkdtempSync(join(tmpdir(), "concordat-nonsense-"));
const home = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

/** The message of a call that failed; `null` if it did not. */
async function failure(call: Call, given: readonly unknown[]): Promise<string | null> {
  try {
    const created = /^class /.test(Function.prototype.toString.call(call))
      ? Reflect.construct(call, given)
      : call(...given);
    const result: unknown = await created;
    if (Symbol.asyncIterator in Object(result)) await Object(result).next();
    await Object(result).close?.();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What is wrong with how one function refuses nonsense. */
async function uncheckedBy(name: string, call: Call): Promise<string[]> {
  const found: string[] = [];
  for (const [shown, value] of nonsense)
    for (const given of [[value], [value, value]]) {
      const message = await failure(call, given);
      if (message !== null && unchecked.test(message))
        found.push(`${name}(${given.map(() => shown).join(", ")}): ${message}`);
    }
  return found;
}

describe("an exported function says in its own words what is wrong with an argument", () => {
  it.each(published())("$entry", async ({ entry, file, names }) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
    const skipped = [...notCalled, ...(buildingBlocksOf[entry] ?? [])];
    const found: string[] = [];
    for (const name of names) {
      const call = exported[name];
      if (typeof call !== "function" || name.endsWith("Error") || skipped.includes(name)) continue;
      found.push(...(await uncheckedBy(name, call as Call)));
    }
    expect(found).toEqual([]);
  });

  it("has no building block that is not exported", () => {
    const entries = published();
    const gone = Object.entries(buildingBlocksOf).flatMap(([entry, names]) => {
      const known = entries.find((one) => one.entry === entry)?.names ?? [];
      return names.filter((name) => !known.includes(name)).map((name) => `${entry} ${name}`);
    });
    expect(gone).toEqual([]);
  });
});
