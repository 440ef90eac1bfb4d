import { type DecisionRun, decisionRun } from "@concordat/contracts/decision-run";
import { omitUndefined } from "@concordat/contracts/options";
import {
  decisionIdentity,
  newRun,
  openRunFile,
  readOptions,
  runDecision,
  toMarkdown,
} from "@concordat/copilot";
import type { ServedModel } from "../model/served-model.js";
import { closedObject } from "../schemas/closed-object.js";
import { outlinedSchema } from "../schemas/outlined-schema.js";
import { seedSchema } from "../schemas/seed-schema.js";
import { defineMcpTool, type McpToolContext } from "./tool.js";

interface Input {
  readonly question: string;
  readonly context?: string;
  readonly options?: readonly string[];
  readonly samples?: number;
  readonly seed?: number;
  readonly run_file?: string;
}

/** Creates a decision report for a question. */
export const runCopilotTool = defineMcpTool<Input>({
  name: "run_copilot",
  title: "Bring a question to a decision report",
  description:
    "A planner, specialists (facts, for, against, risks) and a synthesis, all answered by the configured model and checked. " +
    "Gives the run as one document and its report in Markdown. Takes minutes with a local model; reports progress.",
  inputSchema: closedObject(
    {
      question: { type: "string", minLength: 1, description: "What is to be decided." },
      context: { type: "string", description: "What the specialists should know." },
      options: {
        type: "array",
        items: { type: "string", minLength: 1, maxLength: 80 },
        minItems: 2,
        maxItems: 6,
        description:
          "What is decided between, each assessed alone. Default: the options that the question names.",
      },
      samples: {
        type: "integer",
        minimum: 1,
        maximum: 20,
        description: "How often each is asked. Default 1.",
      },
      seed: seedSchema,
      run_file: {
        type: "string",
        description: "A new file that keeps the run after every answer; nothing that exists is replaced.",
      },
    },
    ["question"],
  ),
  outputSchema: outlinedSchema(decisionRun),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
  async call(input, context) {
    const model = await context.model();
    const { question, context: text, options = readOptions(question), samples, seed } = input;
    const start = newRun({
      question,
      options,
      model: model.client.id,
      ...omitUndefined({ context: text, samples, seed }),
    });
    const path = input.run_file === undefined ? null : await context.paths.resolve(input.run_file);
    const run =
      path === null ? await carryOut(start, model, context) : await keptIn(path, start, model, context);
    return { value: run, text: toMarkdown(run), failed: run.status !== "completed" };
  },
});

async function keptIn(
  path: string,
  start: DecisionRun,
  model: ServedModel,
  context: McpToolContext,
): Promise<DecisionRun> {
  const identity = decisionIdentity(start, { ...model.settings, form: model.client.form });
  const file = await openRunFile(path, { identity, existing: "refuse" });
  try {
    await file.save(start);
    return await carryOut(start, model, context, (run) => file.save(run));
  } finally {
    await file.close();
  }
}

function carryOut(
  start: DecisionRun,
  { client, settings }: ServedModel,
  { signal, progress }: McpToolContext,
  save?: (run: DecisionRun) => Promise<void>,
): Promise<DecisionRun> {
  let steps = 0;
  return runDecision(start, {
    client,
    ...settings,
    signal,
    ...omitUndefined({ save }),
    onStep: ({ name, state }) => progress({ done: ++steps, message: `${name}: ${state}` }),
  });
}
