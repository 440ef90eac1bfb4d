import type { ToolApproval } from "./tool-step.js";

/**
 * Wraps an approval function so that approvals are requested one after another, because a person can answer only one
 * at a time.
 */
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
