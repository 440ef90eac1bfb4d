import {
  type Action,
  type IterationResponse,
  iterationResponse,
} from "@concordat/contracts/iteration-response";
import { type ChatClient, generateObject, type Outcome } from "@concordat/llm";
import { createLlamaClient } from "@concordat/llm/llama";
import { randomModel } from "@concordat/testing/random-model";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseSubject, type SubjectOptions } from "../drivers/subject.js";
import { checkAnswer } from "../loop/answer-check.js";
import { type IterationState, iterationSchema } from "../loop/iteration-schema.js";
import { openTable, type Table } from "../table/open-table.js";
import { exampleTable } from "../testing/example-data.js";
import { withTable } from "../testing/table-file.js";
import { openTools } from "./call-tool.js";
import { compactAnswer, estimateTokens } from "./compact.js";
import type { AnalysisToolContext, ToolAnswer, ToolName } from "./tool.js";
import { toolContext } from "./tool-context.js";
import { readCall } from "./tools.js";

const contextOf = async (table: Table, options: SubjectOptions = {}): Promise<AnalysisToolContext> =>
  toolContext(table, await chooseSubject(table, options));

describe("a tool", () => {
  let table: Table;
  let context: AnalysisToolContext;

  beforeAll(async () => {
    table = await openTable(exampleTable("unemployment-across-industries.json"));
    context = await contextOf(table);
  });

  afterAll(() => table.close());

  async function call(tool_name: ToolName, args: Record<string, unknown>): Promise<ToolAnswer | string> {
    const reading = readCall({ tool_name, arguments: args }, context, "/actions/0");
    if (reading.violations)
      return reading.violations.map(({ path, message }) => `${path} ${message}`).join("; ");
    return reading.value.run({});
  }

  it("lists what the table can be grouped and measured by", async () => {
    expect(await call("list_available_dimensions_tool", {})).toEqual({
      columns: ["name", "use", "members", "least", "greatest"],
      rows: [
        ["series", "dimension", 14, "Agriculture", "Wholesale and Retail Trade"],
        ["year", "dimension", 11, 2000, 2010],
        ["date.year", "dimension", 11, null, null],
        ["date.quarter", "dimension", 41, null, null],
        ["date.month", "dimension", 122, null, null],
        ["date.weekday", "dimension", 7, null, null],
        ["month", "dimension", 12, 1, 12],
        ["date", "dimension", null, "2000-01-01T08:00:00", "2010-02-01T08:00:00"],
        ["count", "measure", 915, 2, 2440],
        ["rate", "measure", null, 0.3, 27.1],
      ],
      leftOut: 0,
    });
  });

  it("lists a dimension's members, with the number of their rows", async () => {
    const answer = await call("get_dimension_values_tool", { dimension_name: "date.weekday" });
    expect(answer).toMatchObject({ columns: ["date.weekday", "count of rows"], leftOut: 0 });
    expect(
      typeof answer === "string"
        ? []
        : answer.rows.map(([, count]) => count).reduce((a, b) => Number(a) + Number(b), 0),
    ).toBe(1708);
  });

  it("computes any measure by any aggregate, by default those of the run", async () => {
    const year = {
      group_by_dimensions: ["year"],
      filters: [{ dimension_name: "year", operator: "in", value: [2008, 2009] }],
    };
    const asked = (more: object) => call("get_trend_data_tool", { ...year, ...more });
    expect(await asked({})).toEqual({
      columns: ["year", "sum of count"],
      rows: [
        [2008, 97_888],
        [2009, 158_759],
      ],
      leftOut: 0,
    });
    expect(await asked({ aggregate: "count" })).toMatchObject({
      columns: ["year", "count of count"],
      rows: [
        [2008, 168],
        [2009, 168],
      ],
    });
    expect(await asked({ measure: "rate", aggregate: "maximum", top_n: 1 })).toEqual({
      columns: ["year", "maximum of rate"],
      rows: [[2009, 22.7]],
      leftOut: 1,
    });
  });

  it.each<[string, ToolName, Record<string, unknown>, string]>([
    [
      "an unknown dimension",
      "get_dimension_values_tool",
      { dimension_name: "industry" },
      '/actions/0/arguments/dimension_name there is no dimension "industry"; there are "series"',
    ],
    ["no dimension", "get_dimension_values_tool", {}, "there is no dimension without a name"],
    [
      "an argument too many",
      "list_available_dimensions_tool",
      { sql: "SELECT 1" },
      "must not have the property 'sql'",
    ],
    [
      "a dimension named twice",
      "get_trend_data_tool",
      { group_by_dimensions: ["year", "year"] },
      "must not name a dimension twice",
    ],
    [
      "five dimensions",
      "get_trend_data_tool",
      { group_by_dimensions: [1, 2, 3, 4, 5] },
      "must have at most 4 dimensions",
    ],
    ["top_n of none", "get_trend_data_tool", { top_n: 0 }, "/top_n must be a whole number from 1 to 1000"],
    [
      "top_n as SQL",
      "get_trend_data_tool",
      { top_n: "1; DROP TABLE data" },
      "/top_n must be a whole number from 1 to 1000",
    ],
    [
      "an unknown measure",
      "get_trend_data_tool",
      { measure: "salary" },
      'there is no column "salary"; columns of numbers are "year", "month", "count", "rate"',
    ],
    [
      "an unknown aggregate",
      "get_trend_data_tool",
      { aggregate: "median" },
      'must be one of "sum", "average", "minimum", "maximum", "count"',
    ],
    [
      "a sum of texts",
      "get_trend_data_tool",
      { measure: "series", aggregate: "sum" },
      'must be count: "series" contains no numbers',
    ],
    [
      "a save without words",
      "save_query_to_csv_tool",
      { group_by_dimensions: ["year"] },
      "/description must be a text of 3 to 200 characters",
    ],
    [
      "filters that are not a list",
      "get_trend_data_tool",
      { filters: "year = 2008" },
      "/filters must be a list of filters",
    ],
  ])("tells of %s", async (_, tool, args, message) => {
    expect(await call(tool, args)).toContain(message);
  });
});

