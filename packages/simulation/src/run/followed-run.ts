import type { DecisionRecord } from "@concordat/contracts/decision-record";
import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { inheritedDecisions, unitKey } from "../fork/inherited-decisions.js";
import { eachRow } from "../ledger/each-row.js";
import { type Ledger, LedgerError, type LedgerRow } from "../ledger/ledger.js";
import { outcomeOf } from "../round/outcome.js";
import type { RoundPlan, Unit } from "../round/round-plan.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { closedAnswers } from "../survey/recorded-answers.js";
import { checkStart } from "../verify/check-start.js";
import { ClosedRowsCheck } from "../verify/closed-rows.js";
import { checkOwnCode } from "./check-own-code.js";
import { decideUnits } from "./decide-units.js";
import { Engine, type SimulationCode } from "./engine.js";
import { type Cost, spend } from "./limits.js";
import { codeFor } from "./needed-code.js";
import { checkSameRun, closedRounds, storedManifest } from "./open-run.js";
import type { Pause } from "./pause.js";
import { questionOf } from "./question.js";
import { closedDecisions } from "./recorded-decisions.js";
import { decisionRow } from "./rows.js";
import { seedOf } from "./seed-of.js";
import { storableRecord } from "./storable-record.js";

/** A run that another process plays, and what is needed to take part in it. */
export interface FollowOptions extends SimulationCode {
  /** The scenario of the run. */
  readonly scenario: LoadedScenario;
  /** Its record. It is only read. */
  readonly ledger: Ledger;
}

/** How decisions are made for a run. */
export interface DecideOptions {
  /** Decisions under way at once. */
  readonly concurrency: number;
  /** Stops the work: what is under way is not waited for. */
  readonly signal: AbortSignal;
  /**
   * Whether requests that were not answered in time count as failed decisions. Otherwise they are left out, to be asked
   * again once the rest of the round is decided: until then a server that answers nobody cannot be told from a slow answer.
   */
  readonly keepTimeouts: boolean;
}

/** Decisions that were made, to be recorded. */
export interface MadeDecisions {
  /** The decisions, as rows of the ledger. */
  readonly rows: readonly LedgerRow[];
  /** Requests behind them. */
  readonly requests: number;
  /** Null: the engine does not say. */
  readonly tokens: number | null;
  /** What was asked in vain: requests that were not answered in time, where those are left out. */
  readonly vain: Pick<MadeDecisions, "requests" | "tokens"> & { readonly decisions: number };
  /** Why others are missing; null when all were asked for. */
  readonly pause: Pause | null;
}

/**
 * The rounds of a run that another process plays and closes. The world is rebuilt from what is recorded, as when a run
 * is resumed; decisions are made in it, and recorded by whoever asked for them.
 */
export class FollowedRun {
  /** The manifest of the run. */
  readonly manifest: SimulationManifest;
  private readonly options: FollowOptions;
  private readonly engine: Engine;
  private readonly timeouts = { inARow: 0 };
  private plan: RoundPlan | null = null;
  private units: ReadonlyMap<string, readonly Unit[]> = new Map();
  private previous: string;

  private constructor(options: FollowOptions, engine: Engine, manifest: SimulationManifest) {
    this.options = options;
    this.engine = engine;
    this.manifest = manifest;
    this.previous = manifest.identity;
  }

  /**
   * Opens a run to take part in it.
   * @throws {LedgerError} when it has not begun
   * @throws {OtherRunError} when it is another scenario's, or decided by another model
   * @throws {DifferenceFound} when its record was changed
   */
  static async open(options: FollowOptions): Promise<FollowedRun> {
    const { scenario, ledger, model } = options;
    const manifest = await storedManifest(ledger);
    if (manifest === null) throw new LedgerError("the run has not begun");
    checkSameRun(manifest, scenario, model);
    const engine = new Engine(scenario, codeFor(scenario, options));
    await checkStart(ledger, scenario, engine.world);
    return new FollowedRun(options, engine, manifest);
  }

