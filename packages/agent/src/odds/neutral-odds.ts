import type { AgentProfile } from "@concordat/contracts/agent-profile";
import { checkOptions, type Rules, required } from "@concordat/contracts/options";
import { type ChatClient, callRules, deriveSeed, drawnOdds, UnreadableError } from "@concordat/llm";
import { decideOnItem } from "../decide/ask-decision.js";

/** How to measure what a model prefers. */
export interface NeutralOddsOptions {
  /** Which model is asked: one that evaluates options (`odds: "exact"`). */
  readonly client: ChatClient;
  /** Time limit of a request, in milliseconds. Default: that of a decision. */
  readonly timeoutMs?: number;
  /** Stops the measurement. Default: none. */
  readonly signal?: AbortSignal;
}

const { client, timeoutMs, signal } = callRules;
const neutralRules: Rules<NeutralOddsOptions> = { client: required(client), timeoutMs, signal };

/** Posts without content: one alone would measure what the model makes of that text. */
const emptyPosts = ["N/A", "…", "Something."] as const;

const noTime = "2000-01-01T00:00:00Z";

const emptyPost = {
  id: "empty",
  author_id: "Someone",
  timestamp: noTime,
  has_media: false as const,
  media_type: null,
  media_description: null,
  likes: 0,
  reshares: 0,
  replies: 0,
};

/** Somebody of whom nothing is known. */
const anybody: AgentProfile = { id: "anybody", name: "Someone", interests: [], personality: "", stance: {} };

/**
 * How probable each choice is for a model where there is nothing to decide on: of somebody without interests, on posts without content,
 * asked as decisions in turns are, the mean of three posts. By the names that the question uses: `like it`, `answer it`, `share it`,
 * `scroll past`. Divided by these, odds say what the post and the person change (`adjustOdds` of `@concordat/llm`).
 * @throws {RangeError} if the client does not evaluate options
 * @throws {Failure} if the model cannot be asked, or gives no odds
 * @example
 * const neutral = await neutralOdds({ client }); // { "like it": 0.61, "answer it": 0.02, "share it": 0.33, "scroll past": 0.04 }
 */
export async function neutralOdds(options: NeutralOddsOptions): Promise<Record<string, number>> {
  checkOptions(options, neutralRules);
  const { client: asked, ...settings } = options;
  if (asked.odds !== "exact")
    throw new RangeError(`${asked.id} does not give the probability of every choice`);
  const sums = new Map<string, number>();
  for (const [index, text] of emptyPosts.entries()) {
    const { outcome, record } = await decideOnItem({
      ...settings,
      client: asked,
      form: "turns",
      profile: anybody,
      items: [{ post: { ...emptyPost, text } }],
      now: new Date(noTime),
      seed: (answer) => deriveSeed(index, "neutral", answer),
    });
    const odds = drawnOdds(
      record.steps.flatMap(({ attempts }) => attempts),
      "/choice",
    );
    // A decision that fails after the choice has odds, too.
    if (odds === null)
      throw outcome.state === "failed" || outcome.state === "invalid"
        ? outcome.error
        : new UnreadableError(`${asked.id} gave no odds for a choice without content`);
    for (const { name, probability } of odds.options)
      sums.set(name, (sums.get(name) ?? 0) + probability / emptyPosts.length);
  }
  return Object.fromEntries(sums);
}
