import type { Stats } from "node:fs";
import { lstat, readlink, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import { FilesError } from "../error/files-error.js";
import { asFilesError, nullIfMissing } from "../error/system-error.js";
import { openDescriptor } from "./open-descriptor.js";

/** The actual destination of a path, after following symbolic links. */
export type Destination =
  | {
      /** A regular file, or a path at which one can be created. */
      readonly kind: "file";
      /** The path behind all symbolic links. */
      readonly path: string;
      /** The file's status if it exists; `null` otherwise. */
      readonly present: Stats | null;
    }
  | {
      /** A device, a pipe or an open descriptor. It is written to directly and never replaced. */
      readonly kind: "stream";
      readonly path: string;
      /**
       * The number of an open descriptor of this process, such as 1 for `/dev/stdout`; `null` for other destinations.
       */
      readonly descriptor: number | null;
    };

const maxLinks = 40;

/**
 * Resolves the file that a write to a path would change. Follows symbolic links, also to a target that does not exist
 * yet.
 * @throws {FilesError} UNWRITABLE when the path is a folder or its folder does not exist
 */
export async function destinationOf(path: string): Promise<Destination> {
  try {
    return await follow(path);
  } catch (cause) {
    throw asFilesError("UNWRITABLE", path, cause);
  }
}

async function follow(path: string): Promise<Destination> {
  if (path === "") throw new FilesError("UNWRITABLE", "the name of a file is empty; give one");
  if (path.endsWith("/") || path.endsWith(sep)) {
    throw new FilesError("UNWRITABLE", `${path} names a folder; give a file`);
  }
  let here = resolve(path);
  for (let links = 0; links < maxLinks; links++) {
    const named = openDescriptor(here);
    if (named !== null) return { kind: "stream", path, descriptor: named };
    const folder = await folderOf(here, path);
    here = join(folder, basename(here));
    const descriptor = openDescriptor(here);
    if (descriptor !== null) return { kind: "stream", path, descriptor };
    const present = await nullIfMissing(lstat(here));
    if (present === null || present.isFile()) return { kind: "file", path: here, present };
    if (present.isDirectory()) throw new FilesError("UNWRITABLE", `${path} is a folder; give a file`);
    if (!present.isSymbolicLink()) return { kind: "stream", path: here, descriptor: null };
    here = resolve(folder, await readlink(here));
  }
  throw new FilesError("UNWRITABLE", `${path} cannot be written: its symbolic links lead in a circle`);
}

async function folderOf(here: string, path: string): Promise<string> {
  const folder = await nullIfMissing(realpath(dirname(here)));
  if (folder !== null) return folder;
  throw new FilesError("UNWRITABLE", `${path} cannot be written: there is no folder ${dirname(here)}`);
}
