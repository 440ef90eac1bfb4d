import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { sha256 } from "@concordat/files";
import { canonicalJson } from "../hash/canonical-json.js";
import type { ClosedRounds } from "../ledger/ledger.js";
import { hashVersions, type RoundManifest } from "../round/round-hash.js";

/**
 * The fields of a manifest that differ between two machines that make the same run: when and with which packages it was made, how large its server says
 * that the model is, what follows from the others, and for a fork where it comes from.
 */
type Incomparable = "created_at" | "packages" | "identity" | "parent" | "model_parameters";

/** The version of the hashes in which no hash of a round covers the manifest, and only the identity a part of it. */
const withoutManifest = 1;

/** The identity of a run that is not a fork: what the hashes of its rounds are chained from. */
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

/** The hash of what is comparable of a manifest between machines. */
function comparableHash(manifest: Omit<SimulationManifest, "identity">): string {
  const { created_at: _, packages: __, parent: ___, model_parameters: ____, ...others } = manifest;
  const comparable: Omit<SimulationManifest, Incomparable> & { identity?: string } = { ...others };
  delete comparable.identity;
  return sha256(canonicalJson(comparable));
}

/** Whether a manifest cannot be the one that its identity was made from. Of a fork's only its first ancestor's could tell. */
export function isOfOtherIdentity(manifest: SimulationManifest): boolean {
  const { parent, hash_version, identity } = manifest;
  return parent === null && hashVersions.includes(hash_version) && identityOf(manifest) !== identity;
}

/** The hashes that a round's hashes hold of the manifest that it is made with. */
function hashesOf(manifest: SimulationManifest): RoundManifest {
  return { comparable: comparableHash(manifest), whole: sha256(canonicalJson(manifest)) };
}

/**
 * What the hashes of each round hold of the manifest that the round was made with: for rounds that a fork kept that of the run
 * which made them. Null in the version of hashes that holds nothing of it.
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

/** What the rounds before a fork were made with, as the fork's manifest says it; nothing where no hash covers manifests. */
export function madeWith(
  known: SimulationManifest,
  at: number,
): Pick<NonNullable<SimulationManifest["parent"]>, "made_with"> {
  if (known.hash_version === withoutManifest) return {};
  const { comparable, whole } = hashesOf(known);
  const own = { round: known.parent?.round ?? 0, comparable_sha256: comparable, manifest_sha256: whole };
  return { made_with: [...(known.parent?.made_with ?? []), own].filter(({ round }) => round < at) };
}

/** Closed rounds of a run, as their rows are checked. */
export function closedRoundsOf(manifest: SimulationManifest, rounds: readonly RoundRecord[]): ClosedRounds {
  const manifestOfRound = roundManifests(manifest);
  return {
    identity: manifest.identity,
    rounds,
    manifests: rounds.map(({ round }) => manifestOfRound(round)?.whole ?? null),
  };
}

/**
 * The fields of a manifest that no hash of the run covers: a change of one, and of the digest of the ledger's row, is not found
 * out. Empty if all are covered.
 * @param closed how many rounds are closed
 */
export function uncoveredFields({ hash_version, parent }: SimulationManifest, closed: number): string[] {
  const hasOwnRounds = closed > (parent?.round ?? 0);
  if (hasOwnRounds && hash_version !== withoutManifest) return [];
  const neverInIdentity = ["contracts", "created_at", "packages"];
  // What the rounds of a fork are chained from is the identity of its first ancestor.
  if (hasOwnRounds && parent === null) return neverInIdentity;
  return [...neverInIdentity, "model", "prompts_sha256", "settings"].sort();
}
