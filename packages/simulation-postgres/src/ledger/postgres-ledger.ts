import type { Ledger, LedgerSnapshot, ReadOptions, StoredRow, TableName } from "@concordat/simulation";
import type { Client, Connection } from "../database/connection.js";
import { cursorRows } from "./cursor-rows.js";
import { Owner } from "./owner.js";
import { selectSql } from "./sql.js";

/**
 * The ledger of a run in a database. Committed rows survive the loss of processes and connections, and power failures
 * of the server.
 */
export class PostgresLedger implements Ledger {
  private readonly connection: Connection;
  private readonly simulation: number;

  constructor(connection: Connection, simulation: number) {
    this.connection = connection;
    this.simulation = simulation;
  }

  async *read(table: TableName, options: ReadOptions = {}): AsyncGenerator<StoredRow> {
    const client = await this.connection.hold();
    let failure: unknown;
    try {
      await this.connection.guarded(() => client.query("BEGIN READ ONLY"));
      yield* cursorRows(this.connection, client, selectSql(this.simulation, table, options));
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      await endTransaction(client, failure);
    }
  }

  async claim(holder: string): Promise<Owner> {
    const { rows } = await this.connection.query(
      "UPDATE concordat.simulation SET epoch = epoch + 1, holder = $2, since = clock_timestamp(), seen = clock_timestamp() WHERE id = $1 RETURNING epoch",
      [this.simulation, holder],
    );
    return new Owner(this.connection, this.simulation, Number(rows[0]?.epoch));
  }

  async snapshot(): Promise<LedgerSnapshot> {
    const { connection, simulation } = this;
    const client = await connection.hold();
    try {
      await connection.guarded(() => client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"));
      // The snapshot of a transaction is taken at its first query.
      await connection.guarded(() => client.query("SELECT 1 FROM concordat.tables_version"));
    } catch (error) {
      await endTransaction(client, error);
      throw error;
    }
    let closed = false;
    return {
      read: (table, options = {}) => cursorRows(connection, client, selectSql(simulation, table, options)),
      async close() {
        if (!closed) await endTransaction(client, undefined);
        closed = true;
      },
    };
  }

  /** Does nothing, because the process that opened the database closes its connections. */
  async close(): Promise<void> {}
}

/** Ends the transaction of a connection and releases the connection. After a failure, the connection is not reused. */
async function endTransaction(client: Client, failure: unknown): Promise<void> {
  const isWell = failure === undefined && (await client.query("ROLLBACK").then(yes, no));
  client.release(!isWell);
}

const yes = (): boolean => true;
const no = (): boolean => false;
