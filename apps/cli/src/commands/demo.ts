import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { agentProfile } from "@concordat/contracts/agent-profile";
import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { post } from "@concordat/contracts/post";
import type { Command } from "commander";
import { decisionTable } from "../decide/decision-table.js";
import { openRecordFile } from "../decide/record-file.js";
import { runDecisions } from "../decide/run-decisions.js";
import { summaryLine } from "../decide/summary.js";
import { demoFeed, demoProfiles } from "../demo/demo-data.js";
import { exitCode } from "../exit-code.js";
import { openClient } from "../models/create-client.js";

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
  const { client, settings, close } = await openClient({ llm: "llama" });
  console.error(`${profiles.length} agents decide on ${posts.length} posts with ${client.id}, in process`);
  await mkdir(out, { recursive: true });
  const path = join(out, `demo-${new Date().toISOString().replace(/[:.]/g, "-")}.ndjson`);
  const run = { model: client.id, seed, contract: "agent-decision/v2" };
  const file = await openRecordFile(path, { resume: false, run });
  const records: DecisionRecord[] = [];
  try {
    const { summary, interrupted } = await runDecisions({
      ...{ profiles, posts, client, settings, seed, concurrency: 1, wholeFeed: false, skip: () => false },
      onRecord: async (record) => {
        await file.append(record);
        if (json) console.log(JSON.stringify(record));
        records.push(record);
      },
    });
    if (!json) console.log(decisionTable(records));
    console.error(`${summaryLine(summary)}\nthe records are in ${path}`);
    console.error(
      "This model shows the machinery; it is too small to judge well. For a better one, with Ollama:\n" +
        "  ollama pull mistral\n" +
        "  concordat decide --profiles examples/profiles.json --feed examples/feed.json --model mistral",
    );
    if (interrupted) process.exitCode = exitCode.interrupted;
    else if (summary.invalid + summary.failed > 0) process.exitCode = exitCode.someFailed;
  } finally {
    await file.close();
    await close();
  }
}
