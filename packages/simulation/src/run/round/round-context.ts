import type { LedgerWriter } from "../../ledger/ledger.js";
import type { RoundManifest } from "../../round/round-hash.js";
import type { ConsecutiveTimeouts } from "../consecutive-timeouts.js";
import type { Engine } from "../engine.js";
import type { Progress } from "../progress/progress.js";
import type { RunEvents } from "../progress/run-events.js";
import type { RunOptions } from "../run-options.js";

/** The dependencies of a round. */
export interface RoundTools {
  readonly options: RunOptions;
  readonly engine: Engine;
  readonly writer: LedgerWriter;
  readonly progress: Progress;
  readonly events: RunEvents;
  /** The part of the run's manifest that a round's hash includes. */
  readonly manifestOf: (round: number) => RoundManifest | null;
  /** Number of consecutive time-outs so far. */
  readonly timeouts: ConsecutiveTimeouts;
}
