import { refused } from "../query/reading.js";
import type { Tool, ToolContext } from "./tool.js";

/** `list_available_dimensions_tool()`: what the table can be grouped and measured by. */
export const listDimensions: Tool = {
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

function rowsOf({ members, table }: ToolContext): (string | number | boolean | null)[][] {
  return [
    ...members.map(({ dimension: { name, column, part }, count }) =>
      part === null
        ? [name, "dimension", count, column.least, column.greatest]
        : [name, "dimension", count, null, null],
    ),
    ...table.columns
      .filter(({ role }) => role === "measure")
      .map(({ name, distinct, least, greatest }) => [name, "measure", distinct, least, greatest]),
  ];
}
