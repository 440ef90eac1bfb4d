import { access, constants } from "node:fs/promises";
import { dirname } from "node:path";
import { type Destination, destinationOf } from "../destination/destination.js";
import { FilesError } from "../error/files-error.js";
import { asFilesError } from "../error/system-error.js";
import { fileSha256 } from "../identity/sha256.js";
import { destinationKey, namesByKey } from "./file-key.js";

/** What decides whether a path may be written. */
export interface ClaimOptions {
  /** Files that are read: none of them is ever written, whatever name or link it goes by. */
  readonly inputs?: readonly string[];
  /** Whether files of others may be replaced. Default false. */
  readonly overwrite?: boolean;
  /**
   * The hashes that a file may have if it is the caller's own earlier output: null when it never was, an empty list when
   * any content is its own. Default: none.
   */
  readonly ownHashes?: (path: string) => readonly string[] | null;
}

/** A path that may be written. */
export interface ClaimedOutput {
  /** As it was given. */
  readonly name: string;
  /** Where it is written. */
  readonly destination: Destination;
}

/**
 * Checks, before anything runs, that output can be written: the folder is there and writable, the path does not lead to
 * an input or to another output, and nothing is replaced that the caller did not write.
 * @throws {FilesError} OUTPUT_EXISTS, OUTPUT_IS_INPUT or UNWRITABLE for the first path that fails
 */
export async function claimOutputs(
  paths: readonly string[],
  options: ClaimOptions = {},
): Promise<ClaimedOutput[]> {
  const inputs = await namesByKey(options.inputs ?? []);
  const claimed: ClaimedOutput[] = [];
  for (const name of paths) {
    const destination = await destinationOf(name);
    const key = await destinationKey(destination);
    refuseInput(name, key, inputs);
    if (destination.kind === "file") {
      await refuseTwice(name, { path: destination.path, key }, claimed);
      await refuseForeign(name, destination, options);
      await refuseReadOnly(name, destination);
    }
    claimed.push({ name, destination });
  }
  return claimed;
}

function refuseInput(name: string, key: string | null, inputs: ReadonlyMap<string, string>): void {
  const input = key === null ? undefined : inputs.get(key);
  if (input === undefined) return;
  const same = input === name ? "" : ` (the same file as ${input})`;
  throw new FilesError("OUTPUT_IS_INPUT", `${name} is an input${same}; write to another file`);
}

/** Two names of one file: the same path, or links to the same file. */
async function refuseTwice(
  name: string,
  { path, key }: { readonly path: string; readonly key: string | null },
  claimed: readonly ClaimedOutput[],
): Promise<void> {
  for (const other of claimed) {
    const isSame =
      other.destination.path === path || (key !== null && key === (await destinationKey(other.destination)));
    if (isSame && other.destination.kind === "file") {
      throw new FilesError("OUTPUT_IS_INPUT", `${name} and ${other.name} are the same file; write to two`);
    }
  }
}

/** Refuses to replace an existing file unless it is the caller's own, unchanged. */
export async function refuseForeign(
  name: string,
  { path, present }: Extract<Destination, { kind: "file" }>,
  { overwrite = false, ownHashes = () => null }: ClaimOptions,
): Promise<void> {
  if (present === null || overwrite) return;
  const hashes = ownHashes(path);
  if (hashes === null) {
    throw new FilesError(
      "OUTPUT_EXISTS",
      `${name} already exists, and this run did not write it; choose another name`,
    );
  }
  if (hashes.length === 0 || hashes.includes(await fileSha256(path))) return;
  throw new FilesError(
    "OUTPUT_EXISTS",
    `${name} was changed since this run wrote it; move it away or choose another name`,
  );
}

async function refuseReadOnly(
  name: string,
  { path, present }: Extract<Destination, { kind: "file" }>,
): Promise<void> {
  try {
    await access(dirname(path), constants.W_OK);
    if (present !== null) await access(path, constants.W_OK);
  } catch (cause) {
    throw asFilesError("UNWRITABLE", name, cause);
  }
}
