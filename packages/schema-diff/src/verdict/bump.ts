import type { WireEffect } from "../changes/change-kinds.js";
import type { CompatibilityResult, DirectionName } from "./compatibility-result.js";

/** A step of a semantic version. */
export type Bump = "major" | "minor" | "patch" | "none";

/**
 * What a version guarantees until the next major version. `backward`: new readers accept old values. `forward`: old
 * readers accept new values. `full`: both.
 */
export type CompatibilityMode = DirectionName | "full";

/** A version step, and why it is not smaller. */
export interface BumpVerdict {
  readonly bump: Bump;
  readonly reason: string;
}

const directionsOf: Readonly<Record<CompatibilityMode, readonly DirectionName[]>> = {
  backward: ["backward"],
  forward: ["forward"],
  full: ["backward", "forward"],
};

/**
 * Returns the version step that a difference requires. An undecided difference counts as breaking, because a version
 * must not promise more than is known.
 */
export function bumpFor(
  judged: Readonly<Record<DirectionName, CompatibilityResult>>,
  change: { readonly isAny: boolean; readonly wire: WireEffect; readonly leastIsMinor: boolean },
  promised: CompatibilityMode,
): BumpVerdict {
  if (!change.isAny) return { bump: "none", reason: "nothing changed" };
  const broken = directionsOf[promised].find((name) => judged[name].verdict !== "compatible");
  if (broken !== undefined) return { bump: "major", reason: `${broken} is ${judged[broken].verdict}` };
  const other = (["backward", "forward"] as const).find((name) => judged[name].verdict !== "compatible");
  if (other !== undefined)
    return { bump: "minor", reason: `${other}, which is not promised, is ${judged[other].verdict}` };
  const isSetAside = Object.values(judged).some((one) => one.verdict === "compatible" && one.setAside);
  if (isSetAside)
    return { bump: "minor", reason: "properties are described that were not, or no longer are" };
  if (change.leastIsMinor) return { bump: "minor", reason: "absent values are read differently" };
  if (change.wire === "changed")
    return { bump: "patch", reason: "both accept the same values, written differently" };
  return { bump: "patch", reason: "both accept the same values" };
}
