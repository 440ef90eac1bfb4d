import { LedgerError } from "../ledger/ledger.js";

/** What is wrong with a ledger without tables. */
export const emptyLedger = "it is empty, nothing is recorded in it";

/** A ledger's file is empty, or is no longer a database: what it held is lost unless there is a copy. */
export class LedgerDamagedError extends LedgerError {
  /** Whether the damage is to the file, and not to someone's use of it. */
  readonly damaged = true;

  /** Whether a value is such an error, from whatever copy of this package. */
  static override isInstance(value: unknown): value is LedgerDamagedError {
    return LedgerError.isInstance(value) && "damaged" in value && value.damaged === true;
  }

  constructor(message: string, options?: ErrorOptions) {
    super(`${message}; put back a copy of the file`, options);
  }
}
