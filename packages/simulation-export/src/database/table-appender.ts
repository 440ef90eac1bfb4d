import {
  BIGINT,
  BOOLEAN,
  DOUBLE,
  type DuckDBAppender,
  type DuckDBConnection,
  DuckDBDataChunk,
  DuckDBListValue,
  DuckDBTimestampValue,
  type DuckDBType,
  type DuckDBValue,
  INTEGER,
  LIST,
  TIMESTAMP,
  VARCHAR,
} from "@duckdb/node-api";
import type { CellType, ExportCell, ExportTable } from "../tables/table.js";
import { sqlName } from "./export-form.js";

/** Number of rows in a chunk for DuckDB. */
const rowsOfChunk = 2_048;

const duckTypes: Readonly<Record<CellType, DuckDBType>> = {
  INTEGER,
  BIGINT,
  BOOLEAN,
  DOUBLE,
  VARCHAR,
  "VARCHAR[]": LIST(VARCHAR),
  TIMESTAMP,
};

/** Writes the rows of a table to a database in chunks. */
export class TableAppender {
  private readonly appender: DuckDBAppender;
  private readonly cellTypes: readonly CellType[];
  private readonly types: readonly DuckDBType[];
  private columns: DuckDBValue[][];

  private constructor(appender: DuckDBAppender, { columns }: ExportTable) {
    this.appender = appender;
    this.cellTypes = columns.map(({ type }) => type);
    this.types = this.cellTypes.map((type) => duckTypes[type]);
    this.columns = columns.map(() => []);
  }

  /** Creates the empty table. */
  static async create(
    connection: DuckDBConnection,
    name: string,
    table: ExportTable,
  ): Promise<TableAppender> {
    const columns = table.columns.map(({ name: column, type }) => `${sqlName(column)} ${type}`);
    await connection.run(`CREATE TABLE "${name}" (${columns.join(", ")})`);
    return new TableAppender(await connection.createAppender(name), table);
  }

  /** Adds a row. The cells are in the order of the table's columns. */
  add(cells: readonly ExportCell[]): void {
    for (const [index, column] of this.columns.entries()) {
      column.push(duckValue(cells[index] ?? null, this.cellTypes[index]));
    }
    if (this.columns[0]?.length === rowsOfChunk) this.flush();
  }

  /** Completes the table, so that all its rows are in the database. */
  close(): void {
    this.flush();
    this.appender.closeSync();
  }

  private flush(): void {
    const rows = this.columns[0]?.length ?? 0;
    if (rows === 0) return;
    const chunk = DuckDBDataChunk.create(this.types, rows);
    chunk.setColumns(this.columns);
    this.appender.appendDataChunk(chunk);
    this.columns = this.columns.map(() => []);
  }
}

function duckValue(cell: ExportCell, type: CellType | undefined): DuckDBValue {
  if (cell === null) return null;
  if (typeof cell === "object") return new DuckDBListValue([...cell]);
  if (typeof cell !== "number") return cell;
  if (type === "BIGINT") return BigInt(cell);
  return type === "TIMESTAMP" ? new DuckDBTimestampValue(BigInt(cell) * 1_000n) : cell;
}
