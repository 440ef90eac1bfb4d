import { join } from "node:path";
import { makeFolder } from "@concordat/files";
import type { Command } from "commander";
import type { ClientFlags } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { jsonView } from "../simulate/event-view.js";
import { openModel, play } from "../simulate/play.js";
import { verificationLine } from "../simulate/report-verification.js";
import { tablesView } from "../simulate/tables-view.js";
import { note, print } from "../terminal/output.js";

export function define(command: Command): void {
  command
    .option("--out <folder>", "where the folder of the run is made", "out")
    .option("--json", "print what happens as NDJSON of simulation-event/v1, no tables")
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
  const run = await createRunFolder(folder, scenario).catch(async (error: unknown) => {
    await model?.close();
    throw error;
  });
  const { state } = await play({
    run,
    folder,
    flags: { ...engine, json },
    model,
    view: json ? jsonView : tablesView(run.ledger),
  });
  if (state === "paused") return;
  const verified = await verificationLine(await verifyRunFolder(folder));
  if (json) note(verified);
  else print(verified);
  note(
    "This model shows the machinery; it is too small to judge well. For a better one, with Ollama:\n" +
      "  ollama pull mistral\n" +
      "  concordat simulate examples/market-street/scenario.json --out out/market-street --model mistral",
  );
}

/** A name for the run of this demo, after the moment, in a folder that can be written. */
async function newFolder(parent: string): Promise<string> {
  await makeFolder(parent);
  return join(parent, `demo-${new Date().toISOString().replace(/[:.]/g, "-")}`);
}
