import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import type { LoadedScenario } from "@concordat/simulation";

/** Edges from which on communities are stored: those of a smaller network are computed as soon as they are read. */
const minStored = 200_000;

/** Changes with the method, so that communities of another version are computed again. */
const version = 2;

/** The bytes of the checksum at the end of a file. */
const checksumBytes = 32;

/**
 * Returns the file in which the communities of a large network are stored; `null` for a smaller network. The file is
 * in the user's cache folder, never with the run. The network itself determines its name: runs with the same accounts
 * and follows have the same communities.
 */
export function communitiesFile({ accounts, edges }: LoadedScenario): string | null {
  if (edges.followers.length < minStored) return null;
  const hash = createHash("sha256").update(`${version} ${accounts.count}\n`);
  for (const numbers of [edges.followers, edges.followed]) hash.update(bytesOf(numbers));
  return join(cacheFolder(), `communities-${hash.digest("hex")}.bin`);
}

/** The communities as they were stored by an earlier viewer; `null` if there are none that are whole. */
export async function storedCommunities(file: string): Promise<Uint32Array | null> {
  const stored = await readFile(file).catch(() => null);
  if (stored === null) return null;
  const community = new Uint8Array(stored.subarray(0, -checksumBytes));
  const isWhole =
    community.byteLength % Uint32Array.BYTES_PER_ELEMENT === 0 &&
    checksumOf(community).equals(stored.subarray(-checksumBytes));
  return isWhole ? new Uint32Array(community.buffer) : null;
}

/** Stores communities for the next viewer. Where that is not possible, they are computed again. */
export async function storeCommunities(file: string, community: Uint32Array): Promise<void> {
  const partial = `${file}.${randomUUID()}`;
  const bytes = bytesOf(community);
  try {
    await mkdir(cacheFolder(), { recursive: true, mode: 0o700 });
    await writeFile(partial, Buffer.concat([bytes, checksumOf(bytes)]), { mode: 0o600, flag: "wx" });
    await rename(partial, file);
  } catch {
    // As on a full disk: what was written of it is of no use.
    await rm(partial, { force: true }).catch(() => undefined);
  }
}

function checksumOf(bytes: Uint8Array): Buffer {
  return createHash("sha256").update(bytes).digest();
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function cacheFolder(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  const base = process.platform === "win32" ? LOCALAPPDATA : XDG_CACHE_HOME;
  const parent = base === undefined || base === "" ? join(homedir(), ".cache") : base;
  return join(parent, "concordat", "viewer");
}
