import type { Contract } from "./contract/index.js";
import { knownNames, ownReference } from "./document-names.js";
import { UnknownContractError } from "./error/unknown-contract-error.js";
import { contractRefs, loaders } from "./generated/registry.js";
import { nearestName } from "./options/index.js";

/**
 * The contract of a reference, loaded when it is asked for: `agent-decision/v1`, or `agent-decision` for the
 * newest version. It may be spelt as in code (`AgentDecision`), or named as the documents of the contracts do (`facts`,
 * `planner`, `synth`).
 * @throws {UnknownContractError} naming the contract that was probably meant, or all there are
 * @throws {TypeError} when the reference is not a string
 */
export async function loadContract(reference: string): Promise<Contract> {
  if (typeof reference !== "string")
    throw new TypeError(
      `a contract's reference must be a string, such as "agent-decision/v2", but is ${typeof reference}`,
    );
  // Only the references themselves are looked up, so that a name such as `constructor` finds nothing.
  const own = ownReference(reference);
  const ref = contractRefs.findLast((known) => known === own || known.replace(/\/v\d+$/, "") === own);
  const load = ref === undefined ? undefined : loaders[ref];
  if (load === undefined) throw unknownContract(reference, own);
  return load();
}

/** Names the versions of a contract of which another was asked for; else the nearest name, or all contracts. */
function unknownContract(reference: string, own: string): UnknownContractError {
  const [name = ""] = own.split("/");
  const versions = contractRefs.filter((ref) => ref.startsWith(`${name}/v`));
  if (versions.length > 0) return new UnknownContractError(reference, versions);
  return new UnknownContractError(reference, contractRefs, nearestName(name, knownNames));
}
