import { type Ledger, type LoadedScenario, recordedRounds, type ScenarioCode } from "@concordat/simulation";
import { Connection } from "../database/connection.js";
import { openTables } from "../database/open-tables.js";
import { defaultReconnectTimeoutSeconds, retryUntilReachable } from "../database/retry-until-reachable.js";
import { PostgresLedger } from "../ledger/postgres-ledger.js";
import { ShardQueue } from "../queue/shard-queue.js";
import { RunDatabaseError } from "./run-database-error.js";
import { isStoredScenario, loadStoredScenario, storeScenario } from "./stored-scenario.js";

/** A run in a database. */
export interface DatabaseRun {
  /** The number of the run in the database. */
  readonly id: number;
  /** The name of the run in the database. */
  readonly name: string;
  /** The run's copy of its scenario, including the changes of forks. */
  readonly scenario: LoadedScenario;
  /** The ledger of the run. */
  readonly ledger: Ledger;
}

/** The state of a run, which is known without reading its records. */
export interface RunState {
  /** The number of the run in the database. */
  readonly id: number;
  /** The name of the run in the database. */
  readonly name: string;
  /** Number of rounds of the run's scenario. */
  readonly rounds: number;
  /** Number of closed rounds. */
  readonly closed: number;
  /** Whether the run has started. Until then, it has no manifest. */
  readonly begun: boolean;
  /** Whether a coordinator has sent a heartbeat within the last 30 seconds. */
  readonly isLed: boolean;
}

/** Runs the first operation on a database. Waits if the server is restarting. */
function whenReachable<Result>(connection: Connection, work: () => Promise<Result>): Promise<Result> {
  const { signal } = new AbortController();
  return retryUntilReachable(
    connection,
    { reconnectTimeoutSeconds: defaultReconnectTimeoutSeconds, signal },
    work,
  );
}

/** A PostgreSQL database with runs. Each run has a name. */
export class RunDatabase {
  /** The connections of this process. */
  readonly connection: Connection;

  private constructor(connection: Connection) {
    this.connection = connection;
  }

  /**
   * Connects to a database. Creates its tables if they do not exist.
   * @param url a URL such as `postgres://user@host/database`. Missing parts are taken from the environment variables of
   *   PostgreSQL, such as PGHOST, and a missing password also from PGPASSFILE
   * @throws {LedgerError} when the database cannot be reached or used. The message contains no credentials
   * @example
   * const database = await RunDatabase.open("postgres://concordat@db.example.org/runs");
   * const run = await database.createRun("market-street", await loadScenario("scenario.json"));
   */
  static async open(url: string): Promise<RunDatabase> {
    const connection = new Connection(url);
    try {
      await whenReachable(connection, async () => {
        if (await openTables(connection)) await ShardQueue.install(connection);
      });
    } catch (error) {
      await connection.close();
      throw error;
    }
    return new RunDatabase(connection);
  }

  /**
   * Creates a run with copies of its scenario and its files, and an empty ledger.
   * @throws {RunDatabaseError} when the name is invalid, or a run of this name already exists. An existing run is
   *   accepted if it has the same scenario and has not started
   */
  async createRun(name: string, scenario: LoadedScenario, code: ScenarioCode = {}): Promise<DatabaseRun> {
    if (!/^\w[\w.-]{0,99}$/.test(name))
      throw new RunDatabaseError(
        `${JSON.stringify(name)} cannot be the name of a run; use letters, digits and _, and after the first also dots and -`,
      );
    const rounds = recordedRounds(scenario);
    await this.connection.transaction(async (client) => {
      const { rows } = await client.query(
        "INSERT INTO concordat.simulation (name, rounds) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING RETURNING id",
        [name, rounds],
      );
      const [created] = rows;
      if (created !== undefined) await storeScenario(client, created.id, scenario);
    });
    const known = await this.find(name);
    const same = await isStoredScenario(this.connection, known.id, scenario);
    if (known.begun || !same)
      throw new RunDatabaseError(
        `the database holds a run ${name} already; resume it, or choose another name`,
      );
    return this.openRun(name, code);
  }

  /**
   * Opens a run in order to resume it, to work on it or to read it.
   * @throws {RunDatabaseError} when no run has this name
   */
  async openRun(name: string, code: ScenarioCode = {}): Promise<DatabaseRun> {
    const { connection } = this;
    return whenReachable(connection, async () => {
      const { id } = await this.find(name);
      const scenario = await loadStoredScenario(connection, id, code);
      return { id, name, scenario, ledger: new PostgresLedger(connection, id) };
    });
  }

  /** Returns all runs, the oldest first. */
  async runs(): Promise<RunState[]> {
    const { rows } = await this.connection.query(
      `SELECT id, name, rounds, (SELECT count(*) FROM concordat.round r WHERE r.simulation = s.id)::integer AS closed,
              EXISTS (SELECT 1 FROM concordat.run r WHERE r.simulation = s.id) AS begun,
              seen > clock_timestamp() - interval '30 seconds' AS "isLed"
       FROM concordat.simulation s ORDER BY id`,
    );
    return rows;
  }

  private async find(name: string): Promise<RunState> {
    const all = await this.runs();
    const found = all.find((run) => run.name === name);
    if (found !== undefined) return found;
    const known = all.map((run) => run.name);
    throw new RunDatabaseError(
      `the database ${this.connection.place} has no run ${name}; it has ${known.join(", ") || "none"}`,
    );
  }

  /** Closes the connections. */
  close(): Promise<void> {
    return this.connection.close();
  }
}
