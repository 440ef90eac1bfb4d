import { type AgentProfile, agentProfile } from "@concordat/contracts/agent-profile";
import { type Post, post } from "@concordat/contracts/post";
import { type Move, Reasoner, walkFeed, walkToMermaid } from "@concordat/reasoner";
import { createStatechart, type StatechartDefinition, socialChart } from "@concordat/statechart";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import { readContractValues } from "../files/read-contract.js";
import { type ClientFlags, wholeNumber, withClientOptions } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { interruptSignal } from "../terminal/interrupt.js";

interface ReasonFlags extends ClientFlags {
  readonly profile: string;
  readonly agent?: string;
  readonly state: string;
  readonly trigger: string;
  readonly post?: string;
  readonly walk?: boolean;
  readonly feed?: string;
  readonly mermaid?: boolean;
  readonly seed?: number;
  readonly json?: boolean;
}

export function define(command: Command): void {
  withClientOptions(command)
    .requiredOption("--profile <file>", "who is to move: agent-profile/v1")
    .option("--agent <id>", "which one, when the file holds several")
    .option("--state <state>", "where the agent is", "evaluating")
    .option("--trigger <trigger>", "what happens", "decides")
    .option("--post <file>", "what the agent has before it: post/v1")
    .option("--walk", "walk through a whole feed, from idle back to idle")
    .option("--feed <file>", "the feed to walk through: post/v1")
    .option("--mermaid", "draw the walk as a Mermaid diagram on standard output")
    .option("--seed <n>", "makes the choices repeatable", wholeNumber)
    .option("--json", "print NDJSON")
    .action(reason);
}

async function reason(flags: ReasonFlags): Promise<void> {
  const agent = await readAgent(flags);
  const posts = await readPosts(flags);
  const { client, settings, close } = await openClient(flags);
  const { signal, release } = interruptSignal();
  const logger = { warn: (message: string): void => console.error(message) };
  const reasoner = new Reasoner({
    client,
    logger,
    ...settings,
    ...(flags.seed === undefined ? {} : { seed: flags.seed }),
  });
  try {
    if (flags.walk === true) await walk(flags, walkFeed({ reasoner, agent, posts, signal }));
    else await choose(flags, agent, posts[0], reasoner, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    console.error("stopped");
    process.exitCode = exitCode.interrupted;
  } finally {
    release();
    await close();
  }
}

async function choose(
  flags: ReasonFlags,
  agent: AgentProfile,
  context: Post | undefined,
  reasoner: Reasoner,
  signal: AbortSignal,
): Promise<void> {
  const { state, trigger, json } = flags;
  const options = createStatechart<StatechartDefinition>(socialChart).validTargets(state, trigger);
  if (options.length === 0)
    throw new CommandError(`in the state ${state} nothing happens on ${trigger}; see: concordat chart show`);
  const around = context === undefined ? {} : { context: { author: context.author_id, text: context.text } };
  const chosen = await reasoner.reason({
    agent,
    chart: socialChart.id,
    currentState: state,
    trigger,
    options,
    signal,
    ...around,
  });
  const why =
    chosen.source === "model" ? chosen.reason : chosen.source === "fallback" ? chosen.cause.message : null;
  print({ from: state, trigger, to: chosen.state, source: chosen.source, reason: why }, json === true);
  if (chosen.source === "fallback") process.exitCode = exitCode.someFailed;
}

async function walk({ json, mermaid }: ReasonFlags, moves: AsyncIterable<Move>): Promise<void> {
  const made: Move[] = [];
  for await (const move of moves) {
    made.push(move);
    if (mermaid !== true) print(move, json === true);
  }
  if (mermaid === true) console.log(walkToMermaid(made));
  const count = (source: Move["source"]): number => made.filter((move) => move.source === source).length;
  console.error(
    `${count("model")} chosen, ${count("only-option")} only option, ${count("fallback")} fallback`,
  );
  if (count("fallback") > 0) process.exitCode = exitCode.someFailed;
}

type Printed = Pick<Move, "trigger" | "source" | "reason"> & { readonly from: string; readonly to: string };

function print(move: Printed, json: boolean): void {
  console.log(json ? JSON.stringify(move) : moveLine(move));
}

function moveLine({ from, trigger, to, source, reason: why }: Printed): string {
  const said = why === null ? "" : `: ${why.replace(/[\p{Cc}\s]+/gu, " ")}`;
  return `${from} --${trigger}--> ${to}  (${source}${said})`;
}

async function readAgent({ profile, agent }: ReasonFlags): Promise<AgentProfile> {
  const profiles = await readContractValues(profile, agentProfile);
  const found = agent === undefined ? profiles : profiles.filter(({ id }) => id === agent);
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  throw new CommandError(
    `${profile} holds ${profiles.map(({ id }) => id).join(", ")}; say which with --agent`,
  );
}

async function readPosts({ walk: walking, feed, post: file }: ReasonFlags): Promise<Post[]> {
  if (walking === true && feed === undefined) throw new CommandError("--walk needs --feed FILE");
  const from = walking === true ? feed : file;
  return from === undefined ? [] : readContractValues(from, post);
}
