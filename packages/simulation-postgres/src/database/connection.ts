import { LedgerError, LedgerTakenError } from "@concordat/simulation";
import pg from "pg";
import { isConnectionLost, isStarting, ledgerError } from "./describe-failure.js";
import { Passwords } from "./passwords.js";

/** Time limit for connecting, and for an answer, in milliseconds. */
const connectTimeoutMs = 10_000;
const answerTimeoutMs = 60_000;
/** Milliseconds of silence after which the connection is checked. */
const keepAliveMs = 10_000;
/** Maximum number of connections of a process. */
const maxConnections = 6;

/** PostgreSQL's type of 64-bit integers, which the driver returns as text by default. */
const int8 = 20;

/** A connection reserved for one caller: for a transaction, a cursor, a lock. */
export type Client = pg.PoolClient;

/** The queries of the database, on any connection. */
interface Queries {
  query(sql: string, values?: readonly unknown[]): Promise<pg.QueryResult>;
}

/** The connections of this process to a database. Failures are reported as a `LedgerError` without credentials. */
export class Connection implements Queries {
  /** The server and the database, without user and password: `db.example.org:5432/runs`. */
  readonly place: string;
  /** Number of times that the server became unreachable. */
  losses = 0;
  /**
   * Whether the server has ever answered: if not, the name is probably wrong and the server is not
   * restarting.
   */
  private isKnown = false;
  private readonly pool: pg.Pool;
  private readonly passwords: Passwords;

  /**
   * @param url such as `postgres://user@host/database`; parts that it omits come from PGHOST and the other variables of
   *   PostgreSQL, a password also from PGPASSFILE
   * @throws {LedgerError} when it is not such a URL
   */
  constructor(url: string) {
    const config = {
      connectionString: url,
      application_name: "concordat",
      // The driver parses only this format of times, regardless of the settings of the server, the database
      // or the role.
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
    // An idle connection that is lost is replaced by the next query.
    this.pool.on("error", () => undefined);
    // A connection that is lost while reserved fails its caller's next query.
    this.pool.on("connect", (client) => client.on("error", () => undefined));
  }

  async query(sql: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
    return this.guarded(() => this.pool.query(sql, [...values]));
  }

  /** Runs a transaction: everything or nothing. */
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

  /** Reserves a connection for the caller, who must release it. */
  hold(): Promise<Client> {
    return this.guarded(() => this.pool.connect());
  }

  /** Runs an operation on the database; errors of PostgreSQL become a `LedgerError`. */
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

  /** Removes the passwords of this process from a text of the server. */
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
    // A later "@" indicates that the part before it may be the start of a password that was not encoded.
    if (authority === undefined || (url.includes("@") && !authority.includes("@"))) throw new TypeError();
    const { host, port, database = "" } = new pg.Client(config);
    if (!/^[^@/\p{Cc}]*$/u.test(database)) throw new TypeError();
    // Parameters without a preceding "?" belong to the name of the database or the host.
    if (/passw(?:or)?d\s*=/i.test(`${host}/${database}`)) throw new TypeError();
    return `${host}:${port}/${database}`;
  } catch {
    // The given URL may contain a password, so it is not repeated.
    throw new LedgerError(
      "the ledger must be a URL such as postgres://user@host:5432/database; in a password write / as %2F, ? as %3F, # as %23 and @ as %40",
    );
  }
}
