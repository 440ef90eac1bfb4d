import { edgesSql } from "../../drivers/whole-periods.js";
import type { Table } from "../../table/open-table.js";
import type { TimeAxis } from "../axis.js";

/** The first and last day of a table. */
export interface Edges {
  readonly first: string;
  readonly last: string;
  /** The usual number of days between consecutive days with rows. */
  readonly step: number;
}

export async function edgesOf({ select }: Table, { column, first, last }: TimeAxis): Promise<Edges> {
  const [[step = 1] = []] = await select(`WITH ${edgesSql(column.id)} SELECT step FROM edges`, []);
  return { first, last, step: Number(step) };
}
