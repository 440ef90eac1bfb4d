import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { sha256 } from "@concordat/files";
import { canonicalJson } from "../hash/canonical-json.js";
import type { ClosedRounds } from "../ledger/ledger.js";
import { hashVersions, type RoundManifest } from "../round/round-hash.js";

/**
 * The fields of a manifest that may differ between two machines with the same run: the time, the packages, the size
 * of the model as reported by its server, the fields derived from others, and the parent of a fork.
 */
type Incomparable = "created_at" | "packages" | "identity" | "parent" | "model_parameters";

/** The version of the hashes in which only the identity covers a part of the manifest, and no hash of a round does. */
const withoutManifest = 1;

/** Returns the identity of a run that is not a fork. The hash of its first round is chained to it. */
export function identityOf(manifest: Omit<SimulationManifest, "identity">): string {
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

/** The hash of the fields of a manifest that are equal on all machines. */
function comparableHash(manifest: Omit<SimulationManifest, "identity">): string {
  const { created_at: _, packages: __, parent: ___, model_parameters: ____, ...others } = manifest;
  const comparable: Omit<SimulationManifest, Incomparable> & { identity?: string } = { ...others };
  delete comparable.identity;
  return sha256(canonicalJson(comparable));
}

/**
 * Whether a manifest does not match its identity. For a fork this cannot be determined, because its identity is that
 * of its first ancestor.
 */
export function isOfOtherIdentity(manifest: SimulationManifest): boolean {
  const { parent, hash_version, identity } = manifest;
  return parent === null && hashVersions.includes(hash_version) && identityOf(manifest) !== identity;
}

/** Returns the hashes of a manifest that the hashes of a round cover. */
function hashesOf(manifest: SimulationManifest): RoundManifest {
  return { comparable: comparableHash(manifest), whole: sha256(canonicalJson(manifest)) };
}

/**
 * Returns a function from a round to the hashes of the manifest with which the round was played. For rounds that a
 * fork copied, that is the manifest of the original run. `null` in version 1 of the hashes, which does not cover
 * manifests.
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
 * Returns the hashes of the manifests of the rounds before a fork, for the fork's own manifest; nothing if no hash
 * covers manifests.
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

/** Returns the closed rounds of a run in the form that checks their rows. */
export function closedRoundsOf(manifest: SimulationManifest, rounds: readonly RoundRecord[]): ClosedRounds {
  const manifestOfRound = roundManifests(manifest);
  return {
    identity: manifest.identity,
    rounds,
    manifests: rounds.map(({ round }) => manifestOfRound(round)?.whole ?? null),
  };
}

/**
 * Returns the fields of a manifest that no hash of the run covers; empty if all are covered. A change of such a field
 * is not detected if the digest of the ledger's row is changed too.
 * @param closed number of closed rounds
 */
export function uncoveredFields({ hash_version, parent }: SimulationManifest, closed: number): string[] {
  const hasOwnRounds = closed > (parent?.round ?? 0);
  if (hasOwnRounds && hash_version !== withoutManifest) return [];
  const neverInIdentity = ["contracts", "created_at", "packages"];
  // The rounds of a fork are chained to the identity of its first ancestor.
  if (hasOwnRounds && parent === null) return neverInIdentity;
  return [...neverInIdentity, "model", "prompts_sha256", "settings"].sort();
}
