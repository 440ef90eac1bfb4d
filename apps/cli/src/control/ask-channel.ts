import { connect } from "node:net";
import { systemCode } from "@concordat/files";

/** Milliseconds to wait for an answer from a process. A process that is computing a round answers late. */
const patienceMs = 10_000;

/**
 * Asks the process that executes a run to pause it or to continue it, or for its state.
 * @throws {Error} when no process answers
 */
export function askChannel(
  place: string,
  request: "state" | "pause" | "continue",
): Promise<"playing" | "paused"> {
  return new Promise((resolve, reject) => {
    let given = "";
    const socket = connect(place, () => socket.write(`${request}\n`));
    socket.setTimeout(patienceMs, () =>
      socket.destroy(new Error("the process that plays this run does not answer; it may be suspended")),
    );
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      given += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const state = given.trim();
      if (state === "playing" || state === "paused") resolve(state);
      else reject(new Error("the process that plays this run has ended"));
    });
  });
}

/** Whether an error means that the process that listened on a channel has ended. */
export function isClosedChannel(error: unknown): boolean {
  return ["ECONNREFUSED", "ENOENT"].includes(systemCode(error) ?? "");
}

/** Whether an error means that only another user may send requests. */
export function isForbidden(error: unknown): boolean {
  return ["EACCES", "EPERM"].includes(systemCode(error) ?? "");
}
