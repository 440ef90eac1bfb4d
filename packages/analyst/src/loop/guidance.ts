import { wantedCsvs } from "../limits.js";
import type { ActionResult, Guidance } from "../run/iteration-record.js";
import type { Phase } from "./phase.js";

/** Returns the guidance that the model gets on an iteration's actions, with the number of occurrences. */
export function guidanceFor(phase: Phase, results: readonly ActionResult[], savedSoFar: number): Guidance {
  const counted = {
    repeated_calls: results.filter(({ state }) => state === "repeated").length,
    empty_results: results.filter(isEmpty).length,
    missing_csvs: phase === "exploration" ? 0 : Math.max(0, wantedCsvs - savedSoFar),
    failed_calls: results.filter(({ state }) => state === "failed").length,
  };
  const notes = [...new Set(results.flatMap(noteOn))];
  if (counted.missing_csvs > 0) {
    notes.push(
      `${savedSoFar} of ${wantedCsvs} CSVs are saved: save ${counted.missing_csvs} more with save_query_to_csv_tool.`,
    );
  }
  return { ...counted, notes };
}

function isEmpty(result: ActionResult): boolean {
  return result.state === "answered" && result.rows === 0;
}

function noteOn(result: ActionResult): string[] {
  const { tool_name: tool } = result;
  if (result.state === "repeated") {
    return [
      `The call of ${tool} was the same as in iteration ${result.first_iteration}: ask for something else.`,
    ];
  }
  if (result.state === "failed") return [`The call of ${tool} failed: ${result.error.message}`];
  return isEmpty(result) ? [`The call of ${tool} gave no rows: loosen its filters.`] : [];
}
