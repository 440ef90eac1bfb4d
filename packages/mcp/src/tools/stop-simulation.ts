import { runFolderSchema } from "../runs/folder-schema.js";
import { runStatusSchema } from "../runs/status-schema.js";
import { closedObject } from "../schemas/closed-object.js";
import { defineMcpTool } from "./tool.js";

/** Pauses a simulation. */
export const stopSimulationTool = defineMcpTool<{ readonly run: string }>({
  name: "stop_simulation",
  title: "Pause a simulation",
  description:
    "Pauses a simulation that start_simulation began. What is recorded stays; start_simulation resumes it.",
  inputSchema: closedObject({ run: runFolderSchema }, ["run"]),
  outputSchema: runStatusSchema,
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  async call({ run: named }, { paths, runs }) {
    const run = runs.get(await paths.resolve(named));
    await run.stop();
    return { value: run.status };
  },
});
