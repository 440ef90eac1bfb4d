import { quoteJson } from "@concordat/llm";
import type { Measure } from "../query/aggregate.js";
import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";

/** Usual names of the member that is the total of all others. */
const totalWords =
  "^(grand |sub|sub-)?totals?( .*)?$|^.* total$|^all( .*)?$|^sum$|^overall$|^gesamt.*$|^insgesamt$|^summe$|^ensemble$|^todos$";

/** Warns about groups whose names suggest that they are totals of the others. Their rows are counted twice. */
export async function totalMembers(table: Table, { column, aggregate }: Measure): Promise<string[]> {
  if (column === null || aggregate === "minimum" || aggregate === "maximum") return [];
  const sentences: string[] = [];
  for (const category of table.columns.filter(isText)) {
    const rows = await table.select(
      `SELECT DISTINCT ${category.id} FROM data WHERE regexp_full_match(lower(trim(${category.id})), ?) ORDER BY 1 LIMIT 4`,
      [totalWords],
    );
    const others = (category.distinct ?? 0) - rows.length;
    if (rows.length === 0 || others === 0) continue;
    const members = rows.map(([member]) => quoteJson(String(member))).join(", ");
    sentences.push(
      `${category.name} has the ${rows.length === 1 ? "member" : "members"} ${members}: where such rows sum up others, the ${aggregate} of ${column.name} counts these twice; leave them out of the file.`,
    );
  }
  return sentences;
}

function isText({ kind, role }: Column): boolean {
  return kind === "text" && role === "category";
}
