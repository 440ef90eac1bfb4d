import {
  type Ledger,
  type LedgerRow,
  LedgerTakenError,
  type LedgerWriter,
  type ReadOptions,
  type StoredRow,
} from "./ledger.js";
import { compareRowKeys } from "./row-order.js";
import { type TableName, tableOf } from "./tables.js";

/** Creates a ledger in memory, for tests and for runs that are not stored. It is the default of `simulate`. */
export function createMemoryLedger(): Ledger {
  const stored = new Map<TableName, Map<string, StoredRow>>();
  let holder = "";
  let epoch = 0;
  const rowsOf = (table: TableName): Map<string, StoredRow> => {
    const rows = stored.get(table) ?? new Map<string, StoredRow>();
    stored.set(table, rows);
    return rows;
  };
  return {
    read: (table, options = {}) => select(table, [...rowsOf(table).values()], options),
    async claim(name): Promise<LedgerWriter> {
      holder = name;
      const mine = ++epoch;
      return {
        async commit(rows: readonly LedgerRow[]): Promise<void> {
          if (mine !== epoch) throw new LedgerTakenError(holder);
          for (const { table, row, digest } of rows) {
            const key = JSON.stringify(row.slice(0, tableOf(table).key));
            const known = rowsOf(table);
            if (!known.has(key)) known.set(key, { row, digest });
          }
        },
      };
    },
    async snapshot() {
      const then = new Map(Array.from(stored, ([table, rows]) => [table, [...rows.values()]]));
      return {
        read: (table, options = {}) => select(table, then.get(table) ?? [], options),
        async close() {},
      };
    },
    async close() {},
  };
}

function select(
  table: TableName,
  rows: readonly StoredRow[],
  { round, fromRound, columns }: ReadOptions,
): StoredRow[] {
  const { columns: all, key } = tableOf(table);
  const wanted = columns?.map((name) => all.indexOf(name));
  return rows
    .filter(({ row }) => round === undefined || row[0] === round)
    .filter(({ row }) => fromRound === undefined || Number(row[0]) >= fromRound)
    .sort((a, b) => compareRowKeys(a.row, b.row, key))
    .map((stored) =>
      wanted === undefined ? stored : { ...stored, row: wanted.map((index) => stored.row[index] ?? null) },
    );
}
