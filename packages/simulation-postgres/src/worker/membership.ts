import type { ModelPolicies } from "@concordat/simulation";
import { formOfPrompts } from "@concordat/simulation/distributed";
import type { KnownModel } from "../coordinator/model-of-run.js";
import type { Connection } from "../database/connection.js";

/** Milliseconds between two heartbeats of a worker. */
const heartbeatMs = 5_000;

/** The worker that joins a run, and its model. */
interface Joining {
  readonly simulation: number;
  readonly worker: string;
  readonly model: ModelPolicies | undefined;
}

/** A worker's entry in the list of a run's workers. */
export class Membership {
  private readonly leaveList: () => Promise<void>;

  private constructor(leaveList: () => Promise<void>) {
    this.leaveList = leaveList;
  }

  /** Adds a worker, and keeps sending its heartbeats. */
  static async join(connection: Connection, { simulation, worker, model }: Joining): Promise<Membership> {
    const known = model === undefined ? null : knownModel(model);
    await connection.query(
      "INSERT INTO concordat.worker (simulation, worker, model) VALUES ($1, $2, $3) ON CONFLICT (simulation, worker) DO UPDATE SET model = excluded.model, seen = clock_timestamp()",
      [simulation, worker, known],
    );
    const where = "WHERE simulation = $1 AND worker = $2";
    const sign = (): Promise<unknown> =>
      connection
        .query(`UPDATE concordat.worker SET seen = clock_timestamp() ${where}`, [simulation, worker])
        // The next heartbeat follows soon; work that cannot be recorded is handled elsewhere.
        .catch(() => undefined);
    const timer = setInterval(sign, heartbeatMs);
    timer.unref();
    return new Membership(async () => {
      clearInterval(timer);
      await connection
        .query(`UPDATE concordat.worker SET seen = '-infinity' ${where}`, [simulation, worker])
        .catch(() => undefined);
    });
  }

  /** Marks the worker as gone. Its model remains recorded. */
  leave(): Promise<void> {
    return this.leaveList();
  }
}

/** The part of a worker's model that a coordinator needs. */
function knownModel({ identity, parameters, settings, prompts }: ModelPolicies): KnownModel {
  const sized = parameters === undefined ? {} : { parameters };
  return { ...identity, ...sized, settings, form: formOfPrompts(prompts) };
}
