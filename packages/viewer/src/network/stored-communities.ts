import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import type { LoadedScenario } from "@concordat/simulation";

/** Edges from which on communities are stored: those of a smaller network are computed as soon as they are read. */
const minStored = 200_000;

/** Changes with the method, so that communities of another version are computed again. */
const version = 1;

/**
 * The communities of a large network as they were stored by an earlier viewer; `null` if there are none that fit.
 * They are kept in the user's folder of caches, and never with the run.
 */
export async function storedCommunities(scenario: LoadedScenario): Promise<Uint32Array | null> {
  if (scenario.edges.followers.length < minStored) return null;
  const bytes = await readFile(fileOf(scenario)).catch(() => null);
  if (bytes?.byteLength !== scenario.accounts.count * Uint32Array.BYTES_PER_ELEMENT) return null;
  return new Uint32Array(new Uint8Array(bytes).buffer);
}

/** Stores the communities of a large network for the next viewer. Where that is not possible, they are computed again. */
export async function storeCommunities(scenario: LoadedScenario, community: Uint32Array): Promise<void> {
  if (scenario.edges.followers.length < minStored) return;
  const file = fileOf(scenario);
  const partial = `${file}.${process.pid}`;
  await mkdir(cacheFolder(), { recursive: true, mode: 0o700 })
    .then(() => writeFile(partial, community, { mode: 0o600 }))
    .then(() => rename(partial, file))
    .catch(() => undefined);
}

/** Named by the network itself: runs with the same accounts and follows have the same communities. */
function fileOf({ accounts, edges }: LoadedScenario): string {
  const hash = createHash("sha256").update(`${version} ${accounts.count}\n`);
  for (const { buffer, byteOffset, byteLength } of [edges.followers, edges.followed])
    hash.update(new Uint8Array(buffer, byteOffset, byteLength));
  return join(cacheFolder(), `communities-${hash.digest("hex")}.bin`);
}

function cacheFolder(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  const base = process.platform === "win32" ? LOCALAPPDATA : XDG_CACHE_HOME;
  const parent = base === undefined || base === "" ? join(homedir(), ".cache") : base;
  return join(parent, "concordat", "viewer");
}
