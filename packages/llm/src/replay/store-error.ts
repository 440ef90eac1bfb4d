import { ConcordatError } from "@concordat/contracts/contract";

/** A store of answers failed. It ends the call: it is not the model's doing, and asking again would cost again. */
export class StoreError extends ConcordatError<"STORE_FAILED"> {
  /** Stable, machine-readable name of what went wrong. */
  readonly code = "STORE_FAILED";

  /**
   * @param what the store could not do: `be read`, `keep an answer`
   * @param cause what the store threw
   */
  constructor(what: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`the store of a cache cannot ${what}: ${reason}`, { cause });
  }
}
