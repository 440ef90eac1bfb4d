import { maxTrendRowsOffered, trendRows } from "../limits.js";
import { runQuery } from "../query/query.js";
import { queryKey, queryProperties, readQuery } from "./query-arguments.js";
import type { AnalysisTool } from "./tool.js";

/** The tool `get_trend_data_tool`: computes the measure for each group. */
export const trendData: AnalysisTool = {
  name: "get_trend_data_tool",
  summary: "(group_by_dimensions, filters, top_n) computes the measure for each group",
  argumentsSchema: (context) => ({
    type: "object",
    properties: {
      ...queryProperties(context),
      top_n: { type: "integer", minimum: 1, maximum: maxTrendRowsOffered },
    },
    required: ["group_by_dimensions", "filters", "top_n"],
    additionalProperties: false,
  }),
  read(args, context, path) {
    const parsed = readQuery(args, context, path, trendRows);
    if (parsed.violations) return parsed;
    const query = parsed.value;
    return {
      value: {
        tool: "get_trend_data_tool",
        key: `get_trend_data_tool ${queryKey(query)}`,
        saves: null,
        run: (options) => runQuery(context.table, query, options),
      },
    };
  },
};
