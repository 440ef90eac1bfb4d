/** The reason why a run stopped before its end. Everything recorded so far stays, and the run can be resumed. */
export interface Pause {
  /** The cause: the caller, a limit, the model or its server, or the ledger. */
  readonly cause: "interrupted" | "limit" | "model" | "storage";
  /** The code of an error or of a limit. */
  readonly code: string;
  /** A description of what happened. */
  readonly message: string;
}

/** The pause of a run that the caller stopped. */
export const interrupted: Pause = { cause: "interrupted", code: "ABORTED", message: "the run was stopped" };
