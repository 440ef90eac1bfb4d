import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { ClosedRowsCheck } from "../../ledger/closed-rows.js";
import { type Ledger, LedgerError } from "../../ledger/ledger.js";
import { rulesVersionOf } from "../../policy/rules-version.js";
import type { SimulationCode } from "../../policy/simulation-code.js";
import type { RoundPlan } from "../../round/round-plan.js";
import type { LoadedScenario } from "../../scenario/loaded-scenario.js";
import { isAboutState } from "../../scenario/states/state-questions.js";
import { closedRoundReader } from "../closed/closed-round-reader.js";
import { walkRound } from "../closed/walk-round.js";
import { Engine, type StartedRound } from "../engine.js";
import { closedRoundsOf } from "../manifest-hashes.js";
import { codeFor } from "../resume/required-code.js";
import { verifyCustomCode } from "../resume/verify-custom-code.js";
import { checkSameRun, closedRounds, storedManifest } from "../start-run.js";
import { checkAnswering } from "../survey/check-answering.js";
import { answersInOrder, recordedAnswers } from "../survey/recorded-answers.js";
import { checkStart } from "../verify/check-start.js";
import { type FollowedPart, followedParts } from "./followed-part.js";
import type { MadeRows, MakeOptions } from "./made-rows.js";
import type { RoundPart } from "./workers.js";

/** Options for taking part in a run that another process controls. */
export interface FollowOptions extends SimulationCode {
  /** The scenario of the run. */
  readonly scenario: LoadedScenario;
  /** The ledger of the run. It is only read. */
  readonly ledger: Ledger;
}

/**
 * A worker's view of a run that another process controls. The world is rebuilt from the record, as when a run is
 * resumed. This class makes decisions; its caller records them.
 */
export class FollowedRun {
  /** The manifest of the run. */
  readonly manifest: SimulationManifest;
  private readonly options: FollowOptions;
  private readonly engine: Engine;
  private readonly timeouts = { consecutive: 0 };
  /** The open round; `null` if this process has not started it yet. */
  private started: StartedRound | null = null;
  private part: FollowedPart | null = null;
  /** Whether the survey answers of the open round have been stored in the world. */
  private isAnswered = false;
  private previous: string;

  private constructor(options: FollowOptions, engine: Engine, manifest: SimulationManifest) {
    this.options = options;
    this.engine = engine;
    this.manifest = manifest;
    this.previous = manifest.identity;
  }

  /**
   * Opens a run to take part in it.
   * @throws {LedgerError} when the run has not started
   * @throws {RunMismatchError} when the run has another scenario or another model
   * @throws {MissingPolicyError} when a policy cannot answer surveys
   * @throws {RecordMismatchError} when its record was changed
   */
  static async open(options: FollowOptions): Promise<FollowedRun> {
    const { scenario, ledger, model } = options;
    const manifest = await storedManifest(ledger);
    if (manifest === null) throw new LedgerError("the run has not begun");
    checkSameRun(manifest, scenario, model);
    const engine = new Engine(scenario, codeFor(scenario, options), rulesVersionOf(manifest));
    await checkStart(ledger, scenario, engine.world, manifest);
    checkAnswering(engine, (await closedRounds(ledger)).length);
    return new FollowedRun(options, engine, manifest);
  }

  /**
   * Advances to a part of a round, and finds its missing tasks. All earlier rounds must be closed. For the part
   * `decisions`, all survey questions of the round must be answered.
   * @throws {LedgerError} when an earlier round is not closed
   * @throws {RecordMismatchError} when the record was changed
   */
  async begin(round: number, part: RoundPart): Promise<void> {
    const plan = this.started?.plan.round === round ? this.started.plan : await this.proceedTo(round);
    if (part === "decisions") await this.takeAnswers(plan);
    const { engine, options } = this;
    const { ledger, scenario } = options;
    const { seed: runSeed } = scenario.scenario;
    this.part = await followedParts[part]({ ledger, world: engine.world, plan, runSeed });
  }

  private async proceedTo(round: number): Promise<RoundPlan> {
    const { engine } = this;
    const closed = await closedRounds(this.options.ledger);
    for (;;) {
      this.started ??= await engine.begin();
      const { plan } = this.started;
      if (plan.round > round) throw new LedgerError(`round ${round} is over; round ${plan.round} is open`);
      const record = closed[plan.round];
      await this.checkCode(plan, record !== undefined);
      if (plan.round === round) return plan;
      if (record === undefined)
        throw new LedgerError(`round ${plan.round} is not closed; round ${round} cannot begin`);
      await this.replay(this.started, record);
    }
  }

  /**
   * Reads and checks the survey answers of the open round, and stores those that decisions depend on: answers that
   * agents remember and answers about the state. Later calls do nothing.
   */
  private async takeAnswers(plan: RoundPlan): Promise<void> {
    if (this.isAnswered) return;
    const { world } = this.engine;
    if (plan.askings.some((asking) => asking.remembered || isAboutState(asking))) {
      const answers = await recordedAnswers({ ledger: this.options.ledger, world, plan });
      this.engine.answered(
        plan,
        answersInOrder({ world, plan }, (place) => answers.get(place)),
      );
    }
    this.isAnswered = true;
  }

  private async replay(started: StartedRound, closed: RoundRecord): Promise<void> {
    const { engine, manifest, previous } = this;
    const { ledger } = this.options;
    const rows = { ...closedRoundsOf(manifest, [closed]), identity: previous };
    await walkRound(
      engine,
      closedRoundReader({ ledger, world: engine.world, inherited: true }),
      { decided: () => new ClosedRowsCheck(ledger, rows).done() },
      { started },
    );
    this.previous = closed.record_hash;
    this.started = null;
    this.isAnswered = false;
  }

  /**
   * Checks that custom code gives the same results as in the process that controls the run.
   * @throws {RunMismatchError} when it does not
   */
  private async checkCode(plan: RoundPlan, closed: boolean): Promise<void> {
    if (this.manifest.modules.length === 0) return;
    await verifyCustomCode({ ledger: this.options.ledger, world: this.engine.world, plan, closed });
  }

  /**
   * Requests the decisions or answers of some agents that were missing at the start of the part. Nothing is recorded.
   * @param agents the ids of the agents
   */
  async make(agents: readonly string[], options: MakeOptions): Promise<MadeRows> {
    if (this.part === null) throw new RangeError("no round has begun");
    return this.part.make(agents, { ...options, timeouts: this.timeouts });
  }
}
