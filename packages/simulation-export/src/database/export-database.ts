import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { openTemporaryFolder, type TemporaryFolder } from "@concordat/files";
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import type { ExportTable } from "../tables/table.js";
import { type ExportForm, type ExportFormat, selected, sqlName } from "./export-form.js";
import { TableAppender } from "./table-appender.js";

/** Memory limit of DuckDB. Data that does not fit is written to temporary files. */
const memoryLimit = "1GiB";

const copyOptions: Readonly<Record<ExportFormat, string>> = {
  csv: "FORMAT csv, HEADER",
  ndjson: "FORMAT json",
  parquet: "FORMAT parquet, COMPRESSION zstd",
};

/** An in-memory database, with a temporary folder for data that does not fit. */
export class ExportDatabase {
  private readonly instance: DuckDBInstance;
  private readonly connection: DuckDBConnection;
  private readonly temporary: TemporaryFolder;

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection, temporary: TemporaryFolder) {
    this.instance = instance;
    this.connection = connection;
    this.temporary = temporary;
  }

  static async open(): Promise<ExportDatabase> {
    const temporary = await openTemporaryFolder("concordat-export");
    try {
      const instance = await DuckDBInstance.create(":memory:", {
        memory_limit: memoryLimit,
        temp_directory: temporary.path,
        autoinstall_known_extensions: "false",
        autoload_known_extensions: "false",
      });
      return new ExportDatabase(instance, await instance.connect(), temporary);
    } catch (error) {
      await temporary.remove();
      throw error;
    }
  }

  /** Creates a table, and returns a writer for its rows. */
  createTable(name: string, table: ExportTable): Promise<TableAppender> {
    return TableAppender.create(this.connection, name, table);
  }

  /** Returns a table as the content of a file, with sorted rows. The table is then dropped. */
  async takeTable(name: string, table: ExportTable, form: ExportForm): Promise<Uint8Array> {
    const { format } = form;
    const file = join(this.temporary.path, `${name}.${format}`);
    const columns = table.columns.map((column) => selected(column, form));
    const order = table.order.map((column) => `"${name}".${sqlName(column)} NULLS FIRST`);
    const rows = `SELECT ${columns.join(", ")} FROM "${name}" ORDER BY ${order.join(", ")}`;
    await this.connection.run(`COPY (${rows}) TO '${file.replaceAll("'", "''")}' (${copyOptions[format]})`);
    await this.connection.run(`DROP TABLE "${name}"`);
    try {
      return await readFile(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  async close(): Promise<void> {
    this.connection.closeSync();
    this.instance.closeSync();
    await this.temporary.remove();
  }
}
