import { access, constants } from "node:fs/promises";
import { dirname } from "node:path";
import { type Destination, destinationOf } from "../destination/destination.js";
import { FilesError } from "../error/files-error.js";
import { asFilesError, systemCode } from "../error/system-error.js";
import { fileSha256 } from "../identity/sha256.js";
import { destinationKey, namesByKey, standardInputKey } from "./file-key.js";

/** Options that decide whether a path may be written. */
export interface ClaimOptions {
  /** Input files. None of them is ever written, even under another name or through a link. */
  readonly inputs?: readonly string[];
  /** Cassettes to which answers are recorded. None of them may also be an output. */
  readonly recordings?: readonly string[];
  /** Whether existing files that the caller did not write may be replaced. Default false. */
  readonly overwrite?: boolean;
  /**
   * Returns the hashes that a file may have if it is an earlier output of the caller: `null` if it never was one, an
   * empty list if any content is acceptable. Default: none.
   */
  readonly knownHashes?: (path: string) => readonly string[] | null;
}

/** A path that may be written. */
export interface ClaimedOutput {
  /** The path as the caller wrote it. */
  readonly name: string;
  /** The destination to write to. */
  readonly destination: Destination;
}

/**
 * Checks each output path before the run. Its folder must be writable, and the path must be neither an input nor
 * another output. An existing file is replaced only if the caller wrote it.
 * @throws {FilesError} OUTPUT_EXISTS, OUTPUT_IS_INPUT or UNWRITABLE for the first path that fails
 */
export async function claimOutputs(
  paths: readonly string[],
  options: ClaimOptions = {},
): Promise<ClaimedOutput[]> {
  const claimed: ClaimedOutput[] = [];
  for (const name of paths) {
    const destination = await destinationOf(name);
    await assertNotInUse(name, destination, options);
    if (destination.kind === "file") {
      await assertDistinct(name, destination, claimed);
      await assertNotForeign(name, destination, options);
      await assertWritable(name, destination);
    }
    claimed.push({ name, destination });
  }
  return claimed;
}

/**
 * Throws if a file must not be replaced, because it is an input, is used for recording, or is not an unchanged file of
 * the caller.
 */
export async function assertReplaceable(
  name: string,
  destination: Extract<Destination, { kind: "file" }>,
  options: ClaimOptions,
): Promise<void> {
  await assertNotInUse(name, destination, options);
  await assertNotForeign(name, destination, options);
}

/**
 * Checks that an output is not also used as an input or for recording.
 * @throws {FilesError} OUTPUT_IS_INPUT if it is
 */
export async function assertNotInUse(
  name: string,
  destination: Destination,
  { inputs = [], recordings = [] }: ClaimOptions,
): Promise<void> {
  const key = await destinationKey(destination);
  if (key === null) return;
  const input =
    (await namesByKey(inputs)).get(key) ??
    ((await standardInputKey()) === key ? "standard input" : undefined);
  if (input !== undefined) throw inUse(name, "is an input", input);
  const recording = (await namesByKey(recordings)).get(key);
  if (recording !== undefined) throw inUse(name, "is what the answers are recorded into", recording);
}

function inUse(name: string, how: string, known: string): FilesError {
  const same = known === name ? "" : ` (the same file as ${known})`;
  return new FilesError("OUTPUT_IS_INPUT", `${name} ${how}${same}; write to another file`);
}

/** Throws if two names refer to one file: the same path, or links to the same file. */
async function assertDistinct(
  name: string,
  destination: Extract<Destination, { kind: "file" }>,
  claimed: readonly ClaimedOutput[],
): Promise<void> {
  const key = await destinationKey(destination);
  for (const other of claimed) {
    const isSame =
      other.destination.path === destination.path ||
      (key !== null && key === (await destinationKey(other.destination)));
    if (isSame && other.destination.kind === "file") {
      throw new FilesError("OUTPUT_IS_INPUT", `${name} and ${other.name} are the same file; write to two`);
    }
  }
}

/** Refuses to replace an existing file unless it is the caller's own, unchanged. */
async function assertNotForeign(
  name: string,
  { path, present }: Extract<Destination, { kind: "file" }>,
  { overwrite = false, knownHashes = () => null }: ClaimOptions,
): Promise<void> {
  if (present === null || overwrite) return;
  const hashes = knownHashes(path);
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

async function assertWritable(
  name: string,
  { path, present }: Extract<Destination, { kind: "file" }>,
): Promise<void> {
  try {
    await access(dirname(path), constants.W_OK);
    if (present !== null) await access(path, constants.W_OK).catch(unlessGone);
  } catch (cause) {
    throw asFilesError("UNWRITABLE", name, cause);
  }
}

/** Throws an error again unless another process has removed the file in the meantime. Such a file is written again. */
function unlessGone(cause: unknown): void {
  if (systemCode(cause) !== "ENOENT") throw cause;
}
