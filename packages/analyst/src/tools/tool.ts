import type { JsonSchema } from "@concordat/contracts/contract";
import type { IterationResponse } from "@concordat/contracts/iteration-response";
import type { Subject } from "../drivers/subject.js";
import type { Dimensions } from "../query/dimension.js";
import type { Parsed } from "../query/parsed.js";
import type { Cell } from "../table/cell.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import type { Members } from "./members.js";

/** The name of a tool, as the contract has it. */
export type ToolName = IterationResponse["actions"][number]["tool_name"];

/** What tools work on. */
export interface ToolContext {
  readonly table: Table;
  readonly dimensions: Dimensions;
  readonly subject: Pick<Subject, "measure">;
  /** The dimensions that a model is shown, with their members. */
  readonly members: readonly Members[];
  /** What an engine may group by: each of these dimensions, and pairs of them. */
  readonly groupings: readonly (readonly string[])[];
}

/** What a tool gives: a small table. */
export interface ToolAnswer {
  /** Names of the columns. */
  readonly columns: readonly string[];
  /** The rows, a value for each column. */
  readonly rows: readonly (readonly Cell[])[];
  /** Number of rows omitted. */
  readonly leftOut: number;
}

/** A call whose arguments fit the table. */
export interface ToolCall {
  readonly tool: ToolName;
  /** The same for calls that give the same. */
  readonly key: string;
  /** What the table to save shows; null when the call saves nothing. */
  readonly saves: string | null;
  run(options: QueryOptions): Promise<ToolAnswer>;
}

/** One of the four tools. */
export interface Tool {
  readonly name: ToolName;
  /** What a model is told about it. */
  readonly summary: string;
  /** What an engine is asked with: arguments that fit this table. */
  argumentsSchema(context: ToolContext): JsonSchema;
  /** Checks the arguments against the table. What does not fit is reported to the model, never dropped. */
  read(args: Readonly<Record<string, unknown>>, context: ToolContext, path: string): Parsed<ToolCall>;
}
