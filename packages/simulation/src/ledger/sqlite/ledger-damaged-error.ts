import { LedgerError } from "../ledger.js";

/** The message for a ledger without tables. */
export const emptyLedger = "it is empty, nothing is recorded in it";

/** Error for the file of a ledger that is empty or no longer a database. Its content is lost unless there is a copy. */
export class LedgerDamagedError extends LedgerError {
  /** Distinguishes damage of the file from other problems of a ledger. */
  readonly damaged = true;

  /** Whether a value is an error of this class, or of the same class from another copy of this package. */
  static override isInstance(value: unknown): value is LedgerDamagedError {
    return LedgerError.isInstance(value) && "damaged" in value && value.damaged === true;
  }

  constructor(message: string, options?: ErrorOptions) {
    super(`${message}; put back a copy of the file`, options);
  }
}
