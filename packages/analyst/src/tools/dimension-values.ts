import { maxMembersListed } from "../limits.js";
import { unknownDimension } from "../query/filter.js";
import { refused } from "../query/parsed.js";
import { dimensionMembers } from "./offered-dimensions.js";
import type { AnalysisTool } from "./tool.js";

/** The tool `get_dimension_values_tool`. It lists the values of a dimension with their numbers of rows. */
export const dimensionValues: AnalysisTool = {
  name: "get_dimension_values_tool",
  summary: "(dimension_name) lists a dimension's members",
  argumentsSchema: ({ offered }) => ({
    type: "object",
    properties: { dimension_name: { type: "string", enum: offered.map(({ dimension }) => dimension.name) } },
    required: ["dimension_name"],
    additionalProperties: false,
  }),
  read({ dimension_name: name, ...rest }, { table, dimensions }, path) {
    const [extra] = Object.keys(rest);
    if (extra !== undefined)
      return refused(path, "additionalProperties", `must not have the property '${extra}'`);
    const dimension = typeof name === "string" ? dimensions.get(name) : undefined;
    if (dimension === undefined) return unknownDimension(`${path}/dimension_name`, name, dimensions);
    return {
      value: {
        tool: "get_dimension_values_tool",
        key: JSON.stringify(["get_dimension_values_tool", dimension.name]),
        saves: null,
        run: (options) => dimensionMembers(table, dimension, maxMembersListed, options),
      },
    };
  },
};
