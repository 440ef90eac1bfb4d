import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { sha256 } from "@concordat/files";
import { canonicalJson } from "../hash/canonical-json.js";
import type { ClosedRounds } from "../ledger/ledger.js";
import { hashVersions, type RoundManifest } from "../round/round-hash.js";

/**
 * Fields of a manifest that may differ between two machines with the same run: the creation time, the versions of
 * packages, fields that are derived from others, the parent of a fork, and the model's size as its server reports it.
 */
type Incomparable = "created_at" | "packages" | "identity" | "parent" | "model_parameters";

/**
 * The version of the hashes in which rounds do not include the manifest. Only the run's identity depends on a part of
 * it.
 */
const withoutManifest = 1;

/** Returns the identity of a run that is not a fork. The hash of the first round includes it. */
export function manifestIdentity(manifest: Omit<SimulationManifest, "identity">): string {
  return manifest.hash_version === withoutManifest ? firstIdentity(manifest) : comparableHash(manifest);
}

function firstIdentity(manifest: Omit<SimulationManifest, "identity">): string {
  const { hash_version, scenario_sha256, inputs, model, prompts_sha256, settings } = manifest;
  return sha256(
    canonicalJson({
      hash_version,
      scenario: scenario_sha256,
      inputs: inputs.map(({ name, sha256: hash }) => [name, hash]),
      model: model === null ? null : [model.id, model.digest],
      prompts: prompts_sha256,
      settings,
    }),
  );
}

/** Returns the hash of the manifest's fields that are the same on all machines. */
function comparableHash(manifest: Omit<SimulationManifest, "identity">): string {
  const { created_at: _, packages: __, parent: ___, model_parameters: ____, ...others } = manifest;
  const comparable: Omit<SimulationManifest, Incomparable> & { identity?: string } = { ...others };
  delete comparable.identity;
  return sha256(canonicalJson(comparable));
}

/**
 * Whether a manifest does not match its identity. Returns false for a fork, whose identity is that of its first
 * ancestor and cannot be checked.
 */
export function isOfOtherIdentity(manifest: SimulationManifest): boolean {
  const { parent, hash_version, identity } = manifest;
  return parent === null && hashVersions.includes(hash_version) && manifestIdentity(manifest) !== identity;
}

/** Returns the hashes of a manifest that are included in the hashes of a round. */
function hashesOf(manifest: SimulationManifest): RoundManifest {
  return { comparable: comparableHash(manifest), whole: sha256(canonicalJson(manifest)) };
}

/**
 * Returns a function that returns, for each round, the hashes of the manifest with which the round was recorded. For
 * rounds that a fork copied, it is the manifest of the original run. The function returns `null` for version 1 of the
 * hashes, which does not include manifests.
 */
export function roundManifests(manifest: SimulationManifest): (round: number) => RoundManifest | null {
  const { hash_version, parent } = manifest;
  if (hash_version === withoutManifest) return () => null;
  const own = hashesOf(manifest);
  const kept = parent?.made_with ?? [];
  return (round) => {
    if (parent === null || round >= parent.round) return own;
    const made = kept.findLast((one) => round >= one.round);
    return made === undefined ? null : { comparable: made.comparable_sha256, whole: made.manifest_sha256 };
  };
}

/**
 * Returns, for the manifest of a fork, the hashes of the manifests with which the rounds before the fork were recorded.
 * Empty for a version of the hashes that does not include manifests.
 */
export function madeWith(
  known: SimulationManifest,
  at: number,
): Pick<NonNullable<SimulationManifest["parent"]>, "made_with"> {
  if (known.hash_version === withoutManifest) return {};
  const { comparable, whole } = hashesOf(known);
  const own = { round: known.parent?.round ?? 0, comparable_sha256: comparable, manifest_sha256: whole };
  return { made_with: [...(known.parent?.made_with ?? []), own].filter(({ round }) => round < at) };
}

/** Returns the closed rounds of a run in the form that is needed to check their rows. */
export function closedRoundsOf(manifest: SimulationManifest, rounds: readonly RoundRecord[]): ClosedRounds {
  const manifestOfRound = roundManifests(manifest);
  return {
    identity: manifest.identity,
    rounds,
    manifests: rounds.map(({ round }) => manifestOfRound(round)?.whole ?? null),
  };
}

/**
 * Returns the fields of a manifest that no hash of the run includes. A change of such a field is not detected if the
 * digest of the ledger's row is changed too.
 * @param closed number of closed rounds
 */
export function uncoveredFields({ hash_version, parent }: SimulationManifest, closed: number): string[] {
  const hasOwnRounds = closed > (parent?.round ?? 0);
  if (hasOwnRounds && hash_version !== withoutManifest) return [];
  const neverInIdentity = ["contracts", "created_at", "packages"];
  // The hashes of a fork's rounds include the identity of its first ancestor.
  if (hasOwnRounds && parent === null) return neverInIdentity;
  return [...neverInIdentity, "model", "prompts_sha256", "settings"].sort();
}
