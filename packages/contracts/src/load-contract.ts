import type { Contract } from "./contract/index.js";
import { UnknownContractError } from "./error/unknown-contract-error.js";
import { contractRefs, loaders } from "./generated/registry.js";

/**
 * The contract of a reference, loaded when it is asked for: `agent-decision/v1`, or `agent-decision` for the
 * newest version.
 * @throws {UnknownContractError} naming the contracts there are
 */
export async function loadContract(reference: string): Promise<Contract> {
  const ref = loaders[reference] === undefined ? newestOf(reference) : reference;
  const load = ref === undefined ? undefined : loaders[ref];
  if (load === undefined) throw new UnknownContractError(reference, contractRefs);
  return load();
}

function newestOf(name: string): string | undefined {
  return contractRefs.findLast(
    (ref) => ref.startsWith(`${name}/v`) && !ref.slice(name.length + 2).includes("/"),
  );
}
