/**
 * The version of the decision rules for new runs. A run is always rebuilt, resumed and forked with the version in its
 * manifest.
 * Version 1: `threshold` counts only the resharers of a post, not its author. Without an initial resharer, a cascade
 * never starts.
 */
export const rulesVersion = 2;

/** The supported versions. */
export const rulesVersions: readonly number[] = [1, rulesVersion];

/**
 * Returns the rules version of a document. A document without a version has version 1, because it was written before
 * version 2 existed.
 */
export function rulesVersionOf({
  rules_version = 1,
}: {
  readonly rules_version?: number | undefined;
}): number {
  return rules_version;
}
