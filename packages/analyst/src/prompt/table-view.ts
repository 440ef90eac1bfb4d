import { measurableColumns } from "../measure/measure-columns.js";
import type { Cell } from "../table/cell.js";
import type { CountTokens } from "../tools/compact.js";
import type { AnalysisToolContext } from "../tools/tool.js";

/** A table as shown to a model. */
export interface TableView {
  readonly name: string;
  readonly rows: number;
  readonly dimensions: readonly { name: string; members: number; some?: readonly Cell[] }[];
  readonly measures: readonly string[];
}

/** Numbers of values shown for each dimension. They are tried in order until the view fits into the token limit. */
const membersShown = [12, 6, 3, 0] as const;

const measuresShown = 20;

/** Describes the table within a number of tokens, with as many values of its dimensions as fit. */
export function tableView(context: AnalysisToolContext, budget: number, countTokens: CountTokens): TableView {
  const views = membersShown.map((count) => viewWith(context, count));
  const fitting = views.find((view) => countTokens(JSON.stringify(view)) <= budget);
  return fitting ?? viewWith(context, 0);
}

function viewWith({ table, offered }: AnalysisToolContext, shown: number): TableView {
  return {
    name: table.name,
    rows: table.rows,
    dimensions: offered.map(({ dimension: { name }, count, values }) => ({
      name,
      members: count,
      ...(shown === 0 || values.length === 0 ? {} : { some: values.slice(0, shown) }),
    })),
    measures: measurableColumns(table)
      .slice(0, measuresShown)
      .map(({ name }) => name),
  };
}
