import { runQuery } from "../query/query.js";
import { refused } from "../query/reading.js";
import { queryKey, queryProperties, readQuery } from "./query-arguments.js";
import type { Tool } from "./tool.js";

const topN = { most: 100_000, fallback: 100_000 };
const leastDescription = 3;
const mostDescription = 200;

/** `save_query_to_csv_tool(group_by_dimensions, filters, top_n, description)`: the same, saved as a CSV. */
export const saveQuery: Tool = {
  name: "save_query_to_csv_tool",
  summary: "(the same, description) computes it and saves the table as evidence",
  argumentsSchema: (context) => ({
    type: "object",
    properties: {
      description: { type: "string", minLength: leastDescription, maxLength: 80 },
      ...queryProperties(context),
    },
    required: ["description", "group_by_dimensions", "filters"],
    additionalProperties: false,
  }),
  read({ description, ...args }, context, path) {
    const reading = readQuery(args, context, path, topN);
    const words = typeof description === "string" ? description.trim() : "";
    const fits = words.length >= leastDescription && words.length <= mostDescription;
    if (!fits || reading.violations) {
      const message = `must be a text of ${leastDescription} to ${mostDescription} characters`;
      const wrong = fits ? [] : refused(`${path}/description`, "minLength", message).violations;
      return { violations: [...wrong, ...(reading.violations ?? [])] };
    }
    const query = reading.value;
    return {
      value: {
        tool: "save_query_to_csv_tool",
        key: `save_query_to_csv_tool ${queryKey(query)}`,
        saves: words,
        run: (options) => runQuery(context.table, query, options),
      },
    };
  },
};
