import { agentDecisionV1, type AgentDecision as FeedDecision } from "@concordat/contracts/agent-decision/v1";
import { type AgentDecision, agentDecisionV2 } from "@concordat/contracts/agent-decision/v2";
import { type AgentProfile, type AgentProfileInput, agentProfile } from "@concordat/contracts/agent-profile";
import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { type Post, type PostInput, post as postContract } from "@concordat/contracts/post";
import {
  type ChatClient,
  deriveSeed,
  type GenerateEvent,
  generateObject,
  type Outcome,
} from "@concordat/llm";
import { feedPrompt, postPrompt } from "./prompt/decision-prompt.js";
import { toFeedRecord, toRecord } from "./record/to-record.js";

/** Who decides, and with which model. */
export interface SocialAgentOptions {
  readonly profile: AgentProfileInput;
  readonly client: ChatClient;
  /** Makes decisions repeatable: attempts' seeds follow from it, the agent and the post. Default: none. */
  readonly seed?: number;
  /** Randomness of sampling, 0 to 2. Default: the engine's. */
  readonly temperature?: number;
  /** Milliseconds for each attempt. Default 30 000. */
  readonly timeoutMs?: number;
  /** Requests to make at most for one decision. Default 3. */
  readonly maxAttempts?: number;
}

/** What concerns one decision. */
export interface DecideOptions {
  /** The moment of looking, from which the posts' ages are counted. Default: now. */
  readonly now?: Date;
  readonly signal?: AbortSignal;
  /** Called at each step of the decision's life. */
  readonly onEvent?: (event: GenerateEvent) => void;
}

/** A decision's outcome, and the record to keep of it. */
export interface Decided<Decision> {
  readonly outcome: Outcome<Decision>;
  readonly record: DecisionRecord;
}

/** The most characters that an agent's reason or comment has: what people write in a feed. */
const maxText = 280;

/**
 * A person with a profile who decides what to do with posts.
 *
 * @example
 * const agent = new SocialAgent({ profile: { id: "mara", name: "Mara", interests: ["sourdough"] }, client });
 * const { outcome, record } = await agent.decide(post);
 */
export class SocialAgent {
  readonly profile: AgentProfile;
  private readonly options: SocialAgentOptions;

  /** @throws {ContractViolationError} when the profile does not keep `agent-profile/v1` */
  constructor(options: SocialAgentOptions) {
    this.profile = agentProfile.parse(options.profile);
    this.options = options;
  }

  /**
   * Decides on one post.
   * @throws {ContractViolationError} when the post does not keep `post/v1`
   */
  async decide(input: PostInput, options: DecideOptions = {}): Promise<Decided<AgentDecision>> {
    const post = postContract.parse(input);
    const outcome = await generateObject({
      contract: agentDecisionV2,
      messages: postPrompt(this.profile, post, options.now ?? new Date()),
      ...this.request([post.id], options),
    });
    return { outcome, record: toRecord(outcome, { ...this.context([post.id]), postId: post.id }) };
  }

  /**
   * Shows the whole feed and decides on one of its posts, which the model picks.
   * @throws {ContractViolationError} when a post does not keep `post/v1`
   * @throws {RangeError} when there is no post
   */
  async decideOnFeed(
    inputs: readonly PostInput[],
    options: DecideOptions = {},
  ): Promise<Decided<FeedDecision>> {
    if (inputs.length === 0) throw new RangeError("a feed without posts leaves nothing to decide on");
    const posts: Post[] = inputs.map((input) => postContract.parse(input));
    const ids = posts.map(({ id }) => id);
    const outcome = await generateObject({
      contract: agentDecisionV1,
      messages: feedPrompt(this.profile, posts, options.now ?? new Date()),
      narrow: { "/post_id": ids },
      omit: ["timestamp"],
      ...this.request(ids, options),
    });
    const decided = stamped(outcome, new Date());
    return { outcome: decided, record: toFeedRecord(decided, { ...this.context(ids), postId: null }) };
  }

  private request(postIds: readonly string[], { signal, onEvent }: DecideOptions) {
    const { client, seed, temperature, timeoutMs, maxAttempts } = this.options;
    return {
      client,
      maxText,
      maxTokens: 320,
      ...(seed === undefined
        ? {}
        : { seed: (attempt: number) => deriveSeed(seed, this.profile.id, ...postIds, attempt) }),
      ...(temperature === undefined ? {} : { temperature }),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(maxAttempts === undefined ? {} : { maxAttempts }),
      ...(signal === undefined ? {} : { signal }),
      ...(onEvent === undefined ? {} : { onEvent }),
    };
  }

  private context(shownPostIds: readonly string[]) {
    return { agentId: this.profile.id, shownPostIds, seed: this.options.seed ?? null, time: new Date() };
  }
}

/** A valid decision on a feed, with the time it was made. */
function stamped(outcome: Outcome<FeedDecision>, time: Date): Outcome<FeedDecision> {
  if (outcome.state !== "valid") return outcome;
  return {
    ...outcome,
    value: { ...outcome.value, timestamp: outcome.value.timestamp ?? time.toISOString() },
  };
}
