import type { JsonSchema } from "@concordat/contracts/contract";
import type { IterationResponse } from "@concordat/contracts/iteration-response";
import type { Subject } from "../drivers/subject.js";
import type { Dimensions } from "../query/dimension.js";
import type { Parsed } from "../query/parsed.js";
import type { Cell } from "../table/cell.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import type { OfferedDimension } from "./offered-dimensions.js";

/** The name of a tool in the contract. */
export type ToolName = IterationResponse["actions"][number]["tool_name"];

/** The context of the tools. */
export interface AnalysisToolContext {
  readonly table: Table;
  readonly dimensions: Dimensions;
  readonly subject: Pick<Subject, "measure">;
  /** The dimensions that are shown to the model, with their values. */
  readonly offered: readonly OfferedDimension[];
  /** The groupings that an engine may choose: each of these dimensions, and pairs of them. */
  readonly groupings: readonly (readonly string[])[];
}

/** The result of a tool: a small table. */
export interface ToolAnswer {
  /** Names of the columns. */
  readonly columns: readonly string[];
  /** The rows, with a value for each column. */
  readonly rows: readonly (readonly Cell[])[];
  /** Number of rows omitted. */
  readonly leftOut: number;
}

/** A call whose arguments are valid for the table. */
export interface ValidToolCall {
  readonly tool: ToolName;
  /** Equal for calls with equal results. */
  readonly key: string;
  /** The content of the table to save; `null` if the call saves nothing. */
  readonly saves: string | null;
  run(options: QueryOptions): Promise<ToolAnswer>;
}

/** A tool that the model can call. */
export interface AnalysisTool {
  readonly name: ToolName;
  /** The description for a model. */
  readonly summary: string;
  /**
   * Returns the schema of the tool's arguments for an engine, which allows only arguments that are possible for the
   * table.
   */
  argumentsSchema(context: AnalysisToolContext): JsonSchema;
  /** Checks the arguments against the table. Invalid arguments are reported to the model, never dropped. */
  read(
    args: Readonly<Record<string, unknown>>,
    context: AnalysisToolContext,
    path: string,
  ): Parsed<ValidToolCall>;
}
