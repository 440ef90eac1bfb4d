import type { Contract } from "./contract/index.js";
import { knownNames, ownReference } from "./document-names.js";
import { UnknownContractError } from "./error/unknown-contract-error.js";
import { contractRefs, loaders } from "./generated/registry.js";
import { nearestName } from "./options/index.js";

/**
 * Loads the contract with a reference on demand: `agent-decision/v1`, or `decision-record` for the newest version; of
 * `agent-decision`, version 2 is the usual one. The reference may also be a name in code (`AgentDecision`) or in the contracts' documents (`facts`, `planner`,
 * `synth`).
 * @throws {UnknownContractError} naming the contract that was probably meant, or the nearest ones
 * @throws {TypeError} when the reference is not a string
 */
export async function loadContract(reference: string): Promise<Contract> {
  if (typeof reference !== "string")
    throw new TypeError(
      `a contract's reference must be a string, such as "agent-decision/v2", but is ${typeof reference}`,
    );
  // Searches only own properties, so that a name such as `constructor` is not found.
  const own = ownReference(reference);
  const ref = contractRefs.findLast((known) => known === own || known.replace(/\/v\d+$/, "") === own);
  const load = ref === undefined ? undefined : loaders[ref];
  if (load === undefined) throw unknownContract(reference, own);
  return load();
}

/**
 * Returns the error for an unknown contract. It names the other versions of the contract if there are any, otherwise
 * the most similar names.
 */
function unknownContract(reference: string, own: string): UnknownContractError {
  const [name = ""] = own.split("/");
  const versions = contractRefs.filter((ref) => ref.startsWith(`${name}/v`));
  if (versions.length > 0) return new UnknownContractError(reference, versions);
  return new UnknownContractError(reference, contractRefs, meantNames(name));
}

/**
 * Returns the contracts whose name contains the given name as a word, as `agent-decision` contains `decision`. If there
 * are none, returns the most similar name.
 */
function meantNames(name: string): string | undefined {
  const withWord = knownNames.filter((known) => known.split("-").includes(name.toLowerCase()));
  return withWord.length === 0 ? nearestName(name, knownNames) : withWord.join(", ");
}
