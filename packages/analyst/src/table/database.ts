import { openTemporaryFolder, type TemporaryFolder } from "@concordat/files";
import type { DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { AnalystError } from "../error/analyst-error.js";
import { defaults } from "../limits.js";
import type { BoundValue, Cell } from "./cell.js";
import { cellsOf } from "./cells-of.js";
import { loadDuckDB } from "./duckdb.js";
import { quoteText } from "./quote-sql.js";

/** Resource limits of a database. */
export interface DatabaseLimits {
  /** Memory in MiB. Data that does not fit is written to a temporary folder. Default 1024. */
  readonly memoryMb?: number;
  /** Number of threads. Default 2. */
  readonly threads?: number;
  /** Size of temporary files in MiB. Default 8192. */
  readonly temporaryMb?: number;
  /** Time limit of a query, in milliseconds. Default 30,000. */
  readonly queryTimeoutMs?: number;
}

/** Options of one query. */
export interface QueryOptions {
  /** Timeout of the query in milliseconds. Default: the database's timeout. */
  readonly timeoutMs?: number;
  /** Cancels the query. */
  readonly signal?: AbortSignal;
}

/**
 * An in-memory DuckDB with limits on memory, threads and time, which can be isolated from files and network.
 */
export class Database {
  private readonly instance: DuckDBInstance;
  /** A folder for data that does not fit into memory. It is removed when the database is closed. */
  readonly temporary: TemporaryFolder;
  private readonly timeoutMs: number;

  private constructor(instance: DuckDBInstance, temporary: TemporaryFolder, timeoutMs: number) {
    this.instance = instance;
    this.temporary = temporary;
    this.timeoutMs = timeoutMs;
  }

  static async create(limits: DatabaseLimits): Promise<Database> {
    const {
      memoryMb = defaults.memoryMb,
      threads = defaults.threads,
      temporaryMb = defaults.temporaryMb,
      queryTimeoutMs = defaults.queryTimeoutMs,
    } = limits;
    const duckdb = await loadDuckDB();
    const temporary = await openTemporaryFolder("concordat-analyst");
    try {
      const instance = await duckdb.DuckDBInstance.create(":memory:", {
        memory_limit: `${memoryMb}MiB`,
        threads: String(threads),
        temp_directory: temporary.path,
        max_temp_directory_size: `${temporaryMb}MiB`,
        autoinstall_known_extensions: "false",
        autoload_known_extensions: "false",
        allow_community_extensions: "false",
      });
      return new Database(instance, temporary, queryTimeoutMs);
    } catch (cause) {
      await temporary.remove();
      throw new AnalystError("BAD_OPTION", `DuckDB refuses these limits: ${duckdbMessage(cause)}`, { cause });
    }
  }

  /** Runs our own statements for loading and settings. Rejects with DuckDB's error. */
  async run(sql: string): Promise<Cell[][]> {
    return withConnection(this.instance, async (connection) => cellsOf(connection, sql, []));
  }

  /**
   * Restricts the database to these files. Afterwards it cannot open other files, use the network or change settings.
   */
  async isolate(paths: readonly string[]): Promise<void> {
    await this.run(`SET allowed_paths = [${paths.map(quoteText).join(", ")}]`);
    await this.run("SET enable_external_access = false");
    await this.run("SET lock_configuration = true");
  }

  /**
   * Runs one SELECT statement with bound values.
   * @throws {AnalystError} QUERY_TIMEOUT, QUERY_FAILED
   * @throws the signal's reason when it aborts
   */
  async select(sql: string, values: readonly BoundValue[], options: QueryOptions = {}): Promise<Cell[][]> {
    const { timeoutMs = this.timeoutMs, signal } = options;
    signal?.throwIfAborted();
    return withConnection(this.instance, async (connection) => {
      const limit = queryLimit(connection, timeoutMs, signal);
      try {
        return await cellsOf(connection, sql, values);
      } catch (cause) {
        signal?.throwIfAborted();
        if (limit.timedOut()) throw timeOut(timeoutMs, cause);
        throw new AnalystError("QUERY_FAILED", `DuckDB could not compute this: ${duckdbMessage(cause)}`, {
          cause,
        });
      } finally {
        limit.release();
      }
    });
  }

  async close(): Promise<void> {
    this.instance.closeSync();
    await this.temporary.remove();
  }
}

async function withConnection<Result>(
  instance: DuckDBInstance,
  use: (connection: DuckDBConnection) => Promise<Result>,
): Promise<Result> {
  const connection = await instance.connect();
  try {
    return await use(connection);
  } finally {
    connection.closeSync();
  }
}

/** Interval between interrupts of a query: an interrupt before the query has started is lost. */
const interruptEveryMs = 20;

/** Interrupts a query when its timeout expires or its caller aborts. */
function queryLimit(
  connection: DuckDBConnection,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): { timedOut(): boolean; release(): void } {
  let timedOut = false;
  let interrupting: NodeJS.Timeout | undefined;
  const stop = (): void => {
    connection.interrupt();
    interrupting ??= setInterval(() => connection.interrupt(), interruptEveryMs);
  };
  const timer = setTimeout(() => {
    timedOut = true;
    stop();
  }, timeoutMs);
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted === true) stop();
  return {
    timedOut: () => timedOut,
    release() {
      clearTimeout(timer);
      clearInterval(interrupting);
      signal?.removeEventListener("abort", stop);
    },
  };
}

function timeOut(timeoutMs: number, cause: unknown): AnalystError {
  return new AnalystError(
    "QUERY_TIMEOUT",
    `the query took longer than ${timeoutMs} ms and was cancelled; group by fewer dimensions or filter more`,
    { cause },
  );
}

/** Returns the first line of DuckDB's message. The other lines quote the query or give advice about settings. */
export function duckdbMessage(cause: unknown): string {
  const [line = ""] = (cause instanceof Error ? cause.message : String(cause)).split("\n");
  return line;
}
