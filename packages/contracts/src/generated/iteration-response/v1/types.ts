// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"iteration-response/v1/types.ts","schemas":"../../../../schemas","sha256":"dd3df4cdad26550eac1c0c508f85ea07fe345089a65043d276a76b6276dd561b"}
/**
 * One planned iteration of an analysis: what to do, and what was learnt.
 */
export interface IterationResponse {
  /**
   * Which iteration this is, counted from 1.
   */
  iteration_number: number;
  /**
   * The phase that this iteration belongs to.
   */
  phase: "exploration" | "pre_final" | "synthesis" | "final";
  /**
   * What to find out now, at least 5 characters.
   */
  plan: string;
  /**
   * The tools to call now, at most 3.
   *
   * @maxItems 3
   */
  actions: Action[];
  /**
   * What is known so far and what is missing, at least 10 characters.
   */
  reflect: string;
  /**
   * The tables saved by this iteration's actions. Absent: none.
   */
  saved_csv?: SavedCsv[];
  /**
   * Anything else worth keeping, such as times and token counts. Absent: nothing.
   */
  meta?: {
    [k: string]: unknown;
  };
}
/**
 * One call of a tool.
 */
export interface Action {
  /**
   * The tool to call.
   */
  tool_name:
    | "get_trend_data_tool"
    | "list_available_dimensions_tool"
    | "get_dimension_values_tool"
    | "save_query_to_csv_tool";
  /**
   * The tool's arguments by name; which ones depends on the tool.
   */
  arguments: {
    [k: string]: unknown;
  };
}
/**
 * One table that an action saves.
 */
export interface SavedCsv {
  /**
   * What the table shows, at least 3 characters.
   */
  description: string;
  /**
   * Which action saves it: an index into actions, counted from 0.
   */
  corresponding_action_index: number;
}
