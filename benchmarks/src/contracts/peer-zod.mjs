// The same two contracts, written as a zod user would.
import { z } from "zod";

const nonBlank = z.string().regex(/[^ \t\r\n]/u);
const choice = (name, content) => z.strictObject({ choice: z.literal(name), reason: nonBlank, content });
const remark = z.string().nullish();

const decision = z.discriminatedUnion("choice", [
  choice("LIKE", remark),
  choice("REPLY", nonBlank),
  choice("RESHARE", nonBlank),
  choice("SCROLL", remark),
]);

const iteration = z.strictObject({
  iteration_number: z.int().min(1),
  phase: z.enum(["exploration", "pre_final", "synthesis", "final"]),
  plan: z.string().min(5),
  actions: z
    .array(
      z.strictObject({
        tool_name: z.enum([
          "get_trend_data_tool",
          "list_available_dimensions_tool",
          "get_dimension_values_tool",
          "save_query_to_csv_tool",
        ]),
        arguments: z.record(z.string(), z.unknown()),
      }),
    )
    .max(3),
  reflect: z.string().min(10),
  saved_csv: z
    .array(z.strictObject({ description: z.string().min(3), corresponding_action_index: z.int().min(0) }))
    .optional(),
  meta: z.record(z.string(), z.unknown()).optional(),
});

export const zodDecision = (value) => decision.safeParse(value).success;
export const zodIteration = (value) => iteration.safeParse(value).success;
