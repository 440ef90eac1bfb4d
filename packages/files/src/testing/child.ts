import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const dist = join(import.meta.dirname, "../../dist");
const built = pathToFileURL(join(dist, "index.js")).href;

/** The package where the addon that locks files is not found, as in a bundle, in Bun and in Deno. */
export function withoutAddon(): { readonly index: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "concordat-without-addon-"));
  cpSync(dist, join(folder, "dist"), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  return {
    index: pathToFileURL(join(folder, "dist/index.js")).href,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A process that runs a program with this package as `files`; what it prints is read line by line. */
export interface Child {
  readonly process: ChildProcess;
  /** The next line that it prints; `null` after it has ended. */
  line(): Promise<string | null>;
  kill(): Promise<void>;
  ended(): Promise<void>;
}

/**
 * Starts a separate Node.js process that runs a program.
 * @param program source text of an ES module. The name `files` in it is this package
 * @param index URL of the package's entry point. Default: that of the built package
 */
export function startChild(program: string, index: string = built): Child {
  const source = `import * as files from ${JSON.stringify(index)};\n${program}`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", source], {
    stdio: ["pipe", "pipe", "inherit"],
    // A package manager may name its own folders there, in which the addon is found after all.
    env: { ...process.env, NODE_PATH: "" },
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const exit = once(child, "exit");
  return {
    process: child,
    line: async () => {
      const next = await lines.next();
      return next.done === true ? null : next.value;
    },
    async kill() {
      child.kill("SIGKILL");
      await exit;
    },
    async ended() {
      await exit;
    },
  };
}
