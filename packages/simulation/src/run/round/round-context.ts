import type { LedgerWriter } from "../../ledger/ledger.js";
import type { RoundManifest } from "../../round/round-hash.js";
import type { ConsecutiveTimeouts } from "../consecutive-timeouts.js";
import type { Engine } from "../engine.js";
import type { Progress } from "../progress/progress.js";
import type { RunEvents } from "../progress/run-events.js";
import type { RunOptions } from "../run-options.js";

/** The objects that a round needs from its run. */
export interface RoundTools {
  readonly options: RunOptions;
  readonly engine: Engine;
  readonly writer: LedgerWriter;
  readonly progress: Progress;
  readonly events: RunEvents;
  /** Returns the hashes of the manifest that the hash of a round includes. */
  readonly manifestOf: (round: number) => RoundManifest | null;
  /** Number of consecutive time-outs so far. */
  readonly timeouts: ConsecutiveTimeouts;
}
