import { ConcordatError, hasErrorCode } from "../contract/index.js";
import { nearestNames } from "../options/nearest-name.js";

/** Maximum number of contracts that the message lists if no name is similar. */
const maxNamed = 3;

/** No contract has this reference. */
export class UnknownContractError extends ConcordatError<"UNKNOWN_CONTRACT"> {
  /** The error code, which identifies this kind of error. */
  readonly code = "UNKNOWN_CONTRACT";
  /** The reference that names no contract. */
  readonly reference: string;

  static override isInstance(value: unknown): value is UnknownContractError {
    return hasErrorCode(value, "UNKNOWN_CONTRACT");
  }

  /**
   * @param reference the reference that names no contract
   * @param known all existing contracts
   * @param meant the contract that was probably meant, or several, separated by commas
   */
  constructor(reference: string, known: readonly string[], meant?: string) {
    const hint = meant === undefined ? existing(reference, known) : `did you mean ${meant}?`;
    super(`no contract is called ${JSON.stringify(reference)}; ${hint}`);
    this.reference = reference;
  }
}

/**
 * Lists existing contracts for an error message: all of them if there are few, otherwise the most similar names,
 * without versions.
 */
function existing(reference: string, known: readonly string[]): string {
  if (known.length <= maxNamed) return `there ${known.length === 1 ? "is" : "are"} ${known.join(", ")}`;
  const names = [...new Set(known.map((ref) => ref.replace(/\/v\d+$/, "")))];
  return `of ${names.length} contracts the nearest are ${nearestNames(reference, names, maxNamed).join(", ")}`;
}
