import type { JsonSchema } from "@concordat/contracts/contract";
import { maxActions } from "../limits.js";
import type { AnalysisToolContext } from "../tools/tool.js";
import { actionSchema, type Offer } from "../tools/tools.js";
import type { Phase } from "./phase.js";

/** The state of an iteration when it is requested. */
export interface IterationState {
  readonly iteration: number;
  readonly phase: Phase;
  /** Number of CSVs that are still to be saved. */
  readonly missingCsvs: number;
  /** Groupings whose CSV was already requested. */
  readonly saved: readonly unknown[];
  /** Dimensions whose values were already listed. Listing them again would give the same result. */
  readonly listed: readonly unknown[];
  /** Whether the dimensions themselves were already listed. */
  readonly overviewed: boolean;
}

type Offering = (state: IterationState, context: AnalysisToolContext) => readonly Offer[];

/**
 * The tools that each phase offers. The exploration also offers tools for an overview of the table until they have been
 * called. Later phases offer only tools that compute and save.
 */
const offerings: Readonly<Record<Phase, Offering>> = {
  exploration: (state, context) => [...computing(context), ...overview(state, context)],
  pre_final: savingFirst,
  synthesis: savingFirst,
  final: savingFirst,
};

function computing(context: AnalysisToolContext): Offer[] {
  return [
    { tool: "get_trend_data_tool", context },
    { tool: "save_query_to_csv_tool", context },
  ];
}

function overview({ listed, overviewed }: IterationState, context: AnalysisToolContext): Offer[] {
  const offered = context.offered.filter(({ dimension }) => !listed.includes(dimension.name));
  return [
    ...(offered.length === 0
      ? []
      : [{ tool: "get_dimension_values_tool" as const, context: { ...context, offered } }]),
    ...(overviewed ? [] : [{ tool: "list_available_dimensions_tool" as const, context }]),
  ];
}

function savingFirst({ missingCsvs, saved }: IterationState, context: AnalysisToolContext): Offer[] {
  if (missingCsvs === 0) return computing(context);
  return [{ tool: "save_query_to_csv_tool", context: { ...context, groupings: unsaved(context, saved) } }];
}

/**
 * Returns the schema for the engine: the number and phase of the iteration, and calls that are possible for the table.
 * From the `pre_final` phase on, an engine that enforces the schema must save a CSV file with a new grouping, as long
 * as files are missing. The schema omits fields that follow from others.
 */
export function iterationSchema(state: IterationState, context: AnalysisToolContext): JsonSchema {
  const { iteration, phase, missingCsvs } = state;
  const mustAct = phase === "exploration" || missingCsvs > 0;
  return {
    type: "object",
    properties: {
      iteration_number: { type: "integer", enum: [iteration] },
      phase: { type: "string", enum: [phase] },
      plan: { type: "string", minLength: 5 },
      actions: {
        type: "array",
        items: actionSchema(offerings[phase](state, context)),
        minItems: mustAct ? 1 : 0,
        maxItems: maxActions,
      },
      reflect: { type: "string", minLength: 10 },
    },
    required: ["iteration_number", "phase", "plan", "actions", "reflect"],
    additionalProperties: false,
  };
}

function unsaved(
  { groupings }: AnalysisToolContext,
  saved: readonly unknown[],
): AnalysisToolContext["groupings"] {
  const known = new Set(saved.map((grouping) => JSON.stringify(grouping)));
  const open = groupings.filter((grouping) => !known.has(JSON.stringify(grouping)));
  return open.length > 0 ? open : groupings;
}
