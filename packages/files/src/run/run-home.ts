import { realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Destination, destinationOf } from "../destination/destination.js";
import { asFilesError } from "../error/system-error.js";
import { makeFolder } from "../folder/make-folder.js";

/**
 * The location of a run: a folder, or a file with its claim (the list of files that the run wrote) and its lock next to
 * it.
 */
export type RunLocation =
  | {
      /** The path of the run's file. */
      readonly file: string;
    }
  | {
      /** The path of the run's folder. */
      readonly folder: string;
    };

/** The location of a run, with the paths that follow from it. */
export interface RunHome {
  /** The path as the user wrote it. */
  readonly name: string;
  /** Relative names of the run's files begin here. */
  readonly folder: string;
  readonly claim: string;
  readonly lock: string;
  /** The file of the run; `null` if it is stored in a folder. */
  readonly main: Extract<Destination, { kind: "file" }> | null;
}

/** Names that a run in a folder needs for itself. */
const folderNames = { claim: "claim.json", lock: "run.lock" } as const;

/**
 * Finds the location of a run, and creates its folder. A device or a pipe, which cannot store a run, is returned
 * unchanged.
 * @throws {FilesError} UNWRITABLE
 */
export async function runHome(
  place: RunLocation,
): Promise<RunHome | Extract<Destination, { kind: "stream" }>> {
  return "file" in place ? homeOfFile(place.file) : homeOfFolder(place.folder);
}

async function homeOfFile(name: string): Promise<RunHome | Extract<Destination, { kind: "stream" }>> {
  const main = await destinationOf(name);
  if (main.kind === "stream") return main;
  const { path } = main;
  return { name, folder: dirname(path), claim: `${path}.claim.json`, lock: `${path}.lock`, main };
}

async function homeOfFolder(name: string): Promise<RunHome> {
  try {
    await makeFolder(name);
    const folder = await realpath(name);
    return {
      name,
      folder,
      claim: join(folder, folderNames.claim),
      lock: join(folder, folderNames.lock),
      main: null,
    };
  } catch (cause) {
    throw asFilesError("UNWRITABLE", name, cause);
  }
}
