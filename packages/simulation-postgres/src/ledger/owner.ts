import { type LedgerRow, LedgerTakenError, type LedgerWriter } from "@concordat/simulation";
import type { Client, Connection } from "../database/connection.js";
import { insertRows } from "./insert-rows.js";

/** The right to write to a run until another process claims it. */
export class Owner implements LedgerWriter {
  private readonly connection: Connection;
  private readonly simulation: number;
  private readonly epoch: number;

  constructor(connection: Connection, simulation: number, epoch: number) {
    this.connection = connection;
    this.simulation = simulation;
    this.epoch = epoch;
  }

  commit(rows: readonly LedgerRow[]): Promise<void> {
    return this.transaction((client) => insertRows(client, this.simulation, rows));
  }

  /**
   * Runs a transaction: everything or nothing, and nothing once another process has claimed the run. A
   * process that claims it waits for the transaction.
   * @throws {LedgerTakenError} when another has claimed the run
   */
  transaction<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    return this.connection.transaction(async (client) => {
      const { rows } = await client.query(
        "SELECT epoch, holder FROM concordat.simulation WHERE id = $1 FOR SHARE",
        [this.simulation],
      );
      const [owner] = rows;
      if (owner?.epoch !== this.epoch)
        throw new LedgerTakenError(String(owner?.holder ?? "none: it was removed"));
      return work(client);
    });
  }
}
