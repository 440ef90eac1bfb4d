import { readdir } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { makeFolder, readOwnFile, systemCode, systemReason, writeAtomically } from "@concordat/files";
import { RunFolderError } from "./run-folder-error.js";

/** The file of a folder that names its run in a database, without the server and user. */
const pointerFile = "ledger.json";

/**
 * Returns the name in the database of the run that a new folder represents: the name of the folder.
 * @param folder the path of the folder
 */
export function pointedName(folder: string): string {
  return basename(resolve(folder));
}

/**
 * Returns the name of the database run that a folder represents; `null` if it represents none.
 * @param folder the path of the folder
 * @throws {RunFolderError} when the file that names the run is damaged or cannot be read
 */
export async function pointedRun(folder: string): Promise<string | null> {
  const file = join(folder, pointerFile);
  const bytes = await readOwnFile(file).catch((error: unknown) => {
    // A folder that cannot be read has no known run.
    if (!isUnreadableFile(error)) return null;
    throw new RunFolderError(`${file} cannot be read: ${systemReason(error)}`);
  });
  if (bytes === null) return null;
  const run = nameIn(bytes.toString("utf8"));
  if (run === null) throw new RunFolderError(`${join(folder, pointerFile)} is damaged; it should name a run`);
  return run;
}

/** Whether the file exists but cannot be read, as opposed to a folder without access. */
function isUnreadableFile(error: unknown): boolean {
  return systemCode(error) === null;
}

function nameIn(text: string): string | null {
  try {
    const { ledger, run }: Partial<Record<string, unknown>> = { ...Object(JSON.parse(text)) };
    return ledger === "postgres" && typeof run === "string" ? run : null;
  } catch {
    return null;
  }
}

/**
 * Checks that a folder can represent a database run: it is new, empty, or represents this run already.
 * @param folder the path of the folder
 * @param run the name of the run in the database
 * @throws {RunFolderError} when it contains anything else
 */
export async function checkPointerFolder(folder: string, run: string): Promise<void> {
  const found: string[] = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw new RunFolderError(`${folder} cannot be used for a run (${error.code})`);
  });
  if (found.length === 0 || (found.join() === pointerFile && (await pointedRun(folder)) === run)) return;
  throw new RunFolderError(
    `${folder} is not empty (it holds ${found[0]}); choose a new or an empty folder, or resume the run in it`,
  );
}

/**
 * Creates a folder that represents a database run. It stores the name of the run, but not the server and user.
 * @param folder the path of the folder
 * @param run the name of the run in the database
 */
export async function writePointer(folder: string, run: string): Promise<void> {
  await makeFolder(folder);
  const text = `${JSON.stringify({ ledger: "postgres", run })}\n`;
  try {
    await writeAtomically(join(folder, pointerFile), text);
  } catch (error) {
    // Another coordinator of the same run may have been faster.
    if ((await pointedRun(folder)) !== run) throw error;
  }
}
