import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withFolder } from "../testing/table-file.js";
import { readCoverage } from "./coverage.js";

const plan = { plan: "Look at it.", reflect: "Known: little." };
const iterations = [
  {
    iteration_number: 1,
    phase: "exploration",
    ...plan,
    actions: [
      {
        tool_name: "get_trend_data_tool",
        arguments: { group_by_dimensions: ["shop", "sold.year"], filters: [] },
      },
      { tool_name: "get_dimension_values_tool", arguments: { dimension_name: "shop" } },
    ],
    meta: {
      dimensions: { shop: 3, "sold.year": 2, colour: 9 },
      results: [
        {
          state: "answered",
          answer: {
            columns: ["shop", "sold.year", "sum of n"],
            rows: [
              ["Nord", 2008, 5],
              ["Süd", 2008, 4],
            ],
          },
        },
        { state: "answered", answer: { columns: ["shop", "count of rows"], rows: [["Nord", 2]] } },
      ],
    },
  },
  {
    iteration_number: 2,
    phase: "final",
    ...plan,
    actions: [
      {
        tool_name: "save_query_to_csv_tool",
        arguments: {
          group_by_dimensions: [],
          filters: [
            { dimension_name: "shop", operator: "in", value: ["Ost", "Nord"] },
            { dimension_name: "sold.year", operator: ">", value: 2008 },
          ],
        },
      },
    ],
    meta: { results: [{ state: "answered", file: "01-x.csv" }] },
  },
];
const attempts = [
  { iteration: 1, phase: "exploration", violations: [{}, {}] },
  { iteration: 1, phase: "exploration", violations: [] },
  { iteration: 2, phase: "final", violations: [{}] },
];
const lines = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join("");

async function coverage(files: Readonly<Record<string, string>>) {
  return withFolder(async (folder) => {
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    return readCoverage(join(folder, "iterations.jsonl"));
  });
}

describe("coverage", () => {
  it("says which dimensions and members were explored, what was saved, and what happened in each phase", async () => {
    expect(
      await coverage({ "iterations.jsonl": lines(iterations), "attempts.jsonl": lines(attempts) }),
    ).toEqual({
      iterations: 2,
      dimensions: [
        { dimension: "shop", calls: 3, membersSeen: 3, members: 3 },
        { dimension: "sold.year", calls: 2, membersSeen: 1, members: 2 },
        { dimension: "colour", calls: 0, membersSeen: 0, members: 9 },
      ],
      csvs: 1,
      phases: [
        { phase: "exploration", iterations: 1, actions: 2, violations: 2 },
        { phase: "pre_final", iterations: 0, actions: 0, violations: 0 },
        { phase: "synthesis", iterations: 0, actions: 0, violations: 0 },
        { phase: "final", iterations: 1, actions: 1, violations: 1 },
      ],
    });
  });

  it("comes from the iterations alone, also from a custom log without meta", async () => {
    const own = iterations.map(({ meta: _, ...rest }) => ({
      ...rest,
      saved_csv: [{ description: "all", corresponding_action_index: 0 }],
    }));
    expect(await coverage({ "iterations.jsonl": lines(own) })).toMatchObject({
      dimensions: [
        { dimension: "shop", calls: 3, membersSeen: 2, members: null },
        { dimension: "sold.year", calls: 2, membersSeen: 0, members: null },
      ],
      csvs: 2,
      phases: [{ violations: null }, {}, {}, {}],
    });
  });

  it.each([
    [
      "a line that is not an iteration",
      '{"iteration_number":0}\n',
      /iterations\.jsonl:1: .*must be at least 1 \(path: iteration_number\)/,
    ],
    ["a line that is not JSON", "oh\n", /iterations\.jsonl:1: the line is not JSON/],
    ["no iterations", "", /contains no iterations, or is not there/],
  ])("refuses %s", async (_, content, message) => {
    await expect(coverage({ "iterations.jsonl": content })).rejects.toMatchObject({
      code: "LOG_UNREADABLE",
      message: expect.stringMatching(message),
    });
  });
});
