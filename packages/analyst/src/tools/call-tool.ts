import { formatViolation } from "@concordat/contracts/contract";
import type { Action } from "@concordat/contracts/iteration-response";
import { checkOptions, checkValue } from "@concordat/contracts/options";
import { tableRule } from "../analysis/check-analyze-options.js";
import { chooseSubject, type SubjectOptions } from "../drivers/subject.js";
import { subjectRules } from "../drivers/subject-rules.js";
import { AnalystError } from "../error/analyst-error.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import type { ToolAnswer } from "./tool.js";
import { toolContext } from "./tool-context.js";
import { readCall } from "./tools.js";

/** The four tools over one table, for manual calls or a custom agent. */
export interface AnalystTools {
  /**
   * Executes a call in the same way as an analysis.
   * @throws {AnalystError} BAD_OPTION naming every invalid argument, QUERY_TIMEOUT, QUERY_FAILED
   */
  call(action: Action, options?: QueryOptions): Promise<ToolAnswer>;
}

/**
 * Creates the four tools for a table.
 * @throws {AnalystError} BAD_OPTION when measure, time or periods do not fit the table
 * @example
 * const tools = await openTools(table, { measure: "delay" });
 * await tools.call({ tool_name: "get_trend_data_tool", arguments: { group_by_dimensions: ["origin"], top_n: 5 } });
 */
export async function openTools(table: Table, options: SubjectOptions = {}): Promise<AnalystTools> {
  checkValue(table, tableRule, "table");
  checkOptions(options, subjectRules);
  const context = await toolContext(table, await chooseSubject(table, options));
  return {
    async call(action, query = {}) {
      const parsed = readCall(action, context, "");
      if (parsed.violations === undefined) return parsed.value.run(query);
      const broken = parsed.violations.map(formatViolation).join("; ");
      throw new AnalystError(
        "BAD_OPTION",
        `the call of ${action.tool_name} does not fit the table: ${broken}`,
      );
    },
  };
}
