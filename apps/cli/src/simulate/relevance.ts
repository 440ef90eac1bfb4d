import { forkChange } from "@concordat/contracts/fork-change";
import { counted, omitUndefined } from "@concordat/contracts/options";
import type { Command } from "commander";
import { readContractValues } from "../files/read-contract.js";
import { openClient } from "../models/create-client.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, print, printJson } from "../terminal/output.js";

interface RelevanceFlags {
  readonly model?: string;
  readonly change?: string;
  readonly json?: boolean;
}

/** Defines `simulate relevance`, which creates the file that a scenario's `relevance` names. */
export function defineRelevance(simulate: Command): void {
  simulate
    .command("relevance")
    .description("score how relevant each post is to each agent, for the ranker and the policy relevance")
    .argument("<scenario>", "scenario file (scenario/v1)")
    .option("--model <path>", "path of a GGUF file (default: the embedded model)")
    .option("--change <file>", "also score the posts that this change adds (fork-change/v1)")
    .option("--json", "print NDJSON instead of CSV")
    .action(printRelevance);
}

async function printRelevance(file: string, { model, change, json = false }: RelevanceFlags): Promise<void> {
  const { loadWithoutRelevance, startingPosts } = await import("@concordat/simulation");
  const { relevanceScores } = await import("@concordat/agent");
  const scenario = await loadWithoutRelevance(file);
  const { audience } = scenario;
  const profiles = Array.from({ length: audience.size }, (_, agent) => audience.profile(agent));
  const posts = [...startingPosts(scenario), ...(change === undefined ? [] : await addedPosts(change))];
  const { client, close } = await openClient({ llm: "llama", ...omitUndefined({ model }) });
  const { signal, release } = interruptSignal();
  try {
    note(
      `${counted(profiles.length, "agent")}, ${counted(posts.length, "post")}: ${counted(posts.length * (profiles.length + 1), "evaluation")} …`,
    );
    const scores = await relevanceScores({ client, profiles, posts, signal });
    if (!json) print("agent_id,post_id,score");
    for (const row of scores) {
      if (json) printJson(row);
      else print([row.agent_id, row.post_id, String(row.score)].map(csvCell).join(","));
    }
  } finally {
    release();
    await close();
  }
}

/** Returns the posts that a fork's change adds. */
async function addedPosts(file: string): Promise<{ readonly id: string; readonly text: string }[]> {
  const [change] = await readContractValues(file, forkChange);
  return (change?.events ?? []).flatMap((event) => (event.kind === "post" ? [event.post] : []));
}

/** Quotes a CSV field as in RFC 4180. */
function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
