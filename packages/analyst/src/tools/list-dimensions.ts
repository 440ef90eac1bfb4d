import { measurableColumns } from "../measure/measure-columns.js";
import type { Dimension } from "../query/dimension.js";
import { refused } from "../query/parsed.js";
import type { Cell } from "../table/cell.js";
import { sensibleDimensions } from "./offered-dimensions.js";
import type { AnalysisTool, AnalysisToolContext } from "./tool.js";

/** The tool `list_available_dimensions_tool`: lists the dimensions and measures of the table. */
export const listDimensions: AnalysisTool = {
  name: "list_available_dimensions_tool",
  summary: "() lists what the table can be grouped and measured by",
  argumentsSchema: () => ({ type: "object", properties: {}, additionalProperties: false }),
  read(args, context, path) {
    const [extra] = Object.keys(args);
    if (extra !== undefined)
      return refused(path, "additionalProperties", `must not have the property '${extra}'`);
    const rows = rowsOf(context);
    return {
      value: {
        tool: "list_available_dimensions_tool",
        key: "list_available_dimensions_tool",
        saves: null,
        run: async () => ({ columns: ["name", "use", "members", "least", "greatest"], rows, leftOut: 0 }),
      },
    };
  },
};

function rowsOf({ offered, dimensions, table }: AnalysisToolContext): Cell[][] {
  const counts = new Map(offered.map(({ dimension, count }) => [dimension.name, count]));
  const shown = offered.map(({ dimension }) => dimension);
  const others = sensibleDimensions(dimensions).filter(({ name }) => !counts.has(name));
  return [
    ...[...shown, ...others].map((dimension) => dimensionRow(dimension, counts.get(dimension.name) ?? null)),
    ...measurableColumns(table).map(({ name, distinct, least, greatest }) => [
      name,
      "measure",
      distinct,
      least,
      greatest,
    ]),
  ];
}

function dimensionRow({ name, part, column: { least, greatest } }: Dimension, count: number | null): Cell[] {
  return part === null ? [name, "dimension", count, least, greatest] : [name, "dimension", count, null, null];
}
