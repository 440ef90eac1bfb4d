import type { Step } from "@concordat/copilot";
import { colours } from "../terminal/colours.js";

const paints: Readonly<Record<Step["state"], (text: string) => string>> = {
  running: colours.err.dim,
  completed: colours.err.green,
  failed: colours.err.red,
  skipped: colours.err.yellow,
  stopped: colours.err.yellow,
};

/** Tells a person of each step of a run as it begins and ends, on standard error. */
export function printStep({ name, state, durationMs }: Step): void {
  const time = state === "running" || state === "skipped" ? "" : ` ${(durationMs / 1_000).toFixed(1)} s`;
  console.error(`${name.padEnd(9)} ${paints[state](state)}${time}`);
}
