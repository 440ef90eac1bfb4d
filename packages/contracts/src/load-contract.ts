import type { Contract } from "./contract/index.js";
import { UnknownContractError } from "./error/unknown-contract-error.js";
import { contractRefs, loaders } from "./generated/registry.js";

/**
 * The contract of a reference, loaded when it is asked for: `agent-decision/v1`, or `agent-decision` for the
 * newest version.
 * @throws {UnknownContractError} naming the contracts there are
 */
export async function loadContract(reference: string): Promise<Contract> {
  // Only the references themselves are looked up, so that a name such as `constructor` finds nothing.
  const ref = contractRefs.findLast(
    (known) => known === reference || known.replace(/\/v\d+$/, "") === reference,
  );
  const load = ref === undefined ? undefined : loaders[ref];
  if (load === undefined) throw new UnknownContractError(reference, contractRefs);
  return load();
}
