import { LedgerError, LedgerTakenError } from "@concordat/simulation";
import pg from "pg";
import { isConnectionLost, isStarting, ledgerError } from "./describe-failure.js";
import { Passwords } from "./passwords.js";

/** Milliseconds after which a connection that is not made, and an answer that does not come, are given up. */
const connectTimeoutMs = 10_000;
const answerTimeoutMs = 60_000;
/** Milliseconds of silence after which it is checked that the other side is still there. */
const keepAliveMs = 10_000;
/** Connections that a process holds at most. */
const maxConnections = 6;

/** The type of PostgreSQL for whole numbers of 64 bits, which the driver gives as text unless it is told otherwise. */
const int8 = 20;

/** A connection that is held by one caller: for a transaction, a cursor, a lock. */
export type Client = pg.PoolClient;

/** The queries of the database, on any connection. */
interface Queries {
  query(sql: string, values?: readonly unknown[]): Promise<pg.QueryResult>;
}

/** The connections of this process to a database. Failures are reported as a `LedgerError` without credentials. */
export class Connection implements Queries {
  /** The server and the database, without user and password: `db.example.org:5432/runs`. */
  readonly place: string;
  /** How often the server, which was there before, could not be reached. */
  losses = 0;
  /** Whether a server has ever answered: one that was never there is a wrong name rather than a restart. */
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
      // The driver reads times in this form only, whatever the server, the database or the role is set to.
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
    // A connection that is lost while idle is replaced by the next query.
    this.pool.on("error", () => undefined);
    // A connection that is lost while a caller holds it fails the caller's next query.
    this.pool.on("connect", (client) => client.on("error", () => undefined));
  }

  async query(sql: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
    return this.guarded(() => this.pool.query(sql, [...values]));
  }

  /** Does everything or nothing. */
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

  /** A connection for the caller alone, who releases it. */
  hold(): Promise<Client> {
    return this.guarded(() => this.pool.connect());
  }

  /** Runs something on the database; what PostgreSQL reports becomes a `LedgerError`. */
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

  /** A text that the server sent, without the passwords of this process. */
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
    // An "@" further on: what is before it may be what a password that was not encoded begins with.
    if (authority === undefined || (url.includes("@") && !authority.includes("@"))) throw new TypeError();
    const { host, port, database = "" } = new pg.Client(config);
    if (!/^[^@/\p{Cc}]*$/u.test(database)) throw new TypeError();
    // Parameters without a "?" before them belong to the name of the database or the host.
    if (/passw(?:or)?d\s*=/i.test(`${host}/${database}`)) throw new TypeError();
    return `${host}:${port}/${database}`;
  } catch {
    // The given URL may contain a password, and is not repeated.
    throw new LedgerError(
      "the ledger must be a URL such as postgres://user@host:5432/database; in a password write / as %2F, ? as %3F, # as %23 and @ as %40",
    );
  }
}
