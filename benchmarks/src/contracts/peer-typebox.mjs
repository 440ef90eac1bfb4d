// The same two contracts, written and compiled as a TypeBox user would.
import { Type } from "typebox";
import { Compile } from "typebox/compile";

const closed = (properties) => Type.Object(properties, { additionalProperties: false });
const nonBlank = Type.String({ pattern: "[^ \\t\\r\\n]" });
const choice = (name, content) => closed({ choice: Type.Literal(name), reason: nonBlank, content });
const remark = Type.Optional(Type.Union([Type.String(), Type.Null()]));

const decision = Compile(
  Type.Union([
    choice("LIKE", remark),
    choice("REPLY", nonBlank),
    choice("RESHARE", nonBlank),
    choice("SCROLL", remark),
  ]),
);

const iteration = Compile(
  closed({
    iteration_number: Type.Integer({ minimum: 1 }),
    phase: Type.Enum(["exploration", "pre_final", "synthesis", "final"]),
    plan: Type.String({ minLength: 5 }),
    actions: Type.Array(
      closed({
        tool_name: Type.Enum([
          "get_trend_data_tool",
          "list_available_dimensions_tool",
          "get_dimension_values_tool",
          "save_query_to_csv_tool",
        ]),
        arguments: Type.Record(Type.String(), Type.Unknown()),
      }),
      { maxItems: 3 },
    ),
    reflect: Type.String({ minLength: 10 }),
    saved_csv: Type.Optional(
      Type.Array(
        closed({
          description: Type.String({ minLength: 3 }),
          corresponding_action_index: Type.Integer({ minimum: 0 }),
        }),
      ),
    ),
    meta: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  }),
);

export const typeboxDecision = (value) => decision.Check(value);
export const typeboxIteration = (value) => iteration.Check(value);
