import type { ToolEnd } from "../chat/index.js";
import { quoteUntrusted } from "../prompt/quote-untrusted.js";
import type { ToolRun } from "./tool-step.js";

/** Returns the text about a call for the model: its result as JSON, or its error, marked as one. */
export function resultText(end: ToolEnd): string {
  return JSON.stringify(end.state === "done" ? end.output : { error: end.message });
}

/** Returns the calls so far and what they led to, as text, for engines without tools and for the final answer. */
export function runsText(runs: readonly ToolRun[]): string {
  return runs
    .map(({ name, input, end }) => {
      const result =
        end.state === "done" ? quoteUntrusted("result", end.output) : quoteUntrusted("error", end.message);
      return `${name}(${input}) ${end.state === "done" ? "gave" : "failed with"} ${result}`;
    })
    .join("\n");
}
