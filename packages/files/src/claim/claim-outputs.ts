import { access, constants, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { type Destination, destinationOf } from "../destination/destination.js";
import { FilesError } from "../error/files-error.js";
import { asFilesError, orAbsent } from "../error/system-error.js";
import { fileSha256 } from "../identity/sha256.js";

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
  const inputs = new Map<string, string>();
  for (const input of options.inputs ?? []) {
    const key = await fileKey(input).catch(() => null);
    if (key !== null) inputs.set(key, input);
  }
  const claimed: ClaimedOutput[] = [];
  for (const name of paths) {
    const destination = await destinationOf(name);
    if (destination.kind === "file") {
      await refuseInput(name, destination.path, inputs);
      refuseTwice(name, destination.path, claimed);
      await refuseForeign(name, destination, options);
      await refuseReadOnly(name, destination);
    }
    claimed.push({ name, destination });
  }
  return claimed;
}

async function refuseInput(name: string, path: string, inputs: ReadonlyMap<string, string>): Promise<void> {
  const key = await fileKey(path);
  const input = key === null ? undefined : inputs.get(key);
  if (input === undefined) return;
  const same = input === name ? "" : ` (the same file as ${input})`;
  throw new FilesError("OUTPUT_IS_INPUT", `${name} is an input${same}; write to another file`);
}

function refuseTwice(name: string, path: string, claimed: readonly ClaimedOutput[]): void {
  const other = claimed.find(({ destination }) => destination.kind === "file" && destination.path === path);
  if (other === undefined) return;
  throw new FilesError("OUTPUT_IS_INPUT", `${name} and ${other.name} are the same file; write to two`);
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

/** Identifies a file whatever its name, so that hard and symbolic links to it count as the same. Null: no such file. */
async function fileKey(path: string): Promise<string | null> {
  const stats = await orAbsent(stat(path, { bigint: true }));
  return stats === null ? null : `${stats.dev}:${stats.ino}`;
}
