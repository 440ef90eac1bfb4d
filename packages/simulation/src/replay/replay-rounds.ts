import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { canonicalJson } from "../hash/canonical-json.js";
import type { Ledger } from "../ledger/ledger.js";
import type { RoundPlan } from "../round/round-plan.js";
import { tallyOf } from "../round/tally.js";
import type { Engine } from "../run/engine.js";
import { manifestDifference } from "../run/manifest.js";
import { closedRoundsOf } from "../run/manifest-hashes.js";
import { closedDecisions, type Decided } from "../run/record/read-decisions.js";
import { closedRounds, RunMismatchError, storedManifest } from "../run/start-run.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import type { AnswerOutcome } from "../survey/answer-outcome.js";
import { closedAnswers } from "../survey/recorded-answers.js";
import { assertNoLaterRows } from "../verify/assert-no-later-rows.js";
import { checkStart } from "../verify/check-start.js";
import { ClosedRowsCheck } from "../verify/closed-rows.js";
import { otherRows } from "../verify/record-mismatch-error.js";

/** The rounds of a run that are closed, chained to the run's identity. */
export interface ClosedRun {
  readonly manifest: SimulationManifest;
  readonly identity: string;
  readonly rounds: readonly RoundRecord[];
}

/** A closed round, with what was decided in it. */
export interface PlayedRound {
  readonly plan: RoundPlan;
  /** In the order of the plan's units. */
  readonly decisions: readonly Decided[];
  /** In the order of the plan's askings. */
  readonly answers: readonly AnswerOutcome[];
  readonly record: RoundRecord;
}

/**
 * The closed rounds of a scenario's run.
 * @throws {RunMismatchError} when the ledger holds another run, or none
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
 * Replays the closed rounds of a run. While a round is looked at, what was decided in it has had its effects. Only
 * once all rounds are replayed is it certain that no row was changed.
 * @param decided called before a round's decisions have their effects
 * @throws {LedgerError} when the record was changed
 */
export async function* replayRounds(
  engine: Engine,
  ledger: Ledger,
  closed: ClosedRun,
  decided: (plan: RoundPlan, decisions: readonly Decided[]) => void = () => undefined,
): AsyncGenerator<PlayedRound, void, undefined> {
  await checkStart(ledger, engine.loaded, engine.world);
  const check = new ClosedRowsCheck(ledger, closedRoundsOf(closed.manifest, closed.rounds));
  try {
    for (const record of closed.rounds) {
      const { plan } = await engine.begin();
      const answers = await closedAnswers({ ledger, world: engine.world, plan });
      engine.answered(plan, answers);
      const decisions = await closedDecisions({ ledger, world: engine.world, plan });
      decided(plan, decisions);
      const made = engine.close(plan, decisions);
      // What rules decide is computed again: custom code may have changed since.
      const again = { ...record, ...tallyOf(plan, { decisions, answers }, made.length) };
      if (canonicalJson(again) !== canonicalJson(record)) throw otherRows(plan.round);
      yield { plan, decisions, answers, record };
    }
    await check.done();
  } catch (error) {
    // A row that was changed says more than what it led to.
    await check.done();
    throw error;
  } finally {
    check.end();
  }
}
