import { LedgerError, LedgerTakenError } from "@concordat/simulation";
import pg from "pg";
import { isConnectionLost, isStarting, ledgerError } from "./describe-failure.js";
import { Passwords } from "./passwords.js";

/** Time limit for connecting, in milliseconds. */
const connectTimeoutMs = 10_000;
/** Time limit for the answer to a query, in milliseconds. */
const answerTimeoutMs = 60_000;
/** Number of milliseconds without traffic after which the connection is checked. */
const keepAliveMs = 10_000;
/** Maximum number of connections of a process. */
const maxConnections = 6;

/** The type number of PostgreSQL's 64-bit integers. The driver returns them as text by default. */
const int8 = 20;

/** A connection that is reserved for one caller, for a transaction, a cursor or a lock. */
export type Client = pg.PoolClient;

/** The queries that can run on any connection. */
interface Queries {
  query(sql: string, values?: readonly unknown[]): Promise<pg.QueryResult>;
}

/** The connections of this process to a database. Failures are reported as `LedgerError`, without credentials. */
export class Connection implements Queries {
  /** The server and the database without user and password, such as `db.example.org:5432/runs`. */
  readonly place: string;
  /** Number of times that the server became unreachable. */
  losses = 0;
  /** Whether the server has ever answered. If not, an unreachable server probably means a wrong name, not a restart. */
  private isKnown = false;
  private readonly pool: pg.Pool;
  private readonly passwords: Passwords;

  /**
   * Opens a connection.
   * @param url a URL such as `postgres://user@host/database`. Missing parts are taken from the environment variables of
   *   PostgreSQL, such as PGHOST, and a missing password also from PGPASSFILE.
   * @throws {LedgerError} when it is not such a URL
   */
  constructor(url: string) {
    const config = {
      connectionString: url,
      application_name: "concordat",
      // The driver can only parse times in this format. The server, the database or the role may have another default.
      options: "-c datestyle=ISO",
      max: maxConnections,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: answerTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      types: { getTypeParser: typeParser },
    };
    this.place = placeOf(url, config);
    this.passwords = new Passwords(url);
    this.pool = new pg.Pool({ ...config, Client: this.passwords.Client });
    // The next query replaces a lost idle connection.
    this.pool.on("error", () => undefined);
    // If a reserved connection is lost, the next query of its caller fails.
    this.pool.on("connect", (client) => client.on("error", () => undefined));
  }

  async query(sql: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
    return this.guarded(() => this.pool.query(sql, [...values]));
  }

  /** Runs a transaction. Either all its changes are committed, or none. */
  transaction<Result>(
    work: (client: Client) => Promise<Result>,
    isolation: "READ COMMITTED" | "REPEATABLE READ" = "READ COMMITTED",
  ): Promise<Result> {
    return this.guarded(async () => {
      const client = await this.pool.connect();
      let failure: unknown;
      try {
        await client.query(`BEGIN ISOLATION LEVEL ${isolation}`);
        const result = await work(client);
        await client.query("COMMIT");
        return result;
      } catch (error) {
        failure = error;
        if (!isConnectionLost(error)) await client.query("ROLLBACK").catch(() => undefined);
        throw error;
      } finally {
        client.release(isConnectionLost(failure));
      }
    });
  }

  /** Reserves a connection. The caller must release it. */
  hold(): Promise<Client> {
    return this.guarded(() => this.pool.connect());
  }

  /** Runs an operation on the database, and converts errors of PostgreSQL to `LedgerError`. */
  async guarded<Result>(run: () => Promise<Result>): Promise<Result> {
    try {
      const result = await run();
      this.isKnown = true;
      return result;
    } catch (error) {
      if (isStarting(error)) this.isKnown = true;
      if (this.isKnown && isConnectionLost(error)) this.losses++;
      if (LedgerTakenError.isInstance(error) || LedgerError.isInstance(error)) throw error;
      throw ledgerError(this.place, error, this.passwords);
    }
  }

  /** Replaces the passwords of this process in a text from the server. */
  masked(text: string): string {
    return this.passwords.masked(text);
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

function typeParser(type: number, format?: "text" | "binary"): (value: string) => unknown {
  if (type === int8) return Number;
  return format === "binary" ? pg.types.getTypeParser(type, "binary") : pg.types.getTypeParser(type, "text");
}

function placeOf(url: string, config: pg.ClientConfig): string {
  const authority = /^postgres(?:ql)?:\/\/([^/?#]*)/.exec(url)?.[1];
  try {
    // A later "@" indicates that the part before it may be a password with characters that were not encoded.
    if (authority === undefined || (url.includes("@") && !authority.includes("@"))) throw new TypeError();
    const { host, port, database = "" } = new pg.Client(config);
    if (!/^[^@/\p{Cc}]*$/u.test(database)) throw new TypeError();
    // Without a preceding "?", parameters are part of the name of the database or the host.
    if (/passw(?:or)?d\s*=/i.test(`${host}/${database}`)) throw new TypeError();
    return `${host}:${port}/${database}`;
  } catch {
    // The URL is not repeated in the message, because it may contain a password.
    throw new LedgerError(
      "the database must be a URL such as postgres://user@host:5432/database; in a password write / as %2F, ? as %3F, # as %23 and @ as %40",
    );
  }
}
