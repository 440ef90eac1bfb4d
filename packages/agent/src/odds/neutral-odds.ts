import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { Contract } from "@concordat/contracts/contract";
import { checkOptions, isRecord, type Rules, required } from "@concordat/contracts/options";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import {
  type ChatClient,
  callRules,
  deriveSeed,
  drawnOdds,
  type Outcome,
  UnreadableError,
} from "@concordat/llm";
import { answerQuestion } from "../decide/answer-question.js";
import { decideOnItem } from "../decide/ask-decision.js";
import type { SurveyAnswer } from "../decide/asked-question.js";

/** Options for measuring a model's preferences. */
export interface NeutralOddsOptions {
  /** The client of the model, which must evaluate options (`odds: "exact"`). */
  readonly client: ChatClient;
  /** Timeout of each request, in milliseconds. Default: that of a decision. */
  readonly timeoutMs?: number;
  /** Stops the measurement. Default: none. */
  readonly signal?: AbortSignal;
}

const { client, timeoutMs, signal } = callRules;
const neutralRules: Rules<NeutralOddsOptions> = { client: required(client), timeoutMs, signal };

/** Texts without content. There are several, because the model may react to the wording of a single one. */
const emptyTexts = ["N/A", "…", "Something."] as const;

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

/** A profile without any information about the person. */
const anybody: AgentProfile = { id: "anybody", name: "Someone", interests: [], personality: "", stance: {} };

/**
 * Measures the probability of each choice for an agent without interests and posts without content. The choices are
 * requested as for decisions in plain text, and averaged over three posts. The result is keyed by the names in the
 * question: `like it`, `answer it`, `share it`, `scroll past`. Dividing the probabilities of a decision by it shows the
 * effect of the post and the agent (`adjustOdds` of `@concordat/llm`).
 * @throws {RangeError} if the client does not evaluate options
 * @throws {Failure} if the model cannot be asked, or reports no probabilities
 * @example
 * const neutral = await neutralOdds({ client }); // { "like it": 0.61, "answer it": 0.02, "share it": 0.33, "scroll past": 0.04 }
 */
export async function neutralOdds(options: NeutralOddsOptions): Promise<Record<string, number>> {
  checkOptions(options, neutralRules);
  assertExact(options.client);
  return meanOdds(options.client, async (text, seed) => {
    const { outcome, record } = await decideOnItem({
      ...options,
      form: "turns",
      profile: anybody,
      items: [{ post: { ...emptyPost, text } }],
      now: new Date(noTime),
      seed,
    });
    const attempts = record.steps.flatMap((step) => step.attempts);
    return { outcome, odds: drawnOdds(attempts, "/choice") };
  });
}

/** Options for measuring a model's preferences among the answers to a survey question. */
export interface NeutralAnswerOddsOptions extends NeutralOddsOptions {
  /** The question. It must have choices, because only those are sampled. */
  readonly question: Extract<SurveyQuestion, { kind: "choice" }>;
  /** The contract of the answers to the question. */
  readonly contract: Contract<SurveyAnswer>;
}

const neutralAnswerRules: Rules<NeutralAnswerOddsOptions> = {
  ...neutralRules,
  contract: required(callRules.contract),
  question: required({
    message: "must be a question with choices, as questionnaire/v1 describes it",
    test: (value) => isRecord(value) && value.kind === "choice" && Array.isArray(value.choices),
  }),
};

/**
 * Measures the probability of each choice of a survey question without its content. An agent without interests is asked
 * three times, each time with another meaningless text instead of the question. The result is the mean, keyed by the
 * choices. It is the same for all questions with the same choices.
 * @throws {RangeError} if the client does not evaluate options, or an argument is invalid
 * @throws {Failure} if the model cannot be asked, or reports no probabilities
 */
export async function neutralAnswerOdds(options: NeutralAnswerOddsOptions): Promise<Record<string, number>> {
  checkOptions(options, neutralAnswerRules);
  assertExact(options.client);
  const { question, signal = new AbortController().signal, ...asked } = options;
  return meanOdds(options.client, async (text, seed) => {
    const { outcome, record } = await answerQuestion({
      ...asked,
      signal,
      form: "turns",
      profile: anybody,
      round: 0,
      survey: "neutral",
      question: { ...question, text },
      runSeed: 0,
      seed,
    });
    return { outcome, odds: drawnOdds(record.attempts, "/answer") };
  });
}

/**
 * Checks that a client evaluates options.
 * @throws {RangeError} if it does not
 */
function assertExact({ id, odds }: ChatClient): void {
  if (odds !== "exact") throw new RangeError(`${id} does not give the probability of every choice`);
}

type Asked = (
  text: string,
  seed: (answer: number) => number,
) => Promise<{
  readonly outcome: Outcome<unknown>;
  readonly odds: {
    readonly options: readonly { readonly name: string; readonly probability: number }[];
  } | null;
}>;

/** Returns the mean probabilities over the texts without content. */
async function meanOdds({ id }: ChatClient, ask: Asked): Promise<Record<string, number>> {
  const sums = new Map<string, number>();
  for (const [index, text] of emptyTexts.entries()) {
    const { outcome, odds } = await ask(text, (answer) => deriveSeed(index, "neutral", answer));
    // An answer that fails after the choice has odds, too.
    if (odds === null)
      throw outcome.state === "failed" || outcome.state === "invalid"
        ? outcome.error
        : new UnreadableError(`${id} gave no odds for a choice without content`);
    for (const { name, probability } of odds.options)
      sums.set(name, (sums.get(name) ?? 0) + probability / emptyTexts.length);
  }
  return Object.fromEntries(sums);
}
