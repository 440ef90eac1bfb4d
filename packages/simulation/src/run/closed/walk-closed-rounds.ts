import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { ClosedRowsCheck } from "../../ledger/closed-rows.js";
import type { Ledger } from "../../ledger/ledger.js";
import type { Engine } from "../engine.js";
import { closedRoundsOf } from "../manifest-hashes.js";
import type { DecidedUnit } from "../record/read-decisions.js";
import type { Answered } from "../survey/recorded-answers.js";
import { closedRoundReader } from "./closed-round-reader.js";
import { type RoundSteps, type WalkedRound, walkRound } from "./walk-round.js";

/** A run, and its closed rounds. */
export interface RunWithClosedRounds {
  readonly engine: Engine;
  readonly ledger: Ledger;
  readonly manifest: SimulationManifest;
  readonly closed: readonly RoundRecord[];
  /** Whether decisions that a fork inherited from its parent are marked as inherited. Default: false. */
  readonly inherited?: boolean;
  /** Stops the replay. */
  readonly signal?: AbortSignal | undefined;
}

/** A closed round whose effects have been applied to the world. */
export interface ClosedRound extends WalkedRound<Answered, DecidedUnit> {
  readonly record: RoundRecord;
}

/** The callbacks for each round. */
interface ClosedRoundSteps extends RoundSteps<Answered, DecidedUnit> {
  /** Called after the decisions of a closed round have been applied. */
  readonly closed?: (round: ClosedRound) => unknown;
}

/**
 * Replays the closed rounds of a run. When a round is yielded, the effects of its decisions have been applied to the
 * world. Only after the last round is it certain that no row was changed.
 * @throws {RecordMismatchError} when a row was changed, added or removed
 */
export async function* walkClosedRounds(
  { engine, ledger, manifest, closed, inherited = false, signal }: RunWithClosedRounds,
  { closed: onClosed, ...steps }: ClosedRoundSteps = {},
): AsyncGenerator<ClosedRound, void, undefined> {
  const check = new ClosedRowsCheck(ledger, closedRoundsOf(manifest, closed), signal);
  const reader = closedRoundReader({ ledger, world: engine.world, inherited, signal });
  try {
    for (const record of closed) {
      const round = { ...(await walkRound(engine, reader, steps, { signal })), record };
      await onClosed?.(round);
      yield round;
    }
    await check.done();
  } catch (error) {
    // A changed row is reported rather than an error that the change caused later.
    if (signal?.aborted !== true) await check.done();
    throw error;
  } finally {
    check.end();
  }
}
