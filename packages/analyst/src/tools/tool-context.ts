import type { Subject } from "../drivers/subject.js";
import { dimensionsOf } from "../query/dimension.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import { groupingsOf, offeredDimensions } from "./offered-dimensions.js";
import type { AnalysisToolContext } from "./tool.js";

/** Examines a table for the tools: its dimensions, their values, and the possible groupings. */
export async function toolContext(
  table: Table,
  subject: Pick<Subject, "measure">,
  options: QueryOptions = {},
): Promise<AnalysisToolContext> {
  const dimensions = dimensionsOf(table.columns);
  const offered = await offeredDimensions(table, dimensions, options);
  return { table, dimensions, subject, offered, groupings: groupingsOf(offered) };
}
