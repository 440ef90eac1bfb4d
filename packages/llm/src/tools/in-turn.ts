import type { ToolApproval } from "./tool-step.js";

/** Approvals are asked for one after another, as a person can answer them. */
export function inTurn<Rest extends readonly unknown[]>(
  approve: ((call: ToolApproval, ...rest: Rest) => boolean | Promise<boolean>) | undefined,
): (call: ToolApproval, ...rest: Rest) => Promise<boolean> {
  let last: Promise<unknown> = Promise.resolve();
  return (call, ...rest) => {
    const decided = last.then(() => approve?.(call, ...rest) ?? false);
    last = decided.catch(() => undefined);
    return decided;
  };
}
