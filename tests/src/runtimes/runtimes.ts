import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Where `.ci/run` installs the runtimes that nobody needs who only wants to change something. */
const folder = join(import.meta.dirname, "../../../tools/runtimes");

/** The command of a runtime; undefined if it is not installed. */
export function commandOf(runtime: "bun" | "deno"): string | undefined {
  const command = join(folder, "node_modules/.bin", runtime);
  return existsSync(command) ? command : undefined;
}

/** The versions of Node.js that the packages work with; each is also the version that runs the tests somewhere. */
export const nodeVersions = [20, 22, 24] as const;

/** The command of a version of Node.js: the one that runs this test, or an installed one; undefined if there is neither. */
export function nodeCommand(version: (typeof nodeVersions)[number]): string | undefined {
  if (process.versions.node.startsWith(`${version}.`)) return process.execPath;
  const command = join(folder, `node_modules/node-${version}/bin/node`);
  return existsSync(command) ? command : undefined;
}

/** What of Miniflare, which runs workerd, a test uses. */
export interface Miniflare {
  dispatchFetch(url: string): Promise<{ text(): Promise<string> }>;
  dispose(): Promise<void>;
}

/** Miniflare's class; undefined if it is not installed. */
export function loadMiniflare(): (new (options: Readonly<Record<string, unknown>>) => Miniflare) | undefined {
  if (!existsSync(join(folder, "node_modules/miniflare"))) return undefined;
  return createRequire(join(folder, "package.json"))("miniflare").Miniflare;
}

/** Why a test of a runtime is skipped. */
export const whySkipped = "not installed; run npm install in tools/runtimes";
