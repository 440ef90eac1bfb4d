import { join } from "node:path";
import { agentProfile } from "@concordat/contracts/agent-profile";
import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { post } from "@concordat/contracts/post";
import { makeFolder } from "@concordat/files";
import type { Command } from "commander";
import { decisionTable } from "../decide/decision-table.js";
import { openDecisions } from "../decide/open-decisions.js";
import { runDecisions } from "../decide/run-decisions.js";
import { summaryLine, Tally } from "../decide/summary.js";
import { demoFeed, demoProfiles } from "../demo/demo-data.js";
import { exitCode } from "../exit-code.js";
import { openClient } from "../models/create-client.js";
import { note, print, printJson } from "../terminal/output.js";

export function define(command: Command): void {
  command
    .option("--out <folder>", "the folder for the records", "out")
    .option("--json", "print the records to standard output, no table")
    .action(demo);
}

const seed = 7;

async function demo({ out, json = false }: { readonly out: string; readonly json?: boolean }): Promise<void> {
  const profiles = demoProfiles.map((profile) => agentProfile.parse(profile));
  const posts = demoFeed.map((input) => post.parse(input));
  const path = await newFile(out);
  const { client, settings, close } = await openClient({ llm: "llama" });
  const run = { profiles, posts, client, settings, seed, wholeFeed: false };
  const start = performance.now();
  const tally = new Tally();
  const records: DecisionRecord[] = [];
  const file = await openDecisions(path, run, {
    resume: false,
    overwrite: false,
    inputs: [],
    onPresent: tally.add,
  });
  try {
    const end = await runDecisions({
      ...run,
      concurrency: 1,
      skip: () => false,
      async onRecord(record) {
        await file.append(record);
        tally.add(record);
        records.push(record);
        if (json) printJson(record);
      },
    });
    if (!json && records.length > 0) print(decisionTable(records));
    note(`${summaryLine(tally, 0, performance.now() - start)}\nthe records are in ${path}`);
    note(
      "This model shows the machinery; it is too small to judge well. For a better one, with Ollama:\n" +
        "  ollama pull mistral\n" +
        "  concordat decide --profiles examples/profiles.json --feed examples/feed.json --model mistral",
    );
    if (end === "interrupted") process.exitCode = exitCode.interrupted;
    else if (tally.hasFailures) process.exitCode = exitCode.someFailed;
  } finally {
    await file.close();
    await close();
  }
}

/** A file for the records of this demo, named after the moment. */
async function newFile(folder: string): Promise<string> {
  await makeFolder(folder);
  return join(folder, `demo-${new Date().toISOString().replace(/[:.]/g, "-")}.ndjson`);
}
