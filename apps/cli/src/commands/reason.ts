import type { AgentProfile } from "@concordat/contracts/agent-profile";
import { omitUndefined } from "@concordat/contracts/options";
import { unlikelyAnswer, type ValueOdds } from "@concordat/llm";
import { type Move, Reasoner, walkFeed, walkToMermaid } from "@concordat/reasoner";
import type { Command } from "commander";
import { oddsLines } from "../ask/odds-lines.js";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import {
  type ClientFlags,
  inputFiles,
  parseWholeNumber,
  withClientOptions,
} from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { type WatchedClient, watchReach } from "../models/watch-reach.js";
import { descriptionsOf, readChoice } from "../reason/read-choice.js";
import { readAgent, readFeedPosts, readPost } from "../reason/read-input.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, print, printJson, readerGone } from "../terminal/output.js";

interface ReasonFlags extends ClientFlags {
  readonly profile: string;
  readonly agent?: string;
  readonly state?: string;
  readonly trigger?: string;
  readonly post?: string;
  readonly chart?: string;
  readonly options?: readonly string[];
  readonly walk?: boolean;
  readonly feed?: string;
  readonly mermaid?: boolean;
  readonly seed?: number;
  readonly odds?: boolean;
  readonly json?: boolean;
}

const defaults = { state: "evaluating", trigger: "decides" } as const;

function listOfNames(text: string): string[] {
  return text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

export function define(command: Command): void {
  withClientOptions(command)
    .requiredOption("--profile <file>", "profile of the agent (agent-profile/v1)")
    .option("--agent <id>", "id of the agent, if the file has several")
    .option("--state <state>", `current state of the agent (default: ${defaults.state})`)
    .option("--trigger <trigger>", `event that leads to the next state (default: ${defaults.trigger})`)
    .option("--chart <file>", "statechart file, statechart/v1 (default: the social agents' chart)")
    .option(
      "--options <states>",
      "states to choose from, separated by commas (default: those that the chart allows)",
      listOfNames,
    )
    .option("--post <file>", "file with the post that the agent sees (post/v1)")
    .option("--walk", "go through a whole feed, from idle back to idle")
    .option("--feed <file>", "feed for --walk (post/v1)")
    .option("--mermaid", "with --walk: print a Mermaid diagram of it")
    .option("--seed <n>", "seed for repeatable choices", parseWholeNumber)
    .option("--odds", "also print the probability of each possible state")
    .option("--json", "print NDJSON")
    .action(reason);
}

/** Options that apply only to a single choice. `ofAWalk` has those that apply only to a walk. */
const ofOneChoice = ["state", "trigger", "post", "chart", "options"] as const;
const ofAWalk = ["feed", "mermaid"] as const;

async function reason(flags: ReasonFlags): Promise<void> {
  assertOptionsUsed(flags);
  const agent = await readAgent(flags.profile, flags.agent);
  const task = await (flags.walk === true ? walkOf(flags, agent) : choiceOf(flags, agent));
  const inputs = [flags.profile, flags.post, flags.feed, flags.chart].filter((file) => file !== undefined);
  const { client, settings, close } = await openClient(flags, [...inputs, ...inputFiles(flags)]);
  const watched = watchReach(client);
  // A recording also saves the result to its file.
  const interrupt = interruptSignal(...(flags.record === undefined ? [readerGone] : []));
  const reasoner = new Reasoner({
    client: watched.client,
    logger: { warn: note },
    ...settings,
    ...omitUndefined({ odds: flags.odds, seed: flags.seed }),
  });
  try {
    await task(reasoner, watched, interrupt.signal);
  } catch (error) {
    if (!interrupt.signal.aborted) throw error;
    note("stopped");
    process.exitCode = exitCode.interrupted;
  } finally {
    interrupt.release();
    await close();
  }
}

function assertOptionsUsed(flags: ReasonFlags): void {
  const walking = flags.walk === true;
  if (walking && flags.feed === undefined) throw new CommandError("--walk needs --feed FILE");
  if (flags.mermaid === true && flags.json === true) {
    throw new CommandError("--mermaid draws what --json lists; give one of them");
  }
  const unused = (walking ? ofOneChoice : ofAWalk).find((name) => flags[name] !== undefined);
  if (unused === undefined) return;
  throw new CommandError(
    walking
      ? `--${unused} belongs to one choice; a walk goes through --feed`
      : `--${unused} belongs to --walk`,
  );
}

type Task = (reasoner: Reasoner, watched: WatchedClient, signal: AbortSignal) => Promise<void>;

async function choiceOf(flags: ReasonFlags, agent: AgentProfile): Promise<Task> {
  const { json = false } = flags;
  const { chart, state, trigger, options } = await readChoice(flags, defaults);
  const post = flags.post === undefined ? null : await readPost(flags.post);
  const around = post === null ? {} : { context: { author: post.author_id, text: post.text } };
  return async (reasoner, watched, signal) => {
    const chosen = await reasoner.reason({
      agent,
      chart: chart.id,
      currentState: state,
      trigger,
      options,
      descriptions: descriptionsOf(chart),
      signal,
      ...around,
    });
    watched.throwIfLost();
    const why =
      chosen.source === "model" ? chosen.reason : chosen.source === "fallback" ? chosen.cause.message : null;
    const { source, odds } = chosen;
    const move = { from: state, trigger, to: chosen.state, source, reason: why };
    printMove(odds === null ? move : { ...move, odds }, json);
    if (chosen.source === "fallback") process.exitCode = exitCode.someFailed;
  };
}

async function walkOf({ feed, json = false, mermaid }: ReasonFlags, agent: AgentProfile): Promise<Task> {
  const posts = feed === undefined ? [] : await readFeedPosts(feed);
  return async (reasoner, watched, signal) => {
    const made: Move[] = [];
    for await (const move of walkFeed({ reasoner, agent, posts, signal })) {
      watched.throwIfLost();
      made.push(move);
      if (mermaid !== true) printMove(move, json);
    }
    if (mermaid === true) print(walkToMermaid(made));
    const count = (source: Move["source"]): number => made.filter((move) => move.source === source).length;
    note(`${count("model")} chosen, ${count("only-option")} only option, ${count("fallback")} fallback`);
    if (count("fallback") > 0) process.exitCode = exitCode.someFailed;
  };
}

function printMove(move: PrintedMove, json: boolean): void {
  if (json) {
    printJson(move);
    return;
  }
  print(moveLine(move));
  if (move.odds !== undefined)
    for (const line of oddsLines("state", move.odds, whyUnlikely(move, move.odds))) print(`  ${line}`);
}

/**
 * Explains why the model moved to a state that was not the most probable; `null` if it did not, or if the
 * model did not choose.
 */
function whyUnlikely({ to, source }: PrintedMove, odds: ValueOdds): string | null {
  if (source !== "model" || odds.state === "absent") return null;
  return unlikelyAnswer({ value: to, options: odds.options, isDrawn: false });
}

/** A printed move. */
type PrintedMove = Pick<Move, "trigger" | "source" | "reason" | "odds"> & {
  readonly from: string;
  readonly to: string;
};

/** Formats a move: "evaluating --decides--> scrolling (model: It bores me.)" */
function moveLine({ from, trigger, to, source, reason }: PrintedMove): string {
  const why = reason === null ? "" : `: ${reason.replace(/\s+/g, " ")}`;
  return `${from} --${trigger}--> ${to}  (${source}${why})`;
}