  /**
   * Proceeds to the beginning of a round, and finds what is missing in it; the rounds before it must be closed.
   * @throws {LedgerError} when one of them is not
   * @throws {DifferenceFound} when the record was changed
   */
  async begin(round: number): Promise<void> {
    const { engine } = this;
    if (this.plan?.round === round) {
      this.units = await this.openUnits(this.plan);
      return;
    }
    const closed = await closedRounds(this.options.ledger);
    for (;;) {
      const plan = this.plan ?? (await engine.begin()).plan;
      this.plan = plan;
      if (plan.round > round) throw new LedgerError(`round ${round} is over; round ${plan.round} is open`);
      const record = closed[plan.round];
      await this.checkCode(plan, record !== undefined);
      if (plan.round === round) {
        this.units = await this.openUnits(plan);
        return;
      }
      if (record === undefined)
        throw new LedgerError(`round ${plan.round} is not closed; round ${round} cannot begin`);
      await this.replay(plan, record);
    }
  }

  private async replay(plan: RoundPlan, closed: RoundRecord): Promise<void> {
    const { engine, previous } = this;
    const { ledger } = this.options;
    const { world } = engine;
    const inherited = await inheritedDecisions(ledger, plan.round);
    engine.answered(plan, await closedAnswers({ ledger, world, plan }));
    const decisions = await closedDecisions({ ledger, world, plan, inherited });
    await new ClosedRowsCheck(ledger, { identity: previous, rounds: [closed] }).done();
    engine.close(plan, decisions);
    this.previous = closed.record_hash;
    this.plan = null;
  }

  /** @throws {OtherRunError} when code of the run's own does otherwise than it did where the run was begun */
  private async checkCode(plan: RoundPlan, closed: boolean): Promise<void> {
    if (this.manifest.modules.length === 0) return;
    await checkOwnCode({ ledger: this.options.ledger, world: this.engine.world, plan, closed });
  }

  /** What was not decided when the round was begun here, by agent. */
  private async openUnits(plan: RoundPlan): Promise<Map<string, Unit[]>> {
    const { audience } = this.engine.world;
    const decided = new Set<string>();
    await eachRow(
      this.options.ledger,
      "decision",
      { round: plan.round, columns: ["agent", "unit"] },
      ({ row: [agent, unit] }) => void decided.add(unitKey(String(agent), String(unit))),
    );
    const open = new Map<string, Unit[]>();
    for (const unit of plan.units) {
      const agent = audience.id(unit.agent);
      if (decided.has(unitKey(agent, unit.key))) continue;
      const units = open.get(agent) ?? [];
      open.set(agent, units);
      units.push(unit);
    }
    return open;
  }

  /**
   * Makes the decisions of some agents that were missing when the round was begun. It records nothing.
   * @param agents their ids
   */
  async decide(
    agents: readonly string[],
    { concurrency, signal, keepTimeouts }: DecideOptions,
  ): Promise<MadeDecisions> {
    const { plan, engine, options, timeouts } = this;
    if (plan === null) throw new RangeError("no round has begun");
    const { world } = engine;
    const rows: LedgerRow[] = [];
    const costs: Cost[] = [];
    const vain: Cost[] = [];
    const seeds = { runSeed: options.scenario.scenario.seed, deriveSeed: seedOf };
    const pause = await decideUnits({
      tasks: agents.flatMap((agent) => this.units.get(agent) ?? []),
      concurrency,
      signal,
      timeouts,
      ask: (unit, stop) => unit.policy.decide(questionOf(world, plan, unit, { ...seeds, signal: stop })),
      async record(unit, given: DecisionRecord) {
        const record = storableRecord(given);
        const outcome = outcomeOf(record);
        const isLeftOut = !keepTimeouts && outcome.code === "TIMEOUT";
        (isLeftOut ? vain : costs).push(outcome);
        if (!isLeftOut) rows.push(decisionRow(world, plan.round, unit, record, outcome));
      },
      stop: () => null,
    });
    return { rows, pause, ...totalOf(costs), vain: { decisions: vain.length, ...totalOf(vain) } };
  }
}

function totalOf(costs: readonly Cost[]): Pick<MadeDecisions, "requests" | "tokens"> {
  const total: { requests: number; tokens: number | null } = { requests: 0, tokens: null };
  spend(total, costs);
  return total;
}
