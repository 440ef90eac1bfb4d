import { sha256 } from "@concordat/files";
import type { ExportDatabase } from "../database/export-database.js";
import type { ExportForm } from "../database/export-form.js";
import type { TableAppender } from "../database/table-appender.js";
import type { ExportCell, ExportColumn, ExportTable } from "../tables/table.js";
import { type ExportTableName, exportTableNames, exportTableOf } from "../tables/tables.js";
import { type ExportedTable, exportList, type ListedRun, type ListedTable } from "./export-list.js";
import { type ExportFolder, listFile, openExportFolder } from "./open-export-folder.js";

/**
 * The tables of an export while they are filled. Each row starts with the cells of additional columns that identify its
 * run.
 */
export class TableFiles {
  private readonly database: ExportDatabase;
  private readonly labels: readonly ExportColumn[];
  private readonly writers: ReadonlyMap<ExportTableName, TableAppender>;
  private readonly rows = new Map<ExportTableName, number>();

  private constructor(
    database: ExportDatabase,
    labels: readonly ExportColumn[],
    writers: ReadonlyMap<ExportTableName, TableAppender>,
  ) {
    this.database = database;
    this.labels = labels;
    this.writers = writers;
  }

  static async create(database: ExportDatabase, labels: readonly ExportColumn[]): Promise<TableFiles> {
    const writers = new Map<ExportTableName, TableAppender>();
    for (const name of exportTableNames)
      writers.set(name, await database.createTable(name, labelled(exportTableOf(name), labels)));
    return new TableFiles(database, labels, writers);
  }

  /** Adds a row. */
  add(name: ExportTableName, cells: readonly ExportCell[]): void {
    this.writers.get(name)?.add(cells);
    this.rows.set(name, (this.rows.get(name) ?? 0) + 1);
  }

  /**
   * Writes all tables to a folder, and then the list of them.
   * @throws {FilesError} when a file in the folder does not belong to the export, or cannot be written
   * @throws the signal's reason if it is aborted
   */
  async write(
    folder: ExportFolder,
    runs: readonly ListedRun[],
    signal: AbortSignal | undefined,
  ): Promise<ExportedTable[]> {
    for (const writer of this.writers.values()) writer.close();
    const held = await openExportFolder(folder);
    try {
      const tables: ListedTable[] = [];
      await held.remove(listFile);
      for (const name of exportTableNames) {
        signal?.throwIfAborted();
        const file = `${name}.${folder.form.format}`;
        const content = await this.take(name, folder.form);
        const columns = labelled(exportTableOf(name), this.labels).columns.map((column) => ({
          name: column.name,
          type: column.type,
        }));
        await held.write(file, content);
        tables.push({ name, file, rows: this.rows.get(name) ?? 0, sha256: sha256(content), columns });
      }
      await held.write(listFile, exportList({ form: folder.form, labels: this.labels, runs, tables }));
      return tables.map(({ name, file, rows }) => ({ name, file, rows }));
    } finally {
      await held.release();
    }
  }

  private take(name: ExportTableName, form: ExportForm): Promise<Uint8Array> {
    return this.database.takeTable(name, labelled(exportTableOf(name), this.labels), form);
  }
}

function labelled({ row, columns, order }: ExportTable, labels: readonly ExportColumn[]): ExportTable {
  return {
    row,
    columns: [...labels, ...columns],
    order: [...labels.map(({ name }) => name), ...order],
  };
}
