import { TextHash } from "../hash/text-hash.js";

/**
 * The hash of the rows recorded in a round: SHA-256 over their digests, table by table, each in the order of its key,
 * and over the manifest.
 * @param manifest the hash of the complete manifest; `null` in version 1 of the hashes
 */
export function recordHash(digests: Iterable<string>, previous: string, manifest: string | null): string {
  const hash = new TextHash();
  hash.add(manifest === null ? "{" : `{"manifest":${JSON.stringify(manifest)},`);
  hash.add(`"previous":${JSON.stringify(previous)},"rows":[`);
  let first = true;
  for (const digest of digests) {
    hash.add(first ? JSON.stringify(digest) : `,${JSON.stringify(digest)}`);
    first = false;
  }
  hash.add("]}");
  return hash.digest();
}
