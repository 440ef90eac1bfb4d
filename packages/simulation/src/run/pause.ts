/** The reason why a run stopped before its end. The recorded results are kept, and the run can be resumed. */
export interface Pause {
  /**
   * What stopped the run: the caller (`interrupted`), a limit, the model or its server (`model`), or the ledger
   * (`storage`).
   */
  readonly cause: "interrupted" | "limit" | "model" | "storage";
  /** The code of an error or of a limit. */
  readonly code: string;
  /** A description of the reason. */
  readonly message: string;
}

/** The pause of a run that the caller stopped. */
export const interrupted: Pause = { cause: "interrupted", code: "ABORTED", message: "the run was stopped" };
