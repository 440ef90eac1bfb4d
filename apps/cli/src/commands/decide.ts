import { agentProfile } from "@concordat/contracts/agent-profile";
import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { post } from "@concordat/contracts/post";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { decisionTable } from "../decide/decision-table.js";
import { openRecordFile, type RecordFile } from "../decide/record-file.js";
import { type RunResult, runDecisions } from "../decide/run-decisions.js";
import { summaryLine } from "../decide/summary.js";
import { exitCode } from "../exit-code.js";
import { readContractValues, refuseDuplicates } from "../files/read-contract.js";
import { type ClientFlags, wholeNumber, withClientOptions } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";

interface DecideFlags extends ClientFlags {
  readonly profiles: string;
  readonly feed: string;
  readonly seed?: number;
  readonly concurrency: number;
  readonly out?: string;
  readonly resume?: boolean;
  readonly wholeFeed?: boolean;
  readonly json?: boolean;
}

export function define(command: Command): void {
  withClientOptions(command)
    .requiredOption("--profiles <file>", "who decides: agent-profile/v1, JSON or NDJSON")
    .requiredOption("--feed <file>", "on what: post/v1, JSON or NDJSON")
    .option("--seed <n>", "makes the run repeatable", wholeNumber)
    .option("--concurrency <n>", "decisions under way at once", wholeNumber, 1)
    .option("--out <file>", "write the records there, as NDJSON, as they are made")
    .option("--resume", "go on in --out: make only what is missing")
    .option("--whole-feed", "show each agent the whole feed at once, for one decision (agent-decision/v1)")
    .option("--json", "print the records to standard output, no table")
    .action(decide);
}

/** Records of a run without --out are kept for the table, up to so many. */
const mostRows = 500;

async function decide(flags: DecideFlags): Promise<void> {
  const { out, resume = false, json = false, wholeFeed = false, seed = null } = flags;
  if (resume && out === undefined) throw new CommandError("--resume needs --out FILE: the file to go on in");
  if (flags.concurrency < 1) throw new CommandError("--concurrency must be at least 1");
  const profiles = await readContractValues(flags.profiles, agentProfile);
  const posts = await readContractValues(flags.feed, post);
  refuseDuplicates(flags.profiles, profiles, "agents");
  refuseDuplicates(flags.feed, posts, "posts");

  const { client, settings, close } = await openClient(flags);
  const contract = wholeFeed ? "agent-decision/v1" : "agent-decision/v2";
  const run = { model: client.id, seed, contract };
  const file = out === undefined ? null : await openRecordFile(out, { resume, run });
  const shown: DecisionRecord[] = [];
  try {
    const result = await runDecisions({
      ...{ profiles, posts, client, settings, seed, wholeFeed, concurrency: flags.concurrency },
      skip: skipPresent(file, wholeFeed),
      onRecord: async (record) => {
        await file?.append(record);
        if (json) console.log(JSON.stringify(record));
        else if (shown.length < mostRows) shown.push(record);
      },
    });
    if (!json && shown.length > 0) console.log(decisionTable(shown));
    finish(result, out);
  } finally {
    await file?.close();
    await close();
  }
}

/** Leaves out what the file holds already. */
function skipPresent(
  file: RecordFile | null,
  wholeFeed: boolean,
): (agentId: string, postId: string | null) => boolean {
  const key = (agentId: string, postId: string | null): string =>
    JSON.stringify([agentId, wholeFeed ? null : postId]);
  const present = new Set(file?.present.map(({ agent_id, post_id }) => key(agent_id, post_id)));
  return (agentId, postId) => present.has(key(agentId, postId));
}

function finish({ summary, interrupted }: RunResult, out: string | undefined): void {
  console.error(summaryLine(summary));
  if (interrupted) {
    console.error(out === undefined ? "stopped" : `stopped; go on with the same command and --resume`);
    process.exitCode = exitCode.interrupted;
  } else if (summary.invalid + summary.failed > 0) process.exitCode = exitCode.someFailed;
}
