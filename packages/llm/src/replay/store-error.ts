import { ConcordatError } from "@concordat/contracts/contract";
import { thrownMessage } from "../errors/thrown-message.js";

/**
 * The error if an answer store failed. It ends the call: the model did not cause it, and a repeated request would
 * cost again.
 */
export class StoreError extends ConcordatError<"STORE_FAILED"> {
  /** The stable, machine-readable code of this error. */
  readonly code = "STORE_FAILED";

  /**
   * @param what the store could not do: `be read`, `keep an answer`
   * @param cause what the store threw
   */
  constructor(what: string, cause: unknown) {
    super(`the store of a cache cannot ${what}: ${thrownMessage(cause)}`, { cause });
  }
}
