import { lstat, readdir } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { makeFolder, readOwnFile, systemCode, systemReason, writeAtomically } from "@concordat/files";
import { CommandError } from "../../command-error.js";

/** The file of a folder that names its run in a database, without the server and user. */
const pointerFile = "ledger.json";

/** The name of a new folder's run in the database: that of the folder. */
export function nameFor(folder: string): string {
  return basename(resolve(folder));
}

/** The name of the run that a folder represents; `null` if it represents none. */
export async function pointedRun(folder: string): Promise<string | null> {
  const file = join(folder, pointerFile);
  const bytes = await readOwnFile(file).catch((error: unknown) => {
    // A folder that cannot be read has no known run.
    if (!isRefused(error)) return null;
    throw new CommandError(`${file} cannot be read: ${systemReason(error)}`);
  });
  if (bytes === null) return null;
  const run = nameIn(bytes.toString("utf8"));
  if (run === null) throw new CommandError(`${join(folder, pointerFile)} is damaged; it should name a run`);
  return run;
}

/** Whether the file exists but cannot be read, as opposed to a folder without access. */
function isRefused(error: unknown): boolean {
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

/** @throws {CommandError} when a folder contains anything but what represents this run */
export async function checkPointerFolder(folder: string, run: string): Promise<void> {
  const found: string[] = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw new CommandError(`${folder} cannot be used for a run (${error.code})`);
  });
  if (found.length === 0 || (found.join() === pointerFile && (await pointedRun(folder)) === run)) return;
  throw new CommandError(
    `${folder} is not empty (it holds ${found[0]}); choose a new or an empty folder, or resume the run in it`,
  );
}

/** Records in a folder which database run belongs to it. */
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

/** Whether a path is a folder. */
export async function isFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null))?.isDirectory() === true;
}
