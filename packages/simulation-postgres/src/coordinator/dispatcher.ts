import type { Pause } from "@concordat/simulation";
import type { MissingOfAgent, RoundPart, SharedPart, Workers } from "@concordat/simulation/distributed";
import { interrupted } from "@concordat/simulation/limits";
import type { Connection } from "../database/connection.js";
import type { Owner } from "../ledger/owner.js";
import type { Shard } from "../queue/shard.js";
import type { OpenShard, ShardQueue } from "../queue/shard-queue.js";
import { untilElapsed } from "../runs/until-elapsed.js";
import { cutShards } from "./cut-shards.js";
import { recordedResults, recordedShards, workersOf } from "./round-shards.js";
import type { ShardSize } from "./shard-size.js";

/** Milliseconds between two polls for recorded shards. */
const pollMs = 50;
/** Milliseconds between two checks for lost shards and for the number of workers. */
const reviewMs = 1_000;
/** Number of shards to queue for each worker, in addition to its current one. */
const waitingPerWorker = 1;

/** The objects that a dispatcher uses. */
export interface DispatchTools {
  readonly connection: Connection;
  readonly simulation: number;
  readonly queue: ShardQueue;
  /** The size of shards for each part, because answers and decisions take different times. */
  readonly sizes: Readonly<Record<RoundPart, ShardSize>>;
  readonly leaseSeconds: number;
  /** Returns the last process that claimed the run. Only its owner may add shards. */
  readonly owner: () => Owner;
  /** Called with the number of workers, first at the start and then after each change. */
  readonly onWorkers: (workers: number) => void;
}

/**
 * Dispatches the rounds of a run in shards, and collects the rows that workers record. The missing work is always
 * determined from the ledger.
 */
export class Dispatcher implements Workers {
  private readonly tools: DispatchTools;

  constructor(tools: DispatchTools) {
    this.tools = tools;
  }

  async make(part: SharedPart): Promise<Pause | null> {
    // Decisions that timed out are dispatched again in the last shard of the part.
    for (let isLast = false; part.missing().length > 0; isLast = true) {
      const pause = await new PartDispatch(this.tools, part, isLast).run();
      if (pause !== null) return pause;
    }
    return null;
  }
}

/** A part of a round whose shards are being dispatched. */
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

  /**
   * Dispatches the work of this part until all of it is done or a pause occurs.
   * @returns the reason why not all shards were dispatched; `null` if all were dispatched and completed
   */
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

  /**
   * Takes over the shards of this part that another coordinator dispatched. Shards of other parts are obsolete and are
   * removed.
   */
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
      this.part.take(await recordedResults(connection, simulation, { round, part, agents }));
      this.open.delete(id);
      sizes[part].measured(made, seconds);
    }
  }

  /** Finds shards whose job ran out of attempts or was removed. They are dispatched again. */
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
    // A shard may have been completed since then. Its results are collected before the missing work is determined.
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
   * Returns a single shard with all remaining work. If a server answers no request, this is then detected as in a
   * single process.
   */
  private lastShard(): Shard {
    const agents = this.missing.map(({ agent }) => agent);
    this.missing = [];
    const { round, part } = this.part;
    return { round, part, agents, isLast: true };
  }

  /**
   * Removes the shards that no worker has started. After an interruption, started shards are not awaited; at a limit,
   * they are.
   * @returns whether no shard needs to be awaited
   */
  private async end(pause: Pause): Promise<boolean> {
    const { queue } = this.tools;
    const idle = (await queue.open()).filter(({ state }) => state !== "taken").map(({ id }) => id);
    await queue.remove(idle);
    for (const id of idle) this.open.delete(id);
    return pause.cause === "interrupted" || this.open.size === 0;
  }
}
