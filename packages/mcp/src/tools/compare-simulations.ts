import { counted, omitUndefined } from "@concordat/contracts/options";
import { simulationComparison } from "@concordat/contracts/simulation-comparison";
import { compareRuns, type MeasuredRun, measureRun } from "@concordat/simulation";
import { allowedRun } from "../runs/allowed-run.js";
import { closedObject } from "../schemas/closed-object.js";
import { outlinedSchema } from "../schemas/outlined-schema.js";
import { defineMcpTool, type McpToolContext } from "./tool.js";

interface Input {
  readonly a: readonly string[];
  readonly b: readonly string[];
  readonly post?: string;
  readonly by_segment?: boolean;
}

const folders = (description: string) => ({
  type: "array",
  items: { type: "string" },
  minItems: 1,
  maxItems: 1_000,
  description,
});

/** Compares two simulations, or two ensembles of them. */
export const compareSimulationsTool = defineMcpTool<Input>({
  name: "compare_simulations",
  title: "Compare simulations",
  description:
    "Compares completed simulations, measure by measure: the difference of the means with an interval, paired by seed where that " +
    "is possible, what can be said of it, and how many runs would show more. Several seeds on each side say more than one.",
  inputSchema: closedObject(
    {
      a: folders("The folders of the runs that are compared with."),
      b: folders("The folders of the runs whose difference from a is given."),
      post: { type: "string", description: "The post that is measured. Default: all posts." },
      by_segment: { type: "boolean", description: "Also measure each segment. Default false." },
    },
    ["a", "b"],
  ),
  outputSchema: outlinedSchema(simulationComparison),
  annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
  async call({ a, b, ...what }, context) {
    const of = a.length + b.length;
    const measured: MeasuredRun[] = [];
    for (const run of [...a, ...b]) {
      context.signal.throwIfAborted();
      measured.push(await measure(run, what, context));
      context.progress({
        done: measured.length,
        of,
        message: `${measured.length} of ${counted(of, "run")} measured`,
      });
    }
    return { value: compareRuns({ a: measured.slice(0, a.length), b: measured.slice(a.length) }) };
  },
});

async function measure(
  named: string,
  { post, by_segment: bySegment = false }: Pick<Input, "post" | "by_segment">,
  { paths }: McpToolContext,
): Promise<MeasuredRun> {
  const { readRunFolder } = await import("@concordat/simulation/sqlite");
  const { scenario, ledger, close } = await readRunFolder(await allowedRun(named, paths));
  try {
    return await measureRun({ scenario, ledger, bySegment, ...omitUndefined({ post }) });
  } finally {
    await close();
  }
}
