import { counted, omitUndefined } from "@concordat/contracts/options";
import type { AnswerForm } from "@concordat/llm";
import type { PreviewedQuestion } from "@concordat/simulation";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { formOption } from "../models/form-option.js";
import { note, print, printJson } from "../terminal/output.js";
import { noteBareNumbers } from "./note-scenario.js";
import { type ModuleFlags, ownCode, withModuleOption } from "./own-code.js";
import { percentagesOption } from "./play.js";

interface PreviewFlags extends ModuleFlags {
  readonly agent?: string;
  readonly question?: string;
  readonly form?: AnswerForm;
  readonly percentages?: boolean;
  readonly json?: boolean;
}

/** Defines `simulate preview`, which prints what an agent is told in surveys before a model is asked anything. */
export function definePreview(simulate: Command): void {
  withModuleOption(simulate.command("preview"))
    .description("print what an agent would be told and asked in surveys, without a model")
    .argument("<scenario>", "scenario file (scenario/v1)")
    .option("--agent <id>", "agent to preview (default: the first)")
    .option("--question <id>", "this question only")
    .addOption(
      formOption("how the model is asked: for JSON, or in turns, as the embedded model is (default: json)"),
    )
    .option(...percentagesOption)
    .option("--json", "print the messages as NDJSON")
    .action(preview);
}

async function preview(
  file: string,
  { agent: named, question, form, percentages, json = false, ...flags }: PreviewFlags,
): Promise<void> {
  const { loadScenario, previewSurveys } = await import("@concordat/simulation");
  const scenario = await loadScenario(file, await ownCode(flags));
  const agent = named ?? scenario.audience.id(0);
  const previewed = await previewSurveys({ scenario, agent, ...omitUndefined({ form, percentages }) }).catch(
    asUsage,
  );
  const shown = previewed.filter((one) => question === undefined || one.question.id === question);
  if (shown.length === 0) throw new CommandError(nothingText(previewed, agent, question));
  if (json) for (const one of shown) printJson({ agent, ...one });
  else print(shown.map((one) => previewText(agent, one)).join("\n\n"));
  await noteBareNumbers(scenario);
  const { size } = scenario.audience;
  note(`no model was asked; a run asks ${counted(size, "agent")} such questions`);
}

/** Reports the library's error about an unknown agent as a usage error. */
function asUsage(error: unknown): never {
  if (error instanceof RangeError) throw new CommandError(error.message, { cause: error });
  throw error;
}

function nothingText(
  previewed: readonly PreviewedQuestion[],
  agent: string,
  question: string | undefined,
): string {
  const ids = [...new Set(previewed.map((one) => JSON.stringify(one.question.id)))].join(", ");
  return previewed.length === 0
    ? `the scenario asks ${JSON.stringify(agent)} no survey; what is told with a post follows from the feed: pause a run after a few requests (--max-requests)`
    : `no survey asks ${JSON.stringify(question)}; there ${previewed.length === 1 ? "is" : "are"} ${ids}`;
}

function previewText(agent: string, { round, survey, question, messages }: PreviewedQuestion): string {
  const head = `${agent}, before round ${round}, ${survey}/${question.id}`;
  return [head, ...messages.map(({ role, content }) => `${role}: ${content}`)].join("\n");
}
