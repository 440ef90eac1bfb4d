/**
 * The version of the rules for new runs. A run keeps the version in its manifest, so that it is rebuilt,
 * resumed and forked as it was recorded.
 *
 * 1: `threshold` counts those who reshared a post, not its author: without an external resharer it never
 * starts.
 */
export const rulesVersion = 2;

/** The supported versions. */
export const rulesVersions: readonly number[] = [1, rulesVersion];

/** The version in a document without one: such documents are from before there were two. */
export function rulesVersionOf({
  rules_version = 1,
}: {
  readonly rules_version?: number | undefined;
}): number {
  return rules_version;
}
