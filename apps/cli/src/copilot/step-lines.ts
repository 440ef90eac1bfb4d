import type { RunStep } from "@concordat/copilot";
import { colours } from "../terminal/colours.js";
import { note } from "../terminal/output.js";

const paints: Readonly<Record<RunStep["state"], (text: string) => string>> = {
  running: colours.err.dim,
  completed: colours.err.green,
  failed: colours.err.red,
  skipped: colours.err.yellow,
  stopped: colours.err.yellow,
};

/** Reports the start and the end of a step on standard error. */
export function printStep({ name, state, durationMs }: RunStep): void {
  const time = state === "running" || state === "skipped" ? "" : ` ${(durationMs / 1_000).toFixed(1)} s`;
  note(`${name.padEnd(9)} ${paints[state](state)}${time}`);
}
