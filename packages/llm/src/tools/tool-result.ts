import type { ToolEnd } from "../chat/index.js";
import { quoteUntrusted } from "../prompt/quote-untrusted.js";
import type { ToolRun } from "./tool-step.js";

/** Returns the result of a call as text for the model: the value as JSON, or an error that is marked as an error. */
export function resultText(end: ToolEnd): string {
  return JSON.stringify(end.state === "done" ? end.output : { error: end.message });
}

/** Returns the earlier calls and their outcomes as text, for engines without tools and for the final answer. */
export function runsText(runs: readonly ToolRun[]): string {
  return runs
    .map(({ name, input, end }) => {
      const result =
        end.state === "done" ? quoteUntrusted("result", end.output) : quoteUntrusted("error", end.message);
      return `${name}(${input}) ${end.state === "done" ? "gave" : "failed with"} ${result}`;
    })
    .join("\n");
}
