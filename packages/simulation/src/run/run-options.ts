import type { Ledger } from "../ledger/ledger.js";
import type { RunUsage } from "./limits.js";
import type { SimulateOptions } from "./simulate-options.js";
import type { Workers } from "./workers/workers.js";

/** The options of a run, including those that only this package can set. */
export type RunOptions = SimulateOptions & {
  readonly ledger: Ledger;
  /**
   * Whether the ledger is discarded after the run without being read. Rows that are only for readers are then omitted.
   * Default false.
   */
  readonly isUnread?: boolean;
  /** The version of the rules for a new run. Default: the newest. */
  readonly rules?: number;
  /** The workers that make the decisions. Default: this process makes them. */
  readonly workers?: Workers;
  /** Earlier usage that counts towards the limits, if several runs share them. Default: only the usage of this run. */
  readonly spent?: RunUsage;
};
