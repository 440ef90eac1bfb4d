/**
 * The version of the decision rules for new runs. An existing run is always rebuilt, resumed and forked with the
 * version in its manifest. Version 1 differs in `threshold`: it counts only the resharers of a post and not its author,
 * so a cascade never starts without an initial resharer.
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
