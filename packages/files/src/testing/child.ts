import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const built = pathToFileURL(join(import.meta.dirname, "../../dist/index.js")).href;

/** A process that runs a program with this package as `files`; what it prints is read line by line. */
export interface Child {
  readonly process: ChildProcess;
  /** The next line that it prints; null: it ended. */
  line(): Promise<string | null>;
  kill(): Promise<void>;
  ended(): Promise<void>;
}

export function startChild(program: string): Child {
  const source = `import * as files from ${JSON.stringify(built)};\n${program}`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", source], {
    stdio: ["pipe", "pipe", "inherit"],
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
