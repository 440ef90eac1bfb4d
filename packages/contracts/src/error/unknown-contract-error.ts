import { ConcordatError, hasErrorCode } from "../contract/index.js";

/** No contract has this reference. */
export class UnknownContractError extends ConcordatError<"UNKNOWN_CONTRACT"> {
  /** Tells this error from others. */
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
    const there = `there ${known.length === 1 ? "is" : "are"} ${known.join(", ")}`;
    const hint = meant === undefined ? there : `did you mean ${meant}?`;
    super(`no contract is called ${JSON.stringify(reference)}; ${hint}`);
    this.reference = reference;
  }
}
