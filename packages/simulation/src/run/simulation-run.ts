import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { inheritedDecisions } from "../fork/inherited-decisions.js";
import { type Ledger, LedgerError, type LedgerWriter } from "../ledger/ledger.js";
import { recordHash } from "../round/round-hash.js";
import type { RoundPlan } from "../round/round-plan.js";
import { checkStart } from "../verify/check-start.js";
import { otherRows } from "../verify/difference.js";
import { nothingAfter } from "../verify/nothing-after.js";
import { checkOwnCode } from "./check-own-code.js";
import { Engine } from "./engine.js";
import { codeFor } from "./needed-code.js";
import { OpenRound } from "./open-round.js";
import { beginRun, closedRounds } from "./open-run.js";
import type { Pause } from "./pause.js";
import { Progress } from "./progress.js";
import { inOrder, recordedDecisions } from "./recorded-decisions.js";
import { checkedDigestsOf } from "./round-digests.js";
import { RunEvents } from "./run-events.js";
import type { SimulateOptions, SimulationResult } from "./simulate-options.js";

type Options = SimulateOptions & { readonly ledger: Ledger };

interface Opened {
  readonly options: Options;
  readonly engine: Engine;
  readonly writer: LedgerWriter;
  readonly closed: readonly RoundRecord[];
  readonly manifest: SimulationManifest;
}

/** A run that is being played: the calculation, the record, and those who are asked. */
export class SimulationRun {
  private readonly options: Options;
  private readonly engine: Engine;
  private readonly writer: LedgerWriter;
  private readonly closed: readonly RoundRecord[];
  private readonly manifest: SimulationManifest;
  private readonly progress: Progress;
  private readonly events: RunEvents;
  private readonly timeouts = { inARow: 0 };
  private recordHash: string;

  private constructor({ options, engine, writer, closed, manifest }: Opened) {
    this.options = options;
    this.engine = engine;
    this.writer = writer;
    this.closed = closed;
    this.manifest = manifest;
    this.progress = new Progress(manifest.identity);
    this.events = new RunEvents({ engine, manifest, progress: this.progress, onEvent: options.onEvent });
    this.recordHash = manifest.identity;
  }

  static async open(options: Options): Promise<SimulationRun> {
    const { scenario, ledger, model, holder = `process ${process.pid}` } = options;
    const engine = new Engine(scenario, codeFor(scenario, options));
    const writer = await ledger.claim(holder);
    const wasEmpty = await isEmpty(ledger);
    const manifest = await beginRun(ledger, writer, { scenario, model, world: engine.world });
    const closed = await closedRounds(ledger);
    if (!wasEmpty) await checkStart(ledger, scenario, engine.world);
    await nothingAfter(ledger, closed.length);
    return new SimulationRun({ options, engine, writer, closed, manifest });
  }

  async play(): Promise<SimulationResult> {
    const { rounds } = this.options.scenario.scenario;
    for (let round = 0; round < rounds; round++) {
      const pause = await this.playRound(this.closed[round]);
      if (pause === null) continue;
      this.events.paused(round, pause);
      return { state: "paused", pause, summary: this.progress.summary };
    }
    this.events.start(rounds, 0);
    this.events.completed();
    return { state: "completed", summary: this.progress.summary };
  }

  private async playRound(closed: RoundRecord | undefined): Promise<Pause | null> {
    const begun = this.engine.begin();
    await this.checkCode(begun.plan, closed !== undefined);
    if (closed !== undefined) {
      await this.replay(begun.plan, closed);
      return null;
    }
    const { options, engine, writer, progress, events, timeouts } = this;
    try {
      const open = new OpenRound({ options, engine, writer, progress, events, timeouts }, begun);
      const ended = await open.play(this.recordHash);
      if ("cause" in ended) return ended;
      this.closeWith(ended, { here: true });
      return null;
    } catch (error) {
      if (!LedgerError.isInstance(error)) throw error;
      return { cause: "storage", code: error.code, message: error.message };
    }
  }

  /**
   * Walks through a round that is closed, with what was decided in it. Each decision must be the one that was written,
   * and the round's rows those that it was closed with; what a `verify` computes besides is not computed.
   * @throws {DifferenceFound} when something was changed, added or taken out
   */
  private async replay(plan: RoundPlan, closed: RoundRecord): Promise<void> {
    const { options, engine, manifest, progress } = this;
    const { ledger } = options;
    const ownFrom = manifest.parent?.round ?? 0;
    const inherited = await inheritedDecisions(ledger, plan.round);
    const recorded = await recordedDecisions(ledger, engine.world, plan, { withHashes: false, inherited });
    const decisions = inOrder(engine.world, plan, recorded);
    const decided = Array.from(recorded.values(), ({ digest }) => digest);
    const digests = await checkedDigestsOf(ledger, plan.round, decided);
    if (recordHash(digests, this.recordHash) !== closed.record_hash) throw otherRows(plan.round);
    engine.close(plan, decisions);
    if (plan.round >= ownFrom) progress.spentOn(decisions.filter((decision) => !decision.inherited));
    this.closeWith(closed, { here: false });
  }

  /** @throws {OtherRunError} when code of the run's own does otherwise than when the round was recorded */
  private async checkCode(plan: RoundPlan, closed: boolean): Promise<void> {
    const { manifest, options, engine } = this;
    if (manifest.modules.length === 0) return;
    await checkOwnCode({ ledger: options.ledger, world: engine.world, plan, closed });
  }

  private closeWith(record: RoundRecord, { here }: { readonly here: boolean }): void {
    this.recordHash = record.record_hash;
    this.progress.close(record);
    if (here) this.events.roundClosed(record);
    this.options.onRound?.(this.engine.world);
  }
}

/** Whether a ledger has no rows yet: who takes part is written first. */
async function isEmpty(ledger: Ledger): Promise<boolean> {
  for await (const _ of ledger.read("agent", { columns: [] })) return false;
  return true;
}
