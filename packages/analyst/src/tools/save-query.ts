import { csvDescription, csvRows } from "../limits.js";
import { refused } from "../query/parsed.js";
import { runQuery } from "../query/query.js";
import { queryKey, queryProperties, readQuery } from "./query-arguments.js";
import type { AnalysisTool } from "./tool.js";

/** The tool `save_query_to_csv_tool`. It computes the measure for each group and saves the result as a CSV file. */
export const saveQuery: AnalysisTool = {
  name: "save_query_to_csv_tool",
  summary: "(the same, description) computes it and saves the table as evidence",
  argumentsSchema: (context) => ({
    type: "object",
    properties: {
      description: { type: "string", minLength: csvDescription.least },
      ...queryProperties(context),
    },
    required: ["description", "group_by_dimensions", "filters"],
    additionalProperties: false,
  }),
  read({ description, ...args }, context, path) {
    const parsed = readQuery(args, context, path, csvRows);
    const words = typeof description === "string" ? description.trim() : "";
    const fits = words.length >= csvDescription.least && words.length <= csvDescription.most;
    if (!fits || parsed.violations) {
      const message = `must be a text of ${csvDescription.least} to ${csvDescription.most} characters`;
      const wrong = fits ? [] : refused(`${path}/description`, "minLength", message).violations;
      return { violations: [...wrong, ...(parsed.violations ?? [])] };
    }
    const query = parsed.value;
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
