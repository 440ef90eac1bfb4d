import { omitUndefined } from "@concordat/contracts/options";
import {
  identifyModel,
  type LoadedScenario,
  loadScenario,
  type ModelPolicies,
  modelPolicies,
  needsModel,
  reportsUsage,
} from "@concordat/simulation";
import { storedManifest } from "@concordat/simulation/results";
import type { RunFolder } from "@concordat/simulation/sqlite";
import { Refusal } from "../refusal.js";
import { allowedRun, checkNamedFiles } from "../runs/allowed-run.js";
import { runFolderSchema } from "../runs/folder-schema.js";
import { StartedRun } from "../runs/started-run.js";
import { runStatusSchema } from "../runs/status-schema.js";
import { closedObject } from "../schemas/closed-object.js";
import { defineMcpTool, type McpToolContext } from "./tool.js";

interface Input {
  readonly run: string;
  readonly scenario?: string;
  readonly concurrency?: number;
  readonly max_requests?: number;
  readonly max_tokens?: number;
  readonly max_minutes?: number;
  readonly odds?: boolean;
  readonly percentages?: boolean;
}

const limit = { type: "integer", minimum: 1 } as const;

/** Starts or resumes a simulation, which continues while other tools are called. */
export const startSimulationTool = defineMcpTool<Input>({
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
      odds: {
        type: "boolean",
        description:
          "Whether records have the odds of each choice next to the answer, where the engine gives them. A run is resumed as it was begun. Default: no, or as the run was begun.",
      },
      percentages: {
        type: "boolean",
        description:
          "Whether surveys ask for the probability of each option in per cent instead of for an answer. Excludes odds. Default: no, or as the run was begun.",
      },
    },
    ["run"],
  ),
  outputSchema: runStatusSchema,
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
  async call({ run: named, scenario, concurrency = 1, odds, percentages, ...limits }, context) {
    const folder = await context.paths.resolveFolder(named);
    const { max_requests: maxRequests, max_tokens: maxTokens, max_minutes: maxMinutes } = limits;
    const { run, policies } =
      scenario === undefined
        ? await resume(folder, context, { maxTokens, odds, percentages })
        : await begin(folder, scenario, context, { maxTokens, odds, percentages });
    try {
      checkWanted(context);
    } catch (error) {
      await run.close();
      throw error;
    }
    const live = new StartedRun(folder, run, policies, {
      concurrency,
      limits: {
        ...omitUndefined({ maxRequests, maxTokens, maxMinutes }),
      },
    });
    context.runs.add(folder, live);
    return { value: live.status };
  },
});

/** Options for requests to the model. */
interface Asking {
  readonly maxTokens: number | undefined;
  readonly odds: boolean | undefined;
  readonly percentages: boolean | undefined;
}

interface Opened {
  readonly run: RunFolder;
  readonly policies: ModelPolicies | null;
}

/**
 * Checks that the client still waits for the call.
 * @throws if the call was cancelled or the client is gone, because no client could then stop the run
 */
function checkWanted({ signal, runs }: McpToolContext): void {
  signal.throwIfAborted();
  runs.requireOpen();
}

async function begin(
  folder: string,
  named: string,
  context: McpToolContext,
  asking: Asking,
): Promise<Opened> {
  // Loaded with the first run: the other tools do not need SQLite, whose native module may be missing.
  const { checkNewFolder, createRunFolder } = await import("@concordat/simulation/sqlite");
  const file = await context.paths.resolve(named);
  await checkNamedFiles(file, context.paths);
  const scenario = await loadScenario(file);
  await checkNewFolder(folder, scenario);
  // The model is opened first: without it, no folder is created.
  const policies = await policiesFor(scenario, context, asking);
  checkWanted(context);
  return { run: await createRunFolder(folder, scenario), policies };
}

async function resume(folder: string, context: McpToolContext, asking: Asking): Promise<Opened> {
  const { openRunFolder } = await import("@concordat/simulation/sqlite");
  const run = await openRunFolder(await allowedRun(folder, context.paths));
  try {
    const begun = await storedManifest(run.ledger);
    const odds = asking.odds ?? begun?.settings.odds;
    const percentages = asking.percentages ?? begun?.settings.percentages;
    return { run, policies: await policiesFor(run.scenario, context, { ...asking, odds, percentages }) };
  } catch (error) {
    await run.close();
    throw error;
  }
}

/** Returns the policies of the configured model; `null` if rules decide for all agents. */
async function policiesFor(
  scenario: LoadedScenario,
  { model, signal }: McpToolContext,
  { maxTokens, odds, percentages }: Asking,
): Promise<ModelPolicies | null> {
  if (!needsModel(scenario)) return null;
  const { client, settings, reasoningEffort } = await model();
  const { digest, parameters } = await identifyModel(client, signal);
  if (maxTokens !== undefined && (await reportsUsage(client, signal)) === false)
    throw new Refusal(
      `max_tokens: ${client.id} does not report how many tokens it uses; limit requests or minutes`,
    );
  return modelPolicies({
    client,
    digest,
    ...omitUndefined({ parameters, odds, percentages }),
    ...(reasoningEffort === null ? {} : { reasoningEffort }),
    ...settings,
  });
}
