// The same two contracts, written as a valibot user would.
import * as v from "valibot";

const nonBlank = v.pipe(v.string(), v.regex(/[^ \t\r\n]/u));
const choice = (name, content) => v.strictObject({ choice: v.literal(name), reason: nonBlank, content });
const remark = v.nullish(v.string());
const index = (least) => v.pipe(v.number(), v.integer(), v.minValue(least));
const text = (least) => v.pipe(v.string(), v.minLength(least));
const open = v.record(v.string(), v.unknown());

const decision = v.variant("choice", [
  choice("LIKE", remark),
  choice("REPLY", nonBlank),
  choice("RESHARE", nonBlank),
  choice("SCROLL", remark),
]);

const iteration = v.strictObject({
  iteration_number: index(1),
  phase: v.picklist(["exploration", "pre_final", "synthesis", "final"]),
  plan: text(5),
  actions: v.pipe(
    v.array(
      v.strictObject({
        tool_name: v.picklist([
          "get_trend_data_tool",
          "list_available_dimensions_tool",
          "get_dimension_values_tool",
          "save_query_to_csv_tool",
        ]),
        arguments: open,
      }),
    ),
    v.maxLength(3),
  ),
  reflect: text(10),
  saved_csv: v.optional(
    v.array(v.strictObject({ description: text(3), corresponding_action_index: index(0) })),
  ),
  meta: v.optional(open),
});

export const valibotDecision = (value) => v.is(decision, value);
export const valibotIteration = (value) => v.is(iteration, value);
