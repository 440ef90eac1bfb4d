import { counted } from "@concordat/contracts/options";
import { runFolderSchema } from "../runs/folder-schema.js";
import { runStatusSchema } from "../runs/status-schema.js";
import { closedObject } from "../schemas/closed-object.js";
import { defineMcpTool } from "./tool.js";

interface Input {
  readonly run: string;
  readonly wait_seconds?: number;
}

/**
 * Default maximum wait of a call, in seconds. It is below a minute, after which clients abandon a request by default.
 */
const defaultWait = 50;

/** Waits for a simulation and reports every round. */
export const followSimulationTool = defineMcpTool<Input>({
  name: "follow_simulation",
  title: "Follow a simulation",
  description:
    "Waits until a simulation that start_simulation began has ended, or for wait_seconds, and says how far it is. Reports progress " +
    "meanwhile. Cancelling the call does not stop the simulation.",
  inputSchema: closedObject(
    {
      run: runFolderSchema,
      wait_seconds: {
        type: "number",
        minimum: 0,
        maximum: 3600,
        description: `How long to wait; 0 only asks. Default ${defaultWait}.`,
      },
    },
    ["run"],
  ),
  outputSchema: runStatusSchema,
  annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
  async call({ run: named, wait_seconds: seconds = defaultWait }, { paths, runs, signal, progress }) {
    const run = runs.get(await paths.resolve(named));
    let seen = -1;
    const unwatch = run.watch(({ decisions, rounds, of_rounds: of }) => {
      if (rounds <= seen) return;
      seen = rounds;
      progress({
        done: rounds,
        of,
        message: `${rounds} of ${counted(of, "round")}, ${counted(decisions, "decision")}`,
      });
    });
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1_000)]);
    try {
      await Promise.race([run.ended, aborted(waiting)]);
    } finally {
      unwatch();
    }
    return { value: run.status, failed: run.status.state === "failed" };
  },
});

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
