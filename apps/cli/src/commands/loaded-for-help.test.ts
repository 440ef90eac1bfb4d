import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { bin } from "../testing/run-cli.js";

it.each(["simulate", "study", "mcp", "demo"])(
  "prints the help of %s without loading what simulates",
  (command) => {
    const loaded = modulesOf([command, "--help"]);
    expect(loaded).toContainEqual(expect.stringMatching(/\/cli\/dist\/main\.js$/));
    expect(loaded.filter((file) => /\/simulation(?:-[a-z]+)?\/dist\//.test(file))).toEqual([]);
  },
);

/** The modules that a command loads until it has ended. */
function modulesOf(args: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "concordat-loaded-"));
  try {
    spawnSync(process.execPath, [bin, ...args], { env: { ...process.env, NODE_V8_COVERAGE: folder } });
    return readdirSync(folder).flatMap((name) => {
      const { result }: { result: { url: string }[] } = JSON.parse(readFileSync(join(folder, name), "utf8"));
      return result.flatMap(({ url }) => (url.startsWith("file:") ? [url] : []));
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
