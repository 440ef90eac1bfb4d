import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { llmConfig } from "@concordat/contracts/llm-config";
import { omitUndefined } from "@concordat/contracts/options";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { ChoiceTally } from "../decide/choice-tally.js";
import { decisionLine } from "../decide/decision-line.js";
import { DecisionSummary, failureLines, summaryLine } from "../decide/decision-summary.js";
import { openDecisions } from "../decide/open-decisions.js";
import type { RecordFile } from "../decide/record-file.js";
import { type RunEnd, runDecisions } from "../decide/run-decisions.js";
import { type InputFlags, selectAgentsAndPosts } from "../decide/select-agents-and-posts.js";
import { exitCode } from "../exit-code.js";
import {
  type ClientFlags,
  inputFiles,
  parseWholeNumber,
  recordings,
  withClientOptions,
} from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { withResumeHelp } from "../run/resume-help.js";
import { withDiskFullHint } from "../run/with-disk-full-hint.js";
import { note, print, printJson, readerGone } from "../terminal/output.js";
import { repeated } from "../terminal/repeated.js";

interface DecideFlags extends ClientFlags, InputFlags {
  readonly seed?: number;
  readonly concurrency: number;
  readonly limit?: number;
  readonly out?: string;
  readonly resume?: boolean;
  readonly retryInvalid?: boolean;
  readonly overwrite?: boolean;
  readonly wholeFeed?: boolean;
  readonly odds?: boolean;
  readonly json?: boolean;
  readonly verbose?: boolean;
}

export function define(command: Command): void {
  withClientOptions(withResumeHelp(command))
    .requiredOption("--profiles <file>", "profiles of the agents, JSON or NDJSON (agent-profile/v1)")
    .requiredOption("--feed <file>", "posts, JSON or NDJSON (post/v1)")
    .option("--agent <id>", "this agent only; repeatable", repeated)
    .option("--post <id>", "this post only; repeatable", repeated)
    .option("--limit <n>", "stop after this many decisions", parseWholeNumber)
    .option("--seed <n>", "seed for a repeatable run", parseWholeNumber)
    .option("--concurrency <n>", "number of concurrent decisions", parseWholeNumber, 1)
    .option("--out <file>", "file for the decisions (NDJSON), written one by one")
    .option("--resume", "with --out: continue it, and ask again where a server did not answer")
    .option("--retry-invalid", "with --resume: also ask again where the answer was invalid")
    .option("--overwrite", "replace an existing --out")
    .option("--whole-feed", "show each agent the whole feed, for one decision (agent-decision/v1)")
    .option("--odds", "also record the probability of each choice")
    .option("--verbose", "print each decision as it is made")
    .option("--json", "print the decisions as NDJSON; with --resume also the existing ones")
    .action(decide);
}

/** The advice on resuming a run whose record is a file. */
const sameWithResume = "the same command with --resume";
const continues = `; ${sameWithResume} continues`;

async function decide(flags: DecideFlags): Promise<void> {
  checkFlags(flags);
  const { out, json = false, verbose = false, wholeFeed = false, odds = false, seed = null } = flags;
  const { concurrency, limit } = flags;
  const input = await selectAgentsAndPosts(flags);
  const inputs = [flags.profiles, flags.feed, ...inputFiles(flags)];
  const { temperature } = llmConfig.parse({});
  const { client, settings, close } = await openClient(flags, inputs, { temperature });
  const start = performance.now();
  const tally = new DecisionSummary();
  const choices = new ChoiceTally();
  const count = (record: DecisionRecord, replaced?: DecisionRecord): void => {
    tally.add(record, replaced);
    choices.add(record, replaced);
  };
  // Existing records are printed once it is known which of them count.
  const existing = new Map<string, DecisionRecord>();
  let file: RecordFile | null = null;
  try {
    const run = { ...input, client, settings, seed, wholeFeed, odds };
    if (out !== undefined) {
      const { resume = false, overwrite = false, retryInvalid = false } = flags;
      const files = { inputs, recordings: recordings(flags) };
      file = await openDecisions(out, run, {
        resume,
        overwrite,
        retryInvalid,
        ...files,
        onPresent(record, replaced) {
          count(record, replaced);
          if (json) existing.set(JSON.stringify([record.agent_id, record.post_id]), record);
        },
      });
    }
    for (const record of existing.values())
      if (file?.has(record.agent_id, wholeFeed ? null : record.post_id) === true) printJson(record);
    let before = tally.total;
    const end = await runDecisions({
      ...run,
      concurrency,
      ...omitUndefined({ limit }),
      // If nothing is saved, the reader of standard output is the only recipient.
      ...(file === null && flags.record === undefined ? { stop: readerGone } : {}),
      skip: (agentId, postId) => file?.has(agentId, postId) ?? false,
      ...(out === undefined ? {} : { hint: continues }),
      async onRecord(record) {
        await withDiskFullHint(sameWithResume, async () => file?.append(record));
        const replaced = file?.replacedBy(record);
        count(record, replaced);
        if (replaced !== undefined) before--;
        if (json) printJson(record);
        else if (verbose) print(decisionLine(record));
      },
    });
    if (!json && tally.total > 0) print(choices.text(input.posts));
    for (const line of failureLines(tally)) note(line);
    note(summaryLine(tally, before, performance.now() - start));
    finish(end, tally, out);
  } finally {
    await file?.close();
    await close();
  }
}

function checkFlags(flags: DecideFlags): void {
  const { out, resume, retryInvalid, overwrite, concurrency, limit, json, verbose } = flags;
  if (retryInvalid === true && resume !== true)
    throw new CommandError("--retry-invalid needs --resume: it asks again within a run that exists");
  if (resume === true && out === undefined)
    throw new CommandError("--resume needs --out FILE: the file to continue");
  if (resume === true && overwrite === true) {
    throw new CommandError("--resume continues what --overwrite replaces; give one of them");
  }
  if (verbose === true && json === true)
    throw new CommandError("--json prints every record already; leave out --verbose");
  if (concurrency < 1) throw new CommandError("--concurrency must be at least 1");
  if (limit === 0) throw new CommandError("--limit must be at least 1");
}

function finish(end: RunEnd, tally: DecisionSummary, out: string | undefined): void {
  const left = out === undefined ? "" : continues;
  if (end === "limit") note(`the limit is reached${left}`);
  if (end === "interrupted") {
    note(`stopped${left}`);
    process.exitCode = exitCode.interrupted;
  } else if (tally.hasFailures) process.exitCode = exitCode.someFailed;
}
