import { TextHash } from "../hash/text-hash.js";

/**
 * Returns the hash of the rows of a round: a SHA-256 over the digests of the rows, the previous hash and the manifest.
 * @param digests the digests of the rows, table by table, in the order of each table's key
 * @param previous the record hash of the previous round, or the run's identity for the first round
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
