/**
 * Which meaning new runs give to the policies that are rules. A run keeps the one that it was begun with, which its manifest names,
 * so that it is rebuilt, resumed and forked as it was recorded.
 *
 * 1: `threshold` counts those who reshared a post, not its author: without a resharer from elsewhere it never begins.
 */
export const rulesVersion = 2;

/** The meanings that are known. */
export const rulesVersions: readonly number[] = [1, rulesVersion];

/** The meaning in a document that names none: it was written before there were two. */
export function rulesVersionOf({
  rules_version = 1,
}: {
  readonly rules_version?: number | undefined;
}): number {
  return rules_version;
}
