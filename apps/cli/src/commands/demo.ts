import { join } from "node:path";
import { makeFolder } from "@concordat/files";
import type { Command } from "commander";
import { demoPeople } from "../demo/demo-people.js";
import { storyView } from "../demo/story-view.js";
import { writeRunReport } from "../demo/write-run-report.js";
import type { ClientFlags } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { jsonView } from "../simulate/event-view.js";
import { type OpenModel, openModel, play } from "../simulate/play.js";
import { verificationLine } from "../simulate/report-verification.js";
import { note, print } from "../terminal/output.js";

export function define(command: Command): void {
  command
    .option("--out <folder>", "where the folder of the run is made", "out")
    .option("--json", "print what happens as NDJSON of simulation-event/v1")
    .action(demo);
}

const engine: ClientFlags & { readonly concurrency: number } = { llm: "llama", concurrency: 1 };

async function demo({ out, json = false }: { readonly out: string; readonly json?: boolean }): Promise<void> {
  const { checkSqlite, createRunFolder, verifyRunFolder } = await import("@concordat/simulation/sqlite");
  const { demoScenario } = await import("../demo/demo-scenario.js");
  const scenario = demoScenario();
  await checkSqlite();
  const folder = await newFolder(out);
  const model = await openModel(scenario, {}, () => openClient(engine));
  if (!json) print(introduction(model));
  const run = await createRunFolder(folder, scenario).catch(async (error: unknown) => {
    await model?.close();
    throw error;
  });
  const { state } = await play({
    run,
    folder,
    flags: { ...engine, json },
    model,
    view: json ? jsonView : storyView(run.ledger, demoPeople),
  });
  if (state === "paused") return;
  const verified = await verificationLine(await verifyRunFolder(folder));
  note(
    "\nWith a larger model of Ollama:\n" +
      "  ollama pull mistral\n" +
      "  concordat simulate examples/market-street/scenario.json --model mistral \\\n" +
      "    --out out/market-street",
  );
  const file = await writeRunReport(folder);
  if (json) {
    note(verified);
    note(`the report is in ${file}`);
    return;
  }
  print(`\n${verified.replace(", hash ", ",\nhash ")}`);
  print(`The report of the run: ${file}`);
}

/** What this is, before anything is shown: whose words these are, and how the choices come about. */
function introduction(model: OpenModel | null): string {
  const inTurns = model?.opened.client.form === "turns";
  return [
    "Four people on a small network, two rounds, two posts each: 16 decisions.",
    "Nobody here is real. The words are those of a very small model that runs in",
    "this process, asked in plain sentences. " +
      (inTurns ? "Each choice is drawn by lot from the" : "It makes the choices, too."),
    ...(inTurns
      ? [
          "odds that the model gives to the four options (the bar). For a model of this",
          "size these odds say next to nothing about people: this shows the machinery.",
        ]
      : ["This shows the machinery, and says nothing about people."]),
  ].join("\n");
}

/** A name for the run of this demo, after the moment, in a folder that can be written. */
async function newFolder(parent: string): Promise<string> {
  await makeFolder(parent);
  return join(parent, `demo-${new Date().toISOString().replace(/[:.]/g, "-")}`);
}
