import type { Ledger } from "../ledger/ledger.js";
import type { Workers } from "../workers/workers.js";
import type { RunUsage } from "./limits.js";
import type { SimulateOptions } from "./simulate-options.js";

/** What a run is played with. */
export type RunOptions = SimulateOptions & {
  readonly ledger: Ledger;
  /** Whether the ledger ends with this run, unread: what is only written for others is then left out. Default false. */
  readonly isUnread?: boolean;
  /** Which meaning rules have in a run that is begun here. Default: that of today. */
  readonly rules?: number;
  /** Who makes the decisions, where that is not this process. */
  readonly workers?: Workers;
  /** What counts against the limits, where several runs share them. Default: what this run has used. */
  readonly spent?: RunUsage;
};
