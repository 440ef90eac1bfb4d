import {
  identifyModel,
  type LoadedScenario,
  loadScenario,
  type ModelPolicies,
  modelPolicies,
  needsModel,
  reportsUsage,
} from "@concordat/simulation";
import type { RunFolder } from "@concordat/simulation/sqlite";
import { Refusal } from "../refusal.js";
import { allowedRun, checkNamedFiles } from "../runs/allowed-run.js";
import { runFolderSchema } from "../runs/folder-schema.js";
import { LiveRun } from "../runs/live-run.js";
import { runStatusSchema } from "../runs/status-schema.js";
import { closedObject } from "../schemas/closed-object.js";
import { defineTool, type ToolContext } from "./tool.js";

interface Input {
  readonly run: string;
  readonly scenario?: string;
  readonly concurrency?: number;
  readonly max_requests?: number;
  readonly max_tokens?: number;
  readonly max_minutes?: number;
}

const limit = { type: "integer", minimum: 1 } as const;

/** Begins or resumes a simulation, which goes on while other tools are called. */
export const startSimulationTool = defineTool<Input>({
  name: "start_simulation",
  title: "Start or resume a simulation",
  description:
    "Simulates an audience round by round: begins the run of a scenario in a new or empty folder, or resumes the run in a folder " +
    "where no scenario is given. Returns at once; follow_simulation waits for it, stop_simulation pauses it.",
  inputSchema: closedObject(
    {
      run: runFolderSchema,
      scenario: {
        type: "string",
        description: "The path of a scenario/v1. Absent: the run in the folder is resumed.",
      },
      concurrency: { ...limit, description: "Decisions made concurrently. Default 1." },
      max_requests: { ...limit, description: "Pause after this many requests to the model." },
      max_tokens: { ...limit, description: "Pause after this many tokens." },
      max_minutes: { ...limit, description: "Pause after this many minutes." },
    },
    ["run"],
  ),
  outputSchema: runStatusSchema,
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
  async call({ run: named, scenario, concurrency = 1, ...limits }, context) {
    const folder = await context.paths.resolveFolder(named);
    const { max_requests: maxRequests, max_tokens: maxTokens, max_minutes: maxMinutes } = limits;
    const { run, policies } =
      scenario === undefined
        ? await resume(folder, context, maxTokens)
        : await begin(folder, scenario, context, maxTokens);
    try {
      checkWanted(context);
    } catch (error) {
      await run.close();
      throw error;
    }
    const live = new LiveRun(folder, run, policies, {
      concurrency,
      limits: {
        ...(maxRequests === undefined ? {} : { maxRequests }),
        ...(maxTokens === undefined ? {} : { maxTokens }),
        ...(maxMinutes === undefined ? {} : { maxMinutes }),
      },
    });
    context.runs.add(folder, live);
    return { value: live.status };
  },
});

interface Opened {
  readonly run: RunFolder;
  readonly policies: ModelPolicies | null;
}

/** @throws if the call was cancelled or the client is gone: no client would know of the run, or could stop it */
function checkWanted({ signal, runs }: ToolContext): void {
  signal.throwIfAborted();
  runs.requireOpen();
}

async function begin(
  folder: string,
  named: string,
  context: ToolContext,
  maxTokens: number | undefined,
): Promise<Opened> {
  // Loaded with the first run: the other tools do without SQLite, whose program an installation may lack.
  const { checkNewFolder, createRunFolder } = await import("@concordat/simulation/sqlite");
  const file = await context.paths.resolve(named);
  await checkNamedFiles(file, context.paths);
  const scenario = await loadScenario(file);
  await checkNewFolder(folder, scenario);
  // The model first: where it is not there, no folder is begun.
  const policies = await policiesFor(scenario, context, maxTokens);
  checkWanted(context);
  return { run: await createRunFolder(folder, scenario), policies };
}

async function resume(folder: string, context: ToolContext, maxTokens: number | undefined): Promise<Opened> {
  const { openRunFolder } = await import("@concordat/simulation/sqlite");
  const run = await openRunFolder(await allowedRun(folder, context.paths));
  try {
    return { run, policies: await policiesFor(run.scenario, context, maxTokens) };
  } catch (error) {
    await run.close();
    throw error;
  }
}

/** The policies of the configured model; `null` if rules decide for all agents. */
async function policiesFor(
  scenario: LoadedScenario,
  { model, signal }: ToolContext,
  maxTokens: number | undefined,
): Promise<ModelPolicies | null> {
  if (!needsModel(scenario)) return null;
  const { client, settings, reasoningEffort } = await model();
  const { digest } = await identifyModel(client, signal);
  if (maxTokens !== undefined && (await reportsUsage(client, signal)) === false)
    throw new Refusal(
      `max_tokens: ${client.id} does not report how many tokens it uses; limit requests or minutes`,
    );
  return modelPolicies({
    client,
    digest,
    ...(reasoningEffort === null ? {} : { reasoningEffort }),
    ...settings,
  });
}
