import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { join } from "node:path";
import { omitUndefined } from "@concordat/contracts/options";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The built command, joined into few files so that it starts faster. */
    joinedCommand: string;
  }
}

/** The built command. */
export const bin = join(import.meta.dirname, "../../bin/concordat.js");
const joined = inject("joinedCommand");

/** The output and exit code of a command. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly input?: string | Uint8Array;
  readonly cwd?: string;
  /** Called with all of standard output so far; may send a signal. */
  readonly onOutput?: (out: string, kill: (signal: NodeJS.Signals) => void) => void;
  /** The same for standard error. */
  readonly onError?: (err: string, kill: (signal: NodeJS.Signals) => void) => void;
}

/**
 * Starts the command line in a separate process.
 * @param within a command that runs the one given to it
 */
export function spawnCli(
  args: readonly string[],
  options: SpawnOptions,
  within: readonly string[] = [],
): ChildProcess {
  const [program = "", ...rest] = [...within, process.execPath, joined, ...args];
  return spawn(program, rest, options);
}

/** Runs the command line as a user does. */
export async function runCli(
  args: readonly string[],
  { input = "", cwd, onOutput, onError }: RunOptions = {},
): Promise<Run> {
  const child = spawn(process.execPath, [joined, ...args], {
    stdio: "pipe",
    ...omitUndefined({ cwd }),
  });
  child.stdin.on("error", () => undefined).end(input);
  let seen = "";
  child.stdout.on("data", (chunk: Buffer) => {
    seen += chunk;
    onOutput?.(seen, (signal) => child.kill(signal));
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk;
    onError?.(said, (signal) => child.kill(signal));
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code: await ended, out: seen, err: said };
}

/** The records that a command printed or wrote. */
export function ndjson(text: string): Record<string, unknown>[] {
  return text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
}
