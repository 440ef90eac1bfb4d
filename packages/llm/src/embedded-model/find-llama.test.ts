import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findLlama, llamaFolder } from "./find-llama.js";

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), "concordat-llama-"));
  vi.stubEnv("XDG_CACHE_HOME", cache);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.doUnmock("node:module");
  vi.resetModules();
  await rm(cache, { recursive: true });
});

it("names a folder in the cache", () => {
  expect(llamaFolder()).toBe(join(cache, "concordat", "llama"));
});

it("prefers what is installed next to the package", () => {
  expect(findLlama()).toBe(createRequire(import.meta.url).resolve("node-llama-cpp"));
});

it("finds the library in the folder where there is none next to the package, and nothing in an empty folder", async () => {
  const { createRequire: real } = await vi.importActual<typeof import("node:module")>("node:module");
  vi.doMock("node:module", () => ({
    createRequire: (from: string) => real(from.startsWith(cache) ? from : join(cache, "elsewhere.js")),
  }));
  vi.resetModules();
  const alone = await import("./find-llama.js");
  expect(alone.findLlama()).toBeNull();
  const library = join(cache, "concordat", "llama", "node_modules", "node-llama-cpp");
  await mkdir(library, { recursive: true });
  await writeFile(join(library, "package.json"), '{"exports": "./index.js"}');
  await writeFile(join(library, "index.js"), "");
  expect(alone.findLlama()).toBe(join(library, "index.js"));
});
