import type { ModelPolicies } from "@concordat/simulation";
import { formOfPrompts } from "@concordat/simulation/distributed";
import type { KnownModel } from "../coordinator/model-of-run.js";
import type { Connection } from "../database/connection.js";

/** Milliseconds between two heartbeats of a worker. */
const heartbeatMs = 5_000;

/** A worker that joins a run, with its model. */
interface Joining {
  readonly simulation: number;
  readonly worker: string;
  readonly model: ModelPolicies | undefined;
}

/** The entry of a worker in the list of a run's workers. */
export class Membership {
  private readonly leaveList: () => Promise<void>;

  private constructor(leaveList: () => Promise<void>) {
    this.leaveList = leaveList;
  }

  /** Adds a worker to the list, and sends its heartbeats regularly. */
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
        // A failed heartbeat is ignored, because the next one follows soon. Results that cannot be recorded are handled
        // elsewhere.
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

  /** Marks the worker as gone. Its model remains in the list. */
  leave(): Promise<void> {
    return this.leaveList();
  }
}

/** Returns the part of a worker's model that a coordinator needs. */
function knownModel({ identity, parameters, settings, prompts }: ModelPolicies): KnownModel {
  const sized = parameters === undefined ? {} : { parameters };
  return { ...identity, ...sized, settings, form: formOfPrompts(prompts) };
}
