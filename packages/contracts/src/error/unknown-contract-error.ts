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

  constructor(reference: string, known: readonly string[]) {
    super(`no contract is called ${JSON.stringify(reference)}; there are ${known.join(", ")}`);
    this.reference = reference;
  }
}
