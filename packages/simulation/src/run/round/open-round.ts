import type { DecisionRecord } from "@concordat/contracts/decision-record";
import type { RoundRecord } from "@concordat/contracts/round-record";
import { canonicalJson } from "../../hash/canonical-json.js";
import { GroupCommit } from "../../ledger/group-commit.js";
import { recordHash } from "../../ledger/record-hash.js";
import { digestsOf } from "../../ledger/round-digests.js";
import { ledgerRow } from "../../ledger/row-digest.js";
import { storableRecord } from "../../ledger/storable-record.js";
import { writeInBatches } from "../../ledger/write-in-batches.js";
import type { DecisionRequest } from "../../policy/policy.js";
import { outcomeOf } from "../../round/outcome.js";
import type { RoundPlan, Unit } from "../../round/round-plan.js";
import { tallyOf } from "../../round/round-tally.js";
import type { StartedRound } from "../engine.js";
import { inheritedDecisions, inheritedRecord, unitKey } from "../fork/inherited-decisions.js";
import { requestHash } from "../fork/request-hash.js";
import { spend } from "../limits.js";
import type { Pause } from "../pause.js";
import {
  type DecidedUnit,
  decidedBy,
  decisionReader,
  inOrder,
  recordedDecisions,
} from "../record/read-decisions.js";
import { stateRows } from "../record/state-rows.js";
import { decisionRow, effectRows, exposureRows, postRows } from "../record/to-rows.js";
import { checkRecordedPosts, verifyPartialRound } from "../resume/verify-partial-round.js";
import { OpenAnswers } from "../survey/open-answers.js";
import { missingByAgent, type SharedPart } from "../workers/workers.js";
import { decisionRequest } from "./decision-request.js";
import { seedOf } from "./derive-seed.js";
import type { RoundTools } from "./round-context.js";
import { runTasks } from "./run-tasks.js";
import { roundSignal, whyNotAsk, whyNotStart } from "./stop-round.js";

/** A decision to request, with its index in the plan of the round. */
interface Task {
  readonly unit: Unit;
  readonly index: number;
}

/** An open round: requests the missing decisions, and closes the round. */
export class OpenRound {
  private readonly tools: RoundTools;
  private readonly group: GroupCommit;
  private readonly plan: RoundPlan;
  private readonly appeared: { readonly first: number; readonly end: number };
  private readonly answers: OpenAnswers;
  private decisions = new Map<number, DecidedUnit>();
  /**
   * Whether all decisions had been recorded before this process opened the round. An earlier process may then have
   * recorded some of the rows that close the round.
   */
  private decidedBefore = false;

  constructor(tools: RoundTools, { plan, appeared }: StartedRound) {
    this.tools = tools;
    this.group = new GroupCommit(tools.writer);
    this.plan = plan;
    this.appeared = appeared;
    this.answers = new OpenAnswers(tools, plan, this.group);
  }

  /**
   * Runs the round to its end: requests the missing decisions and answers, and closes it.
   * @param previousRecordHash the record hash of the previous round
   * @returns the closed round, or why it could not be closed
   */
  async play(previousRecordHash: string): Promise<RoundRecord | Pause> {
    const startedAt = performance.now();
    const { plan, appeared } = this;
    const { options, engine, writer, progress, events } = this.tools;
    const { ledger } = options;
    const { world } = engine;
    await this.answers.load();
    const inherited = await inheritedDecisions(ledger, plan.round);
    this.decisions = await recordedDecisions({ ledger, world, plan, inherited });
    for (const decision of this.decisions.values()) progress.decided(decision, false);
    spend(
      progress.spent,
      [...this.decisions.values()].filter((decision) => !decision.inherited),
    );
    events.start(plan.round, { decisions: this.openUnits, answers: this.answers.open });
    const stopped = await whyNotStart(this.tools);
    if (stopped !== null) return stopped;
    this.decidedBefore = this.openUnits === 0 && this.answers.open === 0;
    // States were recorded after the answers about them took effect.
    if (this.decidedBefore) engine.answered(plan, this.answers.inOrder());
    const { shown } = await verifyPartialRound(
      { ledger, world, plan, appeared },
      { decided: this.decidedBefore },
    );
    await writeInBatches(writer, postRows(world, plan.round, appeared.first, appeared.end));
    if (!shown) await writeInBatches(writer, exposureRows(world, plan));
    if (plan.hasSurvey) return this.playSurveyed(inherited, previousRecordHash, startedAt);
    if (inherited.size > 0) await this.inherit(inherited);
    events.roundStarted(plan, this.openUnits);
    return (await this.decide()) ?? (await this.close(previousRecordHash, startedAt));
  }

  /** Runs a round that begins with a survey. Agents remember their answers when they decide. */
  private async playSurveyed(
    inherited: Awaited<ReturnType<typeof inheritedDecisions>>,
    previousRecordHash: string,
    startedAt: number,
  ): Promise<RoundRecord | Pause> {
    const { plan } = this;
    const { options, engine, events } = this.tools;
    events.roundStarted(plan, this.openUnits, this.answers.open);
    const unanswered = await this.answers.ask(this.stop, roundSignal(options.signal));
    if (unanswered !== null) return unanswered;
    engine.answered(plan, this.answers.inOrder());
    if (inherited.size > 0) await this.inherit(inherited);
    return (await this.decide()) ?? (await this.close(previousRecordHash, startedAt));
  }

