/**
 * The assumption about objects that accept properties without describing them. `strict`: such a property may have any
 * value. `usual`: a value that is written with one of the schemas has no property that only the other schema
 * describes.
 */
export type Policy = "strict" | "usual";

/** The default policy of a comparison. */
const defaultPolicy: Policy = "usual";

/**
 * Returns the policy of a comparison.
 * @throws {RangeError} when, from JavaScript, there is none of that name
 */
export function policyOption({ policy = defaultPolicy }: { readonly policy?: Policy | undefined }): Policy {
  if (policy === "usual" || policy === "strict") return policy;
  throw new RangeError(`policy must be usual or strict, but is ${String(policy)}`);
}
