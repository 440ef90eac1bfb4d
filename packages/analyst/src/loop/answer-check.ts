import type { Violation } from "@concordat/contracts/contract";
import { isRecord } from "@concordat/contracts/options";
import { refused } from "../query/parsed.js";
import type { AnalysisToolContext } from "../tools/tool.js";
import { readUnknownCall } from "../tools/tools.js";
import type { Phase } from "./phase.js";

/**
 * Checks that a valid response is for the requested iteration, and that its calls are possible for the table. Returns
 * the violations.
 */
export function checkAnswer(
  answer: unknown,
  asked: { readonly iteration: number; readonly phase: Phase },
  context: AnalysisToolContext,
): Violation[] {
  if (!isRecord(answer)) return [];
  const { iteration_number: number, phase, saved_csv: saved } = answer;
  const actions: readonly unknown[] = Array.isArray(answer.actions) ? answer.actions : [];
  return [
    ...(number === asked.iteration
      ? []
      : refused("/iteration_number", "const", `must be ${asked.iteration}, the iteration asked for`)
          .violations),
    ...(phase === asked.phase
      ? []
      : refused("/phase", "const", `must be "${asked.phase}", the phase asked for`).violations),
    ...actions.flatMap(
      (action, index) => readUnknownCall(action, context, `/actions/${index}`).violations ?? [],
    ),
    ...(Array.isArray(saved)
      ? saved.flatMap((entry, index) => checkSavedCsv(entry, actions, `/saved_csv/${index}`))
      : []),
  ];
}

function checkSavedCsv(entry: unknown, actions: readonly unknown[], path: string): Violation[] {
  const index = isRecord(entry) ? entry.corresponding_action_index : undefined;
  if (typeof index !== "number") return [];
  const action = actions[index];
  if (isRecord(action) && action.tool_name === "save_query_to_csv_tool") return [];
  const what = action === undefined ? "there is no such action" : "that action saves nothing";
  return refused(
    `${path}/corresponding_action_index`,
    "const",
    `must be the index of a save_query_to_csv_tool action; ${what}`,
  ).violations;
}
