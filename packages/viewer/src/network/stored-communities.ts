import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import type { LoadedScenario } from "@concordat/simulation";

/**
 * Minimum number of edges for which communities are stored. For smaller networks, computing them again is as fast as
 * reading them.
 */
const minStored = 200_000;

/** The version of the method. Communities of another version are computed again. */
const version = 2;

/** Size of the checksum at the end of a file, in bytes. */
const checksumBytes = 32;

/**
 * Returns the file in which the communities of a large network are stored; `null` for a smaller network. The file is in
 * the user's cache folder, not with the run. Its name is derived from the network, because runs with the same accounts
 * and follows have the same communities.
 */
export function communitiesFile({ accounts, edges }: LoadedScenario): string | null {
  if (edges.followers.length < minStored) return null;
  const hash = createHash("sha256").update(`${version} ${accounts.count}\n`);
  for (const numbers of [edges.followers, edges.followed]) hash.update(bytesOf(numbers));
  return join(cacheFolder(), `communities-${hash.digest("hex")}.bin`);
}

/** Returns the communities that an earlier viewer stored; `null` if there are none, or the file is damaged. */
export async function storedCommunities(file: string): Promise<Uint32Array | null> {
  const stored = await readFile(file).catch(() => null);
  if (stored === null) return null;
  const community = new Uint8Array(stored.subarray(0, -checksumBytes));
  const isWhole =
    community.byteLength % Uint32Array.BYTES_PER_ELEMENT === 0 &&
    checksumOf(community).equals(stored.subarray(-checksumBytes));
  return isWhole ? new Uint32Array(community.buffer) : null;
}

/** Stores communities for later viewers. If this fails, they are computed again. */
export async function storeCommunities(file: string, community: Uint32Array): Promise<void> {
  const partial = `${file}.${randomUUID()}`;
  const bytes = bytesOf(community);
  try {
    await mkdir(cacheFolder(), { recursive: true, mode: 0o700 });
    await writeFile(partial, Buffer.concat([bytes, checksumOf(bytes)]), { mode: 0o600, flag: "wx" });
    await rename(partial, file);
  } catch {
    // The partly written file is removed, for example if the disk is full.
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
