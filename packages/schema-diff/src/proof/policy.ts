/**
 * The assumption about objects that accept properties without describing them. `strict`: a value may contain
 * anything under such a name. `usual`: a value written under a schema has no property that this schema does
 * not describe and the other one does.
 */
export type Policy = "strict" | "usual";

/** The default policy of a comparison. */
const defaultPolicy: Policy = "usual";

/**
 * Returns the policy of a comparison.
 * @throws {RangeError} when, from JavaScript, there is none of that name
 */
export function policyOf({ policy = defaultPolicy }: { readonly policy?: Policy | undefined }): Policy {
  if (policy === "usual" || policy === "strict") return policy;
  throw new RangeError(`policy must be usual or strict, but is ${String(policy)}`);
}
