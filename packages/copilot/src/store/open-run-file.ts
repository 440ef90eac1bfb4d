import { type DecisionRun, decisionRun } from "@concordat/contracts/decision-run";
import { checkValue, pathRules, required } from "@concordat/contracts/options";
import { attachRun, FilesError, openRun, type Run, type RunOptions } from "@concordat/files";
import { decisionIdentity } from "../run/identity.js";

/** The file of a run in progress, locked by this process. */
export interface RunFile {
  /**
   * Writes the run atomically.
   * @throws {FilesError} UNWRITABLE when the file cannot be written; it then still contains the previous state.
   *   RECORD_INVALID when the run violates its contract.
   */
  save(run: DecisionRun): Promise<void>;
  /**
   * Writes a report to one of the claimed outputs.
   * @throws {FilesError} OUTPUT_EXISTS when a file that this run did not write exists there, UNWRITABLE when the file
   *   cannot be written
   */
  write(output: string, content: string): Promise<void>;
  /** Releases the lock, so that other processes can open the file. */
  close(): Promise<void>;
}

/**
 * Claims and locks a file for one run, and its outputs.
 * @throws {FilesError} LOCKED, RUN_EXISTS, OTHER_RUN, OUTPUT_EXISTS, OUTPUT_IS_INPUT, UNWRITABLE
 */
export async function openRunFile(file: string, options: Omit<RunOptions, "at" | "needs">): Promise<RunFile> {
  checkValue(file, required(pathRules.file), "file");
  return runFile(file, await openRun({ at: { file }, ...options }));
}

/**
 * Locks the file of a finished decision, to add to it. Its settings are not compared, because no part of the decision
 * is requested again.
 * @param file the path of the run's file
 * @param run the decision in the file, as `readRun` returns it
 * @param options the files that are read, and the cassettes that answers are recorded into
 * @throws {FilesError} LOCKED, NOT_A_RUN, OUTPUT_EXISTS, OUTPUT_IS_INPUT, UNWRITABLE
 */
export async function reopenRunFile(
  file: string,
  run: DecisionRun,
  options: Pick<RunOptions, "inputs" | "recordings"> = {},
): Promise<RunFile> {
  checkValue(file, required(pathRules.file), "file");
  const at = { file };
  const held = await attachRun({ at, ...options });
  return runFile(
    file,
    held ?? (await openRun({ at, ...options, identity: decisionIdentity(run, {}), existing: "adopt" })),
  );
}

function runFile(file: string, held: Run): RunFile {
  return {
    async save(run) {
      const [violation] = decisionRun.validate(run);
      if (violation !== undefined) {
        throw new FilesError(
          "RECORD_INVALID",
          `${file} is not written: ${violation.path} ${violation.message}`,
        );
      }
      await held.write(file, `${JSON.stringify(run, null, 2)}\n`);
    },
    write: (output, content) => held.write(output, content),
    close: () => held.release(),
  };
}
