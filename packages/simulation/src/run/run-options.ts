import type { Ledger } from "../ledger/ledger.js";
import type { SimulateOptions } from "./simulate-options.js";
import type { Workers } from "./workers.js";

/** What a run is played with. */
export type RunOptions = SimulateOptions & {
  readonly ledger: Ledger;
  /** Who makes the decisions, where that is not this process. */
  readonly workers?: Workers;
};