  private readonly stop = (): Pause | null => whyNotAsk(this.tools);

  /** Number of units without a decision. */
  private get openUnits(): number {
    return this.plan.units.length - this.decisions.size;
  }

  private missing(): Task[] {
    const { plan, decisions } = this;
    return plan.units.flatMap((unit, index) => (decisions.has(index) ? [] : [{ unit, index: index }]));
  }

  private question(unit: Unit, signal: AbortSignal): DecisionRequest {
    const { options, engine } = this.tools;
    const { scenario, deriveSeed = seedOf } = options;
    return decisionRequest(engine.world, this.plan, unit, {
      runSeed: scenario.scenario.seed,
      deriveSeed,
      signal,
    });
  }

  /** Records the parent's decision for each unit whose request is identical in this fork. */
  private async inherit(inherited: Awaited<ReturnType<typeof inheritedDecisions>>): Promise<void> {
    const { audience } = this.tools.engine.world;
    const { signal } = new AbortController();
    const inheritedWrites = this.missing().flatMap((task) => {
      const known = inherited.get(unitKey(audience.id(task.unit.agent), task.unit.key));
      const { policy } = task.unit;
      if (known === undefined || requestHash(policy, this.question(task.unit, signal)) !== known.request)
        return [];
      return [this.write(task, inheritedRecord(known), true)];
    });
    await this.group.settle();
    await Promise.all(inheritedWrites);
  }

  private decide(): Promise<Pause | null> {
    const { options, timeouts } = this.tools;
    const { concurrency = 1, workers, hold } = options;
    const signal = roundSignal(options.signal);
    const { stop } = this;
    if (workers !== undefined) return workers.make(this.shared(stop, signal));
    return runTasks<Task, DecisionRecord>({
      tasks: this.missing(),
      concurrency,
      signal,
      timeouts,
      ask: ({ unit }, stop) => unit.policy.decide(this.question(unit, stop)),
      record: (task, record) => this.write(task, storableRecord(record), false),
      stop,
      hold,
    });
  }

  /** Returns the missing decisions as a part of the round that other processes can make. */
  private shared(stop: SharedPart["stop"], signal: AbortSignal): SharedPart {
    const { engine } = this.tools;
    const { plan } = this;
    const take = decisionReader({ world: engine.world, plan }, "whole", (index, decision) => {
      const unit = plan.units[index];
      if (unit === undefined || this.decisions.has(index)) return;
      spend(this.tools.progress.spent, [decision]);
      this.decided({ unit, index: index }, decision, true);
    });
    return {
      round: plan.round,
      part: "decisions",
      missing: () => missingByAgent(this.missing().map(({ unit }) => engine.world.audience.id(unit.agent))),
      take: (rows) => {
        for (const stored of rows) take(stored);
      },
      stop,
      signal,
    };
  }

  /** Counts and reports a recorded decision. */
  private decided({ unit, index }: Task, decision: DecidedUnit, byThisProcess: boolean): void {
    const { progress, events } = this.tools;
    this.decisions.set(index, decision);
    progress.decided(decision, byThisProcess);
    events.decided(this.plan, unit, decision);
  }

  private async write({ unit, index }: Task, record: DecisionRecord, inherited: boolean): Promise<void> {
    const { engine, progress } = this.tools;
    const outcome = outcomeOf(record);
    if (!inherited) spend(progress.spent, [outcome]);
    const decided = decidedBy(record, outcome, inherited);
    const row = decisionRow(engine.world, this.plan.round, unit, record, outcome);
    // The callback must not capture `record`, because many results may be waiting to be written at the same time.
    return this.group.write([row]).then(() => this.decided({ unit, index: index }, decided, !inherited));
  }

  private async close(previousRecordHash: string, startedAt: number): Promise<RoundRecord> {
    const { plan } = this;
    const { options, engine, writer, progress } = this.tools;
    const { world } = engine;
    const decisions = inOrder(world, plan, (index) => this.decisions.get(index));
    const answers = this.answers.inOrder();
    const manifest = this.tools.manifestOf(plan.round);
    const hash = engine.hash(plan, { decisions, answers }, { previous: progress.hash, manifest });
    const first = world.posts.count;
    const createdPosts = engine.close(plan, decisions);
    await writeInBatches(writer, postRows(world, plan.round, first, world.posts.count));
    if (this.decidedBefore)
      await checkRecordedPosts({ ledger: options.ledger, world, plan, appeared: this.appeared }, first);
    await writeInBatches(writer, effectRows(world, plan));
    if (plan.states !== null)
      await writeInBatches(writer, stateRows(plan.round, plan.states.before, plan.states.after));
    const record: RoundRecord = {
      ...tallyOf(plan, { decisions, answers }, createdPosts.length),
      duration_ms: Math.round(performance.now() - startedAt),
      hash,
      previous_hash: progress.hash,
      record_hash: recordHash(
        await digestsOf(options.ledger, plan.round),
        previousRecordHash,
        manifest?.whole ?? null,
      ),
    };
    await writer.commit([ledgerRow("round", [plan.round, canonicalJson(record)])]);
    return record;
  }
}