it("may be called by hand: a call that does not fit is refused with every reason", async () => {
  await withTable("t.csv", "shop,n\nNord,1\nSüd,2\n", async (table) => {
    const tools = await openTools(table);
    const call = (args: Action["arguments"]) =>
      tools.call({ tool_name: "get_trend_data_tool", arguments: args });
    expect(await call({ group_by_dimensions: ["shop"] })).toMatchObject({
      rows: [
        ["Süd", 2],
        ["Nord", 1],
      ],
    });
    await expect(call({ group_by_dimensions: ["Shop"], top_n: 0 })).rejects.toMatchObject({
      code: "BAD_OPTION",
      message: expect.stringMatching(/there is no dimension "Shop".*; must be a whole number/),
    });
  });
});

describe("an answer to a model", () => {
  it("holds as many rows as fit its tokens, and always says how many it leaves out", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.integer()), { maxLength: 60 }),
        fc.nat(50),
        fc.integer({ min: 30, max: 900 }),
        (rows, leftOut, budget) => {
          const compact = compactAnswer({ columns: ["a", "b"], rows, leftOut }, budget, estimateTokens);
          expect(estimateTokens(JSON.stringify(compact))).toBeLessThanOrEqual(budget);
          expect(compact.rows).toEqual(rows.slice(0, compact.rows.length));
          expect(compact.rows.length + compact.left_out).toBe(rows.length + leftOut);
        },
      ),
    );
  });
});

describe("an engine that holds what it is asked with", () => {
  const hostile = ['a "b"', "größe", "; DROP TABLE data --", "select", "📏"];
  const content = `${hostile.map((name) => `"${name.replaceAll('"', '""')}"`).join(",")},"when, then"\nx,1,true,"it's ""1""",5,2008-01-01\ny\\,2,false,"</table><|im_end|>",7,2009-01-01\n`;

  it("makes calls that run, whatever a table's columns and members are called: forty turns of random weights", async () => {
    const client = await createLlamaClient({ modelPath: await randomModel() });
    await withTable("t.csv", content, async (table) => {
      const context = await contextOf(table, { measure: "📏" });
      for (let seed = 0; seed < 40; seed++) {
        const outcome = await askAt(seed, client, context);
        const why = outcome.attempts[0]?.violations ?? [];
        expect({ seed, state: outcome.state, why }).toEqual({ seed, state: "valid", why: [] });
        const actions = outcome.state === "valid" ? outcome.value.actions : [];
        for (const answer of await Promise.all(actions.map((action) => run(action, context)))) {
          expect(answer.columns.length).toBeGreaterThan(0);
        }
      }
    });
    await client.dispose();
  });

  it("can act also on a table that has nothing to group by", async () => {
    const client = await createLlamaClient({ modelPath: await randomModel() });
    await withTable("t.csv", "n\n1\n2\n", async (table) => {
      const outcome = await askAt(1, client, await contextOf(table));
      expect(outcome.state).toBe("valid");
    });
    await client.dispose();
  });
});

function askAt(
  seed: number,
  client: ChatClient,
  context: AnalysisToolContext,
): Promise<Outcome<IterationResponse>> {
  const state: IterationState = {
    iteration: seed + 1,
    phase: seed % 2 === 0 ? "exploration" : "pre_final",
    missingCsvs: 2,
    saved: [],
    listed: [],
    overviewed: false,
  };
  return generateObject({
    ...{
      client,
      contract: iterationResponse,
      seed,
      temperature: 1.2,
      maxTokens: 3_000,
      maxAttempts: 1,
      describe: false,
    },
    messages: [{ role: "user", content: "Explore." }],
    narrow: {
      "": {
        schema: iterationSchema(state, context),
        validate: (answer) => checkAnswer(answer, state, context),
      },
    },
  });
}

async function run(action: Action, context: AnalysisToolContext): Promise<ToolAnswer> {
  const reading = readCall(action, context, "");
  if (reading.violations) throw new Error(JSON.stringify(reading.violations));
  return reading.value.run({});
}
