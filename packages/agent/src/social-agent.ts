import type { AgentDecision as FeedDecision } from "@concordat/contracts/agent-decision/v1";
import type { AgentDecision } from "@concordat/contracts/agent-decision/v2";
import { type AgentProfile, type AgentProfileInput, agentProfile } from "@concordat/contracts/agent-profile";
import {
  checkOptions,
  checkValue,
  omitUndefined,
  type Rules,
  required,
  rules,
} from "@concordat/contracts/options";
import { type PostInput, post as postContract } from "@concordat/contracts/post";
import { type ChatClient, callRules, deriveSeed, type GenerateEvent, seedRule } from "@concordat/llm";
import { type Decided, type DecisionQuestion, decideOnItem, decideOnItems } from "./decide/ask-decision.js";
import { askRules, type DecideSettings, settingsOf } from "./decide/ask-settings.js";
import type { AgentState } from "./names.js";
import { assertDistinctIds } from "./post-list/distinct-ids.js";
import { postsRule } from "./post-list/posts-rule.js";
import type { ShownItem } from "./prompt/shown-item.js";

/** The profile of an agent, and its model. */
export interface SocialAgentOptions extends DecideSettings {
  /** The profile of the agent. */
  readonly profile: AgentProfileInput;
  /** The model that answers for the agent. */
  readonly client: ChatClient;
  /**
   * Makes decisions repeatable. The seeds of answers are derived from this seed, the agent and the post. Default:
   * none.
   */
  readonly seed?: number;
}

const agentRules: Rules<SocialAgentOptions> = {
  ...askRules,
  form: callRules.form,
  odds: rules.flag,
  profile: required({ ...rules.record, message: "must be a profile, as agent-profile/v1 describes it" }),
  client: callRules.client,
  seed: seedRule,
};

/** The options of one decision. */
export interface DecideOptions {
  /** The time of the decision, to which the posts' ages refer. Default: the time of the call. */
  readonly now?: Date;
  /** Stops the decision, and the request in flight at the server. Default: none. */
  readonly signal?: AbortSignal;
  /** Called for each event of the request, such as a retry. */
  readonly onEvent?: (event: GenerateEvent) => void;
}

const decideRules: Rules<DecideOptions> = {
  now: rules.moment,
  signal: rules.signal,
  onEvent: rules.aFunction,
};

/**
 * A person with a profile who decides what to do with posts.
 *
 * @example
 * const agent = new SocialAgent({ profile: { id: "mara", name: "Mara", interests: ["sourdough"] }, client });
 * const { outcome, record } = await agent.decide(post);
 */
export class SocialAgent {
  /** The profile of the agent. */
  readonly profile: AgentProfile;
  /**
   * The agent's state in the social agents' chart, initially `idle`. Decisions neither read nor change it; `fire` of
   * `@concordat/statechart` does.
   */
  state: AgentState = "idle";
  private readonly options: SocialAgentOptions;

  /** The model that decides. */
  get client(): ChatClient {
    return this.options.client;
  }

  /**
   * Creates an agent.
   * @throws {RangeError} when an option is invalid
   * @throws {ContractViolationError} when the profile violates `agent-profile/v1`
   */
  constructor(options: SocialAgentOptions) {
    checkOptions(options, agentRules);
    this.profile = agentProfile.parse(options.profile);
    this.options = options;
  }

  /**
   * Decides on one post.
   * @throws {RangeError} when an option is invalid
   * @throws {ContractViolationError} when the post violates `post/v1`
   * @throws {TypeError} when the input is a list of posts: use `decideOnFeed`
   */
  async decide(input: PostInput, options: DecideOptions = {}): Promise<Decided<AgentDecision>> {
    if (Array.isArray(input)) {
      throw new TypeError("decide takes one post; decideOnFeed takes a list and decides on one of them");
    }
    return decideOnItem(this.question([{ post: postContract.parse(input) }], options));
  }

  /**
   * Shows the agent the complete feed and requests a decision on one of its posts, which the model picks.
   * @throws {ContractViolationError} when a post violates `post/v1`
   * @throws {RangeError} when there is no post, two posts share an id, or an option is invalid
   */
  async decideOnFeed(
    inputs: readonly PostInput[],
    options: DecideOptions = {},
  ): Promise<Decided<FeedDecision>> {
    checkValue(inputs, postsRule, "posts");
    assertDistinctIds("posts", inputs, ({ id }) => id);
    const [first, ...rest] = inputs.map((input): ShownItem => ({ post: postContract.parse(input) }));
    if (first === undefined) throw new RangeError("a feed without posts leaves nothing to decide on");
    return decideOnItems(this.question([first, ...rest], options));
  }

  private question(items: DecisionQuestion["items"], about: DecideOptions): DecisionQuestion {
    checkOptions(about, decideRules);
    const { now = new Date(), signal, onEvent } = about;
    const { profile, options } = this;
    const { client, seed, form, odds } = options;
    const shown = JSON.stringify(items.map(({ post }) => post.id));
    return {
      client,
      profile,
      items,
      now,
      ...settingsOf(options),
      ...omitUndefined({ form, odds }),
      ...(seed === undefined
        ? {}
        : { runSeed: seed, seed: (answer: number) => deriveSeed(seed, profile.id, shown, answer) }),
      ...omitUndefined({ signal, onEvent }),
    };
  }
}
