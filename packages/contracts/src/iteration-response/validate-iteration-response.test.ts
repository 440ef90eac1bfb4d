import { expect, it } from "vitest";
import { readVectors } from "../testing/schema-folder.js";
import { validateIterationResponse } from "./validate-iteration-response.js";

it("has nothing to say of a valid response", () => {
  const valid = readVectors("iteration-response/v1").filter((vector) => vector.valid);
  expect(valid.flatMap(({ data }) => validateIterationResponse(data))).toEqual([]);
});

it("names every broken rule and where, without a leading slash", () => {
  const payload = {
    iteration_number: 0,
    phase: "final",
    plan: "Look",
    actions: [{ tool_name: "rm", arguments: {} }, "look"],
    extra: true,
  };
  expect(validateIterationResponse(payload)).toEqual([
    "must be at least 1 (path: iteration_number)",
    "must have at least 5 characters (path: plan)",
    'must be one of "get_trend_data_tool", "list_available_dimensions_tool", "get_dimension_values_tool", "save_query_to_csv_tool" (path: actions/0/tool_name)',
    "must be an object, not a string (path: actions/1)",
    "must have the property 'reflect' (path: )",
    "must not have the property 'extra' (path: )",
  ]);
});

it("shows the root as an empty path", () => {
  expect(validateIterationResponse("text")).toEqual(["must be an object, not a string (path: )"]);
});
