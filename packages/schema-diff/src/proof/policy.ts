/**
 * What is taken of objects that accept properties without describing them. `strict`: a value may hold anything under
 * such a name. `usual`: a value that was written under a schema has no property which that schema does not describe and
 * the other one does.
 */
export type Policy = "strict" | "usual";

/** The policy of a comparison that names none. */
const defaultPolicy: Policy = "usual";

/**
 * The policy that a comparison asks for.
 * @throws {RangeError} when, from JavaScript, there is none of that name
 */
export function policyOf({ policy = defaultPolicy }: { readonly policy?: Policy | undefined }): Policy {
  if (policy === "usual" || policy === "strict") return policy;
  throw new RangeError(`policy must be usual or strict, but is ${String(policy)}`);
}
