import type { Pause } from "./pause.js";

/** Number of consecutive time-outs after which the server is considered unavailable. */
export const timeoutsThatPause = 5;

/** The number of time-outs since a run's last answer. It continues across rounds. */
export interface ConsecutiveTimeouts {
  consecutive: number;
}

/** Whether enough consecutive requests have timed out to consider the server unavailable. */
export function meanUnavailable({ consecutive }: ConsecutiveTimeouts): boolean {
  return consecutive >= timeoutsThatPause;
}

/** Returns the pause of a run whose server no longer answers in time. */
export function timeoutPause(message: string): Pause {
  return {
    cause: "model",
    code: "TIMEOUT",
    message: `${timeoutsThatPause} requests in a row were not answered in time: ${message}`,
  };
}
