/** Why a run stopped before its end. Everything recorded so far stays, and the run can be resumed. */
export interface Pause {
  /** Who or what stopped it: the caller, one of the limits, the model or its server, or the ledger. */
  readonly cause: "interrupted" | "limit" | "model" | "storage";
  /** The code of an error or of a limit. */
  readonly code: string;
  /** What happened, for people. */
  readonly message: string;
}

/** The caller stopped it. */
export const interrupted: Pause = { cause: "interrupted", code: "ABORTED", message: "the run was stopped" };

/** Consecutive time-outs after which the server counts as gone. */
export const timeoutsThatPause = 5;
