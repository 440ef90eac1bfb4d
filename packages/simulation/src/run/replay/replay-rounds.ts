import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { canonicalJson } from "../../hash/canonical-json.js";
import type { Ledger } from "../../ledger/ledger.js";
import { otherRows } from "../../ledger/record-mismatch-error.js";
import type { AnswerOutcome } from "../../round/answer-outcome.js";
import type { RoundPlan } from "../../round/round-plan.js";
import { tallyOf } from "../../round/round-tally.js";
import type { LoadedScenario } from "../../scenario/loaded-scenario.js";
import { type ClosedRound, walkClosedRounds } from "../closed/walk-closed-rounds.js";
import type { Engine } from "../engine.js";
import { manifestDifference } from "../manifest.js";
import type { DecidedUnit } from "../record/read-decisions.js";
import { closedRounds, RunMismatchError, storedManifest } from "../start-run.js";
import { assertNoLaterRows } from "../verify/assert-no-later-rows.js";
import { checkStart } from "../verify/check-start.js";

/** The closed rounds of a run, with its manifest and identity. */
export interface ClosedRun {
  readonly manifest: SimulationManifest;
  readonly identity: string;
  readonly rounds: readonly RoundRecord[];
}

/** A closed round with its decisions. */
export interface PlayedRound {
  readonly plan: RoundPlan;
  /** The decisions, in the order of the plan's units. */
  readonly decisions: readonly DecidedUnit[];
  /** The answers, in the order of the plan's askings. */
  readonly answers: readonly AnswerOutcome[];
  readonly record: RoundRecord;
}

/**
 * Reads the closed rounds of a scenario's run.
 * @throws {RunMismatchError} when the ledger contains a different run, or none
 * @throws {LedgerError} when the record was changed
 */
export async function closedRun(ledger: Ledger, loaded: LoadedScenario): Promise<ClosedRun> {
  const manifest = await storedManifest(ledger);
  const different = manifest === null ? "nothing recorded" : manifestDifference(manifest, loaded);
  if (manifest === null || different !== null) throw new RunMismatchError(different ?? "");
  const rounds = await closedRounds(ledger);
  await assertNoLaterRows(ledger, rounds.length);
  return { manifest, identity: manifest.identity, rounds };
}

/**
 * Replays the closed rounds of a run. When a round is yielded, its decisions have already taken effect. Only after the
 * last round is it certain that no row was changed.
 * @param decided called before a round's decisions take effect
 * @throws {LedgerError} when the record was changed
 */
export async function* replayRounds(
  engine: Engine,
  ledger: Ledger,
  closed: ClosedRun,
  decided: (plan: RoundPlan, decisions: readonly DecidedUnit[]) => void = () => undefined,
): AsyncGenerator<PlayedRound, void, undefined> {
  const { manifest, rounds } = closed;
  await checkStart(ledger, engine.loaded, engine.world, manifest);
  const walk = walkClosedRounds(
    { engine, ledger, manifest, closed: rounds },
    { decided: ({ plan, decisions }) => decided(plan, decisions), closed: checkTally },
  );
  for await (const { plan, decisions, answers, record } of walk) yield { plan, decisions, answers, record };
}

/**
 * Compares the counts of a replayed round with its record. They can differ because the decisions of rules are computed
 * again, and custom code may have changed.
 * @throws {RecordMismatchError} when the counts differ
 */
function checkTally({ plan, decisions, answers, made, record }: ClosedRound): void {
  const again = { ...record, ...tallyOf(plan, { decisions, answers }, made.length) };
  if (canonicalJson(again) !== canonicalJson(record)) throw otherRows(plan.round);
}
