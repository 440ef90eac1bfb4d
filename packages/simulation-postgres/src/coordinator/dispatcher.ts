import type { Pause } from "@concordat/simulation";
import type { MissingOfAgent, RoundPart, SharedPart, Workers } from "@concordat/simulation/distributed";
import { interrupted } from "@concordat/simulation/limits";
import type { Connection } from "../database/connection.js";
import type { Owner } from "../ledger/owner.js";
import type { Shard } from "../queue/shard.js";
import type { OpenShard, ShardQueue } from "../queue/shard-queue.js";
import { untilElapsed } from "../runs/until-elapsed.js";
import { cutShards } from "./cut-shards.js";
import { recordedShards, rowsOf, workersOf } from "./round-shards.js";
import type { ShardSize } from "./shard-size.js";

/** Milliseconds between two polls for recorded and lost shards. */
const pollMs = 50;
const reviewMs = 1_000;
/** Number of shards queued for each worker, in addition to its current one. */
const waitingPerWorker = 1;

/** The dependencies of a dispatcher. */
export interface DispatchTools {
  readonly connection: Connection;
  readonly simulation: number;
  readonly queue: ShardQueue;
  /** Separate sizes, because answers take a different time than decisions. */
  readonly sizes: Readonly<Record<RoundPart, ShardSize>>;
  readonly leaseSeconds: number;
  /** The last process that claimed the run: only its owner adds shards. */
  readonly owner: () => Owner;
  /** Called with the number of workers, initially and after changes. */
  readonly onWorkers: (workers: number) => void;
}

/**
 * Dispatches a run's rounds in shards and collects the workers' records. The ledger determines what is
 * missing.
 */
export class Dispatcher implements Workers {
  private readonly tools: DispatchTools;

  constructor(tools: DispatchTools) {
    this.tools = tools;
  }

  async make(part: SharedPart): Promise<Pause | null> {
    // Decisions that timed out at the workers are dispatched again as the last shard of the part.
    for (let isLast = false; part.missing().length > 0; isLast = true) {
      const pause = await new PartDispatch(this.tools, part, isLast).run();
      if (pause !== null) return pause;
    }
    return null;
  }
}

/** A part of a round in progress. */
class PartDispatch {
  private readonly tools: DispatchTools;
  private readonly part: SharedPart;
  private readonly isLast: boolean;
  /** Shards in the queue or at a worker, by the ids of their jobs. */
  private readonly open = new Map<string, Shard>();
  private missing: MissingOfAgent[] = [];
  private workers = 0;
  private reviewedAt = Number.NEGATIVE_INFINITY;

  constructor(tools: DispatchTools, part: SharedPart, isLast: boolean) {
    this.tools = tools;
    this.part = part;
    this.isLast = isLast;
  }

  /** @returns why not all shards were dispatched; `null` if they were, and none is open */
  async run(): Promise<Pause | null> {
    await this.adopt();
    let pause: Pause | null = null;
    for (;;) {
      await this.takeRecorded();
      pause ??= this.part.signal.aborted ? interrupted : this.part.stop();
      if (pause !== null && (await this.end(pause))) return pause;
      if (pause === null && this.missing.length === 0 && this.open.size === 0) return null;
      await this.review();
      if (pause === null) await this.giveOut();
      await untilElapsed(pollMs, pause === null ? this.part.signal : new AbortController().signal);
    }
  }

  /** Adopts the shards that another coordinator dispatched; those of other parts are obsolete. */
  private async adopt(): Promise<void> {
    const open = await this.tools.queue.open();
    const { round, part } = this.part;
    const isOurs = ({ shard, state }: OpenShard) =>
      state !== "failed" && shard.round === round && shard.part === part;
    await this.tools.queue.remove(open.filter((one) => !isOurs(one)).map(({ id }) => id));
    for (const { id, shard } of open.filter(isOurs)) this.open.set(id, shard);
    this.findMissing();
  }

  private findMissing(): void {
    const given = new Set(Array.from(this.open.values(), ({ agents }) => agents).flat());
    this.missing = this.part.missing().filter(({ agent }) => !given.has(agent));
  }

  private async takeRecorded(): Promise<void> {
    const { connection, simulation, sizes } = this.tools;
    const { round, part } = this.part;
    const recorded = await recordedShards(connection, simulation, round, [...this.open.keys()]);
    for (const { id, made, seconds } of recorded) {
      const agents = this.open.get(id)?.agents ?? [];
      this.part.take(await rowsOf(connection, simulation, { round, part, agents }));
      this.open.delete(id);
      sizes[part].measured(made, seconds);
    }
  }

  /** Finds shards without a job: it ran out of attempts, or was removed. They are dispatched again. */
  private async review(): Promise<void> {
    if (performance.now() - this.reviewedAt < reviewMs) return;
    this.reviewedAt = performance.now();
    const { connection, simulation, queue } = this.tools;
    const workers = await workersOf(connection, simulation);
    if (workers !== this.workers || this.workers === 0) this.tools.onWorkers(workers);
    this.workers = workers;
    const open = await queue.open();
    const alive = new Set(open.flatMap(({ id, state }) => (state === "failed" ? [] : [id])));
    const gone = [...this.open.keys()].filter((id) => !alive.has(id));
    if (gone.length === 0) return;
    await queue.remove(gone);
    // A shard may have been completed since: the recorded results are collected before checking what is
    // missing.
    await this.takeRecorded();
    for (const id of gone) this.open.delete(id);
    this.findMissing();
  }

  private async giveOut(): Promise<void> {
    const { queue, sizes, owner, leaseSeconds } = this.tools;
    const { round, part } = this.part;
    const count = Math.max(this.workers, 1) * (1 + waitingPerWorker) - this.open.size;
    if (count <= 0 || this.missing.length === 0) return;
    const shards = this.isLast
      ? [this.lastShard()]
      : cutShards(this.missing, { round, part, size: sizes[part], workers: this.workers, count });
    const ids = await owner().transaction((client) => queue.add(client, shards, leaseSeconds));
    for (const [index, shard] of shards.entries()) this.open.set(ids[index] ?? "", shard);
  }

  /**
   * A single shard for all remaining work: a server that answers no request is then detected, as in a single
   * process.
   */
  private lastShard(): Shard {
    const agents = this.missing.map(({ agent }) => agent);
    this.missing = [];
    const { round, part } = this.part;
    return { round, part, agents, isLast: true };
  }

  /**
   * Removes shards that no worker has started. A stopped run does not wait; at a limit, shards in progress
   * finish.
   * @returns whether nothing is awaited
   */
  private async end(pause: Pause): Promise<boolean> {
    const { queue } = this.tools;
    const idle = (await queue.open()).filter(({ state }) => state !== "taken").map(({ id }) => id);
    await queue.remove(idle);
    for (const id of idle) this.open.delete(id);
    return pause.cause === "interrupted" || this.open.size === 0;
  }
}
