import type { Contents } from "../../document.js";
import { DocumentError } from "../../error/document-error.js";
import { tableBlocks } from "../table.js";
import { openPackage } from "./open-package.js";

/**
 * Reads a workbook: each sheet with its columns, its size and its first rows.
 * @throws {DocumentError} LOCKED, UNSUPPORTED, BROKEN or TOO_LARGE
 */
export async function readXlsx(bytes: Uint8Array, file: string): Promise<Contents> {
  const { properties, measured } = openPackage(bytes, file);
  const { default: readWorkbook } = await import("read-excel-file/node");
  const sheets = await readWorkbook(Buffer.from(measured())).catch((cause: unknown) => {
    throw new DocumentError("BROKEN", `${file}: is not a workbook that can be read`, { cause });
  });
  const tables = sheets.map(({ sheet, data }) => {
    const rows = data.map((row, index) => ({ cells: row.map(cellText), line: index + 1 }));
    return tableBlocks(
      rows.filter(({ cells }) => cells.some((cell) => cell !== "")),
      sheet,
    );
  });
  return {
    ...properties,
    blocks: tables.flatMap(({ blocks }) => blocks),
    notRead: tables.flatMap(({ notRead }) => notRead),
  };
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, "");
  return String(cell);
}
