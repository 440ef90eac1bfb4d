import type { JsonValue } from "@concordat/contracts/contract";
import type { ActionResult, IterationRecord } from "../run/iteration-record.js";
import type { CountTokens } from "../tools/compact.js";

/** A completed iteration, as it is shown to the model in a later one. */
interface IterationView {
  readonly iteration: number;
  readonly learnt: string;
  readonly calls: readonly { tool: string; arguments: unknown; gave: JsonValue | object }[];
}

/**
 * Returns the history, limited to a number of tokens. The newest iterations include their tool results, older ones do
 * not. The oldest iterations are omitted.
 */
export function historyView(
  records: readonly IterationRecord[],
  budget: number,
  countTokens: CountTokens,
): { readonly shown: readonly IterationView[]; readonly tokens: number } {
  const shown: IterationView[] = [];
  let tokens = 0;
  for (const record of [...records].reverse()) {
    const fitting = [viewOf(record, true), viewOf(record, false)]
      .map((view) => ({ view, size: countTokens(JSON.stringify(view)) }))
      .find(({ size }) => tokens + size <= budget);
    if (fitting === undefined) break;
    shown.unshift(fitting.view);
    tokens += fitting.size;
  }
  return { shown, tokens };
}

function viewOf(
  { iteration_number, reflect, actions, meta }: IterationRecord,
  whole: boolean,
): IterationView {
  const calls = actions.map(({ tool_name, arguments: args }, index) => {
    const result = meta.results[index];
    return { tool: tool_name, arguments: args, gave: result === undefined ? null : gave(result, whole) };
  });
  return { iteration: iteration_number, learnt: reflect.slice(0, 160), calls };
}

function gave(result: ActionResult, whole: boolean): JsonValue | object {
  if (result.state === "repeated") return `the same as in iteration ${result.first_iteration}`;
  if (result.state === "failed") return `failed: ${result.error.message}`;
  const { rows, file, answer } = result;
  const saved = file === undefined ? {} : { saved_as: file };
  return whole ? { ...saved, ...answer } : { ...saved, rows };
}
