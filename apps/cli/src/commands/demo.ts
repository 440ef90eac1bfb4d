import { join } from "node:path";
import { counted } from "@concordat/contracts/options";
import { makeFolder } from "@concordat/files";
import type { LoadedScenario } from "@concordat/simulation";
import type { Command } from "commander";
import { demoCommands } from "../demo/demo-commands.js";
import { demoPeople } from "../demo/demo-people.js";
import { demoRelevance } from "../demo/demo-relevance.js";
import { storyView } from "../demo/story-view.js";
import { writeRunReport } from "../demo/write-run-report.js";
import type { ClientFlags } from "../models/client-options.js";
import { type OpenClient, openClient } from "../models/create-client.js";
import { type OpenModel, openModel } from "../models/open-model.js";
import { closing } from "../run/closing.js";
import { reportPause } from "../run/report-end.js";
import { play } from "../simulate/play.js";
import { jsonView } from "../terminal/event-view.js";
import { note, print } from "../terminal/output.js";

export function define(command: Command): void {
  command
    .option("--out <folder>", "parent folder of the new run", "out")
    .option("--json", "print the events as NDJSON (simulation-event/v1)")
    .action(demo);
}

const engine: ClientFlags & { readonly concurrency: number } = { llm: "llama", concurrency: 1 };

async function demo({ out, json = false }: { readonly out: string; readonly json?: boolean }): Promise<void> {
  const { checkSqlite, createRunFolder, verifyRunFolder } = await import("@concordat/simulation/sqlite");
  await checkSqlite();
  const folder = await newFolder(out);
  if (!json) print(introduction);
  const opened = await openClient(engine);
  const { scenario, model } = await prepared(opened).catch(closing(opened));
  const run = await createRunFolder(folder, scenario).catch(closing(opened));
  const commands = demoCommands(process.argv[1] ?? "", process.cwd());
  const { state } = await play({
    run,
    folder,
    flags: { ...engine, json },
    model,
    view: json ? jsonView : storyView(run.ledger, demoPeople),
    ...(json ? {} : { reportEnd: reportPause }),
  });
  if (state === "paused") return;
  const verification = await verifyRunFolder(folder);
  const { formatVerification } = await import("@concordat/simulation-report/text");
  const file = await writeRunReport(folder);
  if (json) {
    note(formatVerification(verification));
    note(`the report is in ${file}`);
    return;
  }
  const { difference, rounds, decisions } = verification;
  const verified =
    difference === null
      ? `Verified without the model: ${counted(rounds, "round")}, ${counted(decisions, "decision")}. To do it again:`
      : formatVerification(verification);
  print(`\n${verified}\n  ${commands.verify(folder)}`);
  print(`\nWith a larger model of Ollama:\n  ollama pull mistral\n  ${commands.larger(folder)}`);
  print(`\nTo look into the run in the browser, round by round:\n  ${commands.view(folder)}`);
  print(`\nThe report of this run, for a browser:\n${file}`);
}

/** Returns the scenario of the demo, whose relevance the model rates, and the model for the run. */
async function prepared(
  opened: OpenClient,
): Promise<{ readonly scenario: LoadedScenario; readonly model: OpenModel | null }> {
  const { demoScenario } = await import("../demo/demo-scenario.js");
  const scenario = demoScenario(await demoRelevance(opened.client));
  return { scenario, model: await openModel(scenario, {}, async () => opened) };
}

/** The introduction. It says who writes the texts and how choices are made. */
const introduction = `\
Four people on a small network, two rounds, two posts each: 16 decisions.
Nobody here is real. A very small language model, which runs in this process,
writes the words. The choices are not its own: a rule draws each by lot. What
goes well with a person's interests has better odds, and the bar shows those of
the choice that was drawn. So the words may say one thing, and the choice
another. All of this shows the machinery, and nothing about people.`;

/** Creates a folder for the run of this demo, named after the current time, in a writable folder. */
async function newFolder(parent: string): Promise<string> {
  await makeFolder(parent);
  return join(parent, `demo-${new Date().toISOString().replace(/[:.]/g, "-")}`);
}
