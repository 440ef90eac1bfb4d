import { type LedgerRow, LedgerTakenError, type LedgerWriter } from "@concordat/simulation";
import type { Client, Connection } from "../database/connection.js";
import { insertRows } from "./insert-rows.js";

/** The permission to write to a run. It ends when another process claims the run. */
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
   * Runs a transaction, unless another process has claimed the run. Either all its changes are committed, or none. A
   * process that claims the run waits for the end of the transaction.
   * @throws {LedgerTakenError} when another process has claimed the run
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
