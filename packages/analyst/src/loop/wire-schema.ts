import type { JsonSchema } from "@concordat/contracts/contract";
import type { ToolContext, ToolName } from "../tools/tool.js";
import { actionSchema } from "../tools/tools.js";
import type { Phase } from "./phase.js";

/** What is known of a turn when it is asked for. */
export interface Turn {
  readonly iteration: number;
  readonly phase: Phase;
  /** CSVs still to be saved of those wanted. */
  readonly missingCsvs: number;
  /** Dimensions that no CSV is grouped by yet. */
  readonly unsaved: readonly string[];
}

const maxActions = 3;
const maxPlan = 200;
const maxReflect = 300;

/** The tools of each phase: once the table has been explored, only what computes and saves. */
const phaseTools: Readonly<Record<Phase, readonly ToolName[]>> = {
  exploration: [
    "get_trend_data_tool",
    "save_query_to_csv_tool",
    "get_dimension_values_tool",
    "list_available_dimensions_tool",
  ],
  pre_final: ["save_query_to_csv_tool", "get_trend_data_tool"],
  synthesis: ["save_query_to_csv_tool", "get_trend_data_tool"],
  final: ["save_query_to_csv_tool", "get_trend_data_tool"],
};

/**
 * What an engine is asked with: this iteration's number and phase, and calls that fit the table. From the pre_final
 * phase on, while CSVs are missing, an engine that holds the schema saves one by a dimension that has none. What the
 * model need not say is not asked for: which CSVs its actions save follows from the actions.
 */
export function turnSchema(
  { iteration, phase, missingCsvs, unsaved }: Turn,
  context: ToolContext,
): JsonSchema {
  const mustSave = missingCsvs > 0 && phase !== "exploration";
  const shown = context.members.filter(({ dimension }) => unsaved.includes(dimension.name));
  const actions = mustSave
    ? actionSchema(["save_query_to_csv_tool"], shown.length === 0 ? context : { ...context, members: shown })
    : actionSchema(phaseTools[phase], context);
  return {
    type: "object",
    properties: {
      iteration_number: { type: "integer", enum: [iteration] },
      phase: { type: "string", enum: [phase] },
      plan: { type: "string", minLength: 5, maxLength: maxPlan },
      actions: {
        type: "array",
        items: actions,
        minItems: mustSave || phase === "exploration" ? 1 : 0,
        maxItems: maxActions,
      },
      reflect: { type: "string", minLength: 10, maxLength: maxReflect },
    },
    required: ["iteration_number", "phase", "plan", "actions", "reflect"],
    additionalProperties: false,
  };
}
