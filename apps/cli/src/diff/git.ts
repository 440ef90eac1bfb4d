import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findProgram } from "@concordat/files";
import { CommandError } from "../command-error.js";

const run = promisify(execFile);

/** Options that prevent git from starting the program in the repository's setting `core.fsmonitor`. */
const runsNothing = ["-c", "core.fsmonitor=false"];

/**
 * Runs the git on the PATH, never one of the working folder, without running a program that the repository names.
 * @param need what git is needed for, said when there is none
 * @returns what it printed
 * @throws {CommandError} when there is no git on the PATH
 */
export async function git(args: readonly string[], need: string): Promise<Uint8Array> {
  const program = await findProgram("git");
  if (program === null) throw new CommandError(`${need}, and there is no git on the PATH`);
  const { stdout } = await run(program, [...runsNothing, ...args], { encoding: "buffer", maxBuffer: 1e8 });
  return stdout;
}
