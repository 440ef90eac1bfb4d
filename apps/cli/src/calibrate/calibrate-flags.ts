import type { LedgerFlags } from "../simulate/database/ledger-flag.js";
import type { ModuleFlags } from "../simulate/own-code.js";
import type { RealFlags } from "./real-flags.js";

/** The flags of `calibrate`: the answers to calibrate, and the output format. */
export interface CalibrateFlags extends ModuleFlags, LedgerFlags, RealFlags {
  readonly segment: readonly string[];
  readonly methods?: boolean;
  readonly round?: number;
  readonly json?: boolean;
  readonly out?: string;
  readonly html?: string;
  readonly overwrite?: boolean;
}
