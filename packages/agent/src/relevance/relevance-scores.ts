import { type AgentProfileInput, agentProfile } from "@concordat/contracts/agent-profile";
import {
  checkOptions,
  isRecord,
  omitUndefined,
  type Rules,
  required,
  rules,
} from "@concordat/contracts/options";
import { type ChatClient, type ChatMessage, callRules, UnreadableError } from "@concordat/llm";
import { assertDistinctIds } from "../post-list/distinct-ids.js";
import { anyReaderPrompt, postAnswer, readerPrompt } from "./relevance-prompt.js";

/**
 * The relevance of a post to an agent: how much more probable the post is for this agent than for an average reader.
 */
export interface RelevanceScore {
  /** The id of the agent. */
  readonly agent_id: string;
  /** The id of the post. */
  readonly post_id: string;
  /**
   * The natural logarithm of the ratio of the two probabilities. It depends on the length of the post, so it is
   * comparable only with other scores of the same agent and post.
   */
  readonly score: number;
}

/** The part of a post that is used for the score. */
export interface ReadPost {
  /** The id of the post. */
  readonly id: string;
  /** The text of the post. */
  readonly text: string;
}

/** The readers, the posts, and the model. */
export interface RelevanceOptions {
  /** A client that evaluates the probability of given texts (`odds: "exact"`), such as the embedded model. */
  readonly client: ChatClient;
  /** The profiles of the readers. */
  readonly profiles: readonly AgentProfileInput[];
  /** The posts to read. */
  readonly posts: readonly ReadPost[];
  /** Stops the calculation. */
  readonly signal?: AbortSignal;
  /** Called after each evaluation with the number of finished evaluations and the total number. */
  readonly onProgress?: (done: number, total: number) => void;
}

const relevanceRules: Rules<RelevanceOptions> = {
  client: callRules.client,
  profiles: required({ message: "must be a list of profiles", test: Array.isArray }),
  posts: required({ message: "must be a list of posts, each with an id and a text", test: isPostList }),
  signal: rules.signal,
  onProgress: rules.aFunction,
};

/**
 * Computes the relevance of each post to each agent with a language model: log P(post | person) − log P(post | any
 * reader). The score is computed from probabilities: the model is asked no question and samples no text.
 *
 * It takes an evaluation of the model for each post, and one for each pair of an agent and a post.
 * @throws {RangeError} when an option is invalid, or the client does not say how probable given texts are
 * @throws {ContractViolationError} when a profile violates its contract
 * @throws {UnreadableError} when the model gives a post no probability
 * @example
 * const scores = await relevanceScores({ client, profiles, posts });
 */
export async function relevanceScores(options: RelevanceOptions): Promise<RelevanceScore[]> {
  checkOptions(options, relevanceRules);
  const { client, signal, onProgress } = options;
  if (client.odds !== "exact")
    throw new RangeError(`${client.id} does not say how probable given texts are; use a model in process`);
  const { posts } = options;
  const profiles = options.profiles.map((profile) => agentProfile.parse(profile));
  assertDistinctIds("profiles", profiles, ({ id }) => id);
  assertDistinctIds("posts", posts, ({ id }) => id);
  const total = posts.length * (profiles.length + 1);
  let done = 0;
  const ask = async (messages: readonly ChatMessage[]): Promise<number[]> => {
    const found: number[] = [];
    for (let from = 0; from < posts.length; from += maxPostsAtOnce) {
      found.push(
        ...(await logProbabilities(client, messages, posts.slice(from, from + maxPostsAtOnce), signal)),
      );
      done += Math.min(maxPostsAtOnce, posts.length - from);
      onProgress?.(done, total);
    }
    return found;
  };
  const expected = await ask(anyReaderPrompt);
  const scores: RelevanceScore[] = [];
  for (const profile of profiles) {
    const found = await ask(readerPrompt(profile));
    for (const [index, { id }] of posts.entries())
      scores.push({
        agent_id: profile.id,
        post_id: id,
        score: rounded((found[index] ?? 0) - (expected[index] ?? 0)),
      });
  }
  return scores;
}

/** Whether a value is a list of posts, each with an id and a text. */
export function isPostList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((post) => isRecord(post) && typeof post.id === "string" && typeof post.text === "string")
  );
}

/**
 * Maximum number of posts per request. The posts of a request share the evaluation of the prompt, but an abort waits
 * for all of them.
 */
const maxPostsAtOnce = 8;

/** Rounds a score to a thousandth, which is its precision at best. */
function rounded(score: number): number {
  return Math.round(score * 1_000) / 1_000;
}

async function logProbabilities(
  client: ChatClient,
  messages: readonly ChatMessage[],
  posts: readonly ReadPost[],
  signal: AbortSignal | undefined,
): Promise<number[]> {
  const continuations = { texts: posts.map(postAnswer), ended: false, precision: "single" } as const;
  const request = { messages, continuations, ...omitUndefined({ signal }) };
  for await (const chunk of client.chat(request)) {
    if (chunk.type !== "odds") continue;
    return posts.map(({ id }, index) => {
      const { logProbability = null, reason = null } = chunk.odds[index] ?? {};
      if (logProbability === null)
        throw new UnreadableError(
          `${client.id} gave no probability of the post ${JSON.stringify(id)}: ${reason}`,
        );
      return logProbability;
    });
  }
  throw new UnreadableError(`${client.id} gave no probabilities of posts`);
}
