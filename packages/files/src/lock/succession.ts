import { type FileHandle, link, open, readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { nullIfMissing, systemCode } from "../error/system-error.js";
import { renameFile } from "../write/rename-file.js";
import { type LockHolder, parseHolder } from "./holder.js";

/** An existing lock: its open file and its holder. */
export interface FoundLock {
  readonly handle: FileHandle;
  readonly holder: LockHolder;
}

/**
 * Replaces a lock whose holder has ended, if this process is its only successor. A successor creates a link whose
 * name contains the lock's token, so that only one succeeds. If the successor itself ends, it is replaced in the same
 * way. So two processes never replace the same lock, even if their runtimes cannot lock files.
 * @param check throws if an existing successor is running
 * @returns false if another process replaced the lock file first
 */
export async function succeed(
  file: string,
  candidate: string,
  holder: LockHolder,
  check: (successor: FoundLock) => Promise<void>,
): Promise<boolean> {
  const tokens = [holder.token];
  for (let token = holder.token; ; ) {
    const isOnly = await linked(candidate, nameOf(file, token));
    if (isOnly === null) return false;
    if (isOnly) break;
    const successor = await holderAt(nameOf(file, token), check);
    if (successor === null) return false;
    token = successor.token;
    tokens.push(token);
  }
  try {
    const named = parseHolder((await nullIfMissing(readFile(file, "utf8"))) ?? "");
    if (named === null || !tokens.includes(named.token)) return false;
    return (await nullIfMissing(renameFile(candidate, file).then(() => true))) ?? false;
  } finally {
    for (const token of tokens) await rm(nameOf(file, token), { force: true }).catch(() => undefined);
  }
}

/**
 * Removes the files of successors that remain for a lock when their processes were killed. Only the holder of the lock
 * may call it. Files that cannot be removed stay.
 */
export async function removeAnnouncements(file: string): Promise<void> {
  const folder = dirname(file);
  const names: string[] = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => isAnnouncement(one, file))) {
    await rm(join(folder, name), { force: true }).catch(() => undefined);
  }
}

/** Reads a successor's file. Returns `null` if it no longer exists or contains no valid lock. */
async function holderAt(
  path: string,
  check: (successor: FoundLock) => Promise<void>,
): Promise<LockHolder | null> {
  const handle = await nullIfMissing(open(path, "r+"));
  if (handle === null) return null;
  try {
    const holder = parseHolder(await handle.readFile("utf8"));
    if (holder !== null) await check({ handle, holder });
    return holder;
  } finally {
    await handle.close();
  }
}

function nameOf(file: string, token: string): string {
  return join(dirname(file), `.${basename(file)}.${token}.next`);
}

function isAnnouncement(name: string, file: string): boolean {
  const start = `.${basename(file)}.`;
  return name.startsWith(start) && /^[0-9a-f]{24}\.next$/.test(name.slice(start.length));
}

/** Whether the name was free; `null` if another process treated the candidate as abandoned. */
async function linked(candidate: string, name: string): Promise<boolean | null> {
  try {
    return await nullIfMissing(link(candidate, name).then(() => true));
  } catch (error) {
    if (systemCode(error) === "EEXIST") return false;
    throw error;
  }
}
