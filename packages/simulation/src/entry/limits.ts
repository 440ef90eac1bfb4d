/**
 * The limits of a run, its usage, and how it ends early.
 * @module
 */

export { timeoutsThatPause } from "../run/consecutive-timeouts.js";
export {
  type Cost,
  type ReachedLimit,
  type RunUsage,
  reachedLimit,
  spend,
  zeroUsage,
} from "../run/limits.js";
export { interrupted } from "../run/pause.js";
export { remainingLimits } from "../run/remaining-limits.js";
