import { escapeHtml } from "../escape/html.js";

/** A column of a table, with its heading. It also states whether its cells are numbers. */
export interface TableColumn {
  /** The heading of the column. */
  readonly heading: string;
  /** Whether the column's cells are numbers, which are aligned at the right. */
  readonly isNumber: boolean;
}

/** Creates a column of text. */
export function textColumn(heading: string): TableColumn {
  return { heading, isNumber: false };
}

/** Creates a column of numbers. */
export function numberColumn(heading: string): TableColumn {
  return { heading, isNumber: true };
}

/** A cell with a link to another part of the page. */
export interface LinkedCell {
  /** The text of the cell. */
  readonly text: string;
  /** The id of the target on the same page. It comes from this package, never from data. */
  readonly to: string;
}

/** A row of a table, as words; the first cell names the row. */
export interface TableRow {
  /** The cells, one for each column. */
  readonly cells: readonly (string | LinkedCell)[];
  /** Whether the row is the sum of the others. */
  readonly isTotal?: boolean;
}

/** Maximum number of rows of a table that is printed on one page. A longer table may continue on the next page. */
const maxShortRows = 16;

/**
 * Maximum number of columns that a narrow screen shows as a table. If there are more, the cells of each row are shown
 * as a list.
 */
const maxNarrowColumns = 4;

/** Builds a table that can be scrolled sideways if it is too wide, also with the keyboard. */
export function table(caption: string, columns: readonly TableColumn[], rows: readonly TableRow[]): string {
  const head = columns.map(
    (column) => `<th scope="col"${numeric(column)}>${escapeHtml(column.heading)}</th>`,
  );
  const isMany = columns.length > maxNarrowColumns;
  const body = rows.map(({ cells, isTotal = false }) => {
    const shown = cells.map((cell, index) => {
      const tag = index === 0 ? `th scope="row"` : "td";
      const heading =
        isMany && index > 0 ? ` data-heading="${escapeHtml(columns[index]?.heading ?? "")}"` : "";
      return `<${tag}${numeric(columns[index])}${heading}>${cellHtml(cell)}</${tag.slice(0, 2)}>`;
    });
    return `<tr${isTotal ? ' class="total"' : ""}>${shown.join("")}</tr>`;
  });
  const isShort = rows.length <= maxShortRows;
  return `<div class="scroll${isShort ? " short" : ""}${isMany ? " many" : ""}" role="region" tabindex="0" aria-label="${escapeHtml(`Table: ${caption}`)}"><table>
<caption>${escapeHtml(caption)}</caption>
<thead><tr>${head.join("")}</tr></thead>
<tbody>
${body.join("\n")}
</tbody>
</table></div>`;
}

function cellHtml(cell: string | LinkedCell): string {
  if (typeof cell === "string") return escapeHtml(cell);
  return `<a href="#${escapeHtml(cell.to)}">${escapeHtml(cell.text)}</a>`;
}

function numeric(column: TableColumn | undefined): string {
  return column?.isNumber === true ? ' class="number"' : "";
}
