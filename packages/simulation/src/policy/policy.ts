import type {
  NetworkChoice,
  PresentView,
  RememberedAnswer,
  RememberedMove,
  SeenReshare,
  SurveyAnswer,
} from "@concordat/agent";
import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { Contract } from "@concordat/contracts/contract";
import type { DecisionRecord } from "@concordat/contracts/decision-record";
import type { Post } from "@concordat/contracts/post";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { SurveyRecord } from "@concordat/contracts/survey-record";
import type { Route } from "../feed/route.js";
import type { ChoiceCode } from "../world/choice.js";
import type { WorldView } from "../world/world-view.js";
import type { StateRound, UpdateRule } from "./state/state-round.js";

/** The decision of a rule: a choice, and the text of a reply, a comment or a new post. */
export interface RuleDecision {
  /** The code of the choice. */
  readonly choice: ChoiceCode;
  /** The text; `null` if there is none. */
  readonly content: string | null;
}

/** A choice that a rule samples. */
export type DrawnChoice = "LIKE" | "REPLY" | "RESHARE" | "SCROLL";

/** The choice that a rule sampled for an agent and a post. A model then writes the text. Recorded with the decision. */
export interface RuleChoice {
  /** The name of the rule. */
  readonly name: "relevance";
  /** The relevance of the post to the agent, in standard deviations: 0 is average. */
  readonly relevance: number;
  /** The probability of each choice, in the order of the contract. They add up to 1 and are rounded to a millionth. */
  readonly options: readonly { readonly value: DrawnChoice; readonly probability: number }[];
  /** The random number from 0 to 1 that determined the choice. */
  readonly draw: number;
  /** The choice. */
  readonly choice: DrawnChoice;
}

/**
 * Samples the choice of an agent on a post, both given by their numbers. It depends only on the world and its random
 * numbers.
 */
export type ChoiceRule = (world: WorldView, agent: number, post: number) => RuleChoice;

/**
 * A policy that decides by a rule, without a model. Its decisions are not recorded, but computed again when the run is
 * rebuilt. It must therefore depend only on the world and its random numbers.
 */
export interface RulePolicy {
  readonly kind: "rule";
  /** The name of the policy in records. */
  readonly name: string;
  /**
   * Whether an item is shown to an agent again when another account reshares it, unless the agent has reshared it
   * itself.
   */
  readonly returns: boolean;
  /** Returns the probability of each choice. Absent if the rule does not use probabilities or does not provide them. */
  readonly rule?: ChoiceRule;
  /**
   * Called once per round. Returns a function that decides for an agent on a post, both given by their numbers.
   * `sources` are the accounts that brought the post: its author and resharers.
   */
  prepare(
    world: WorldView,
  ): (agent: number, post: number, sources: readonly number[]) => ChoiceCode | RuleDecision;
  /**
   * Returns the next state of an agent, after its feed was shown. The scenario must have states. Absent if the rule does
   * not update states.
   */
  readonly update?: UpdateRule;
  /** Updates the states of all agents of a built-in rule. It is ignored in custom code, which uses `update`. */
  readonly step?: (round: StateRound) => void;
}

/** An item as an agent sees it at the start of the round. */
export interface ShownItem {
  /** The post, with its counts at the start of the round. */
  readonly post: Post;
  /** The slot from which random numbers and seeds are derived. Messages that are compared share a slot. */
  readonly slot: string;
  /** The rank of the item in the feed, counted from 1. */
  readonly rank: number;
  /** The route by which the item reached the agent. */
  readonly route: Route;
  /** The accounts that reshared the item since it was last shown to the agent, with their comments. */
  readonly resharedBy: readonly SeenReshare[];
  /** The post to which this one replies; `null` for a root post, or if the parent was removed. */
  readonly parent: Post | null;
  /**
   * The root post of the thread; `null` if the item is the root post, if the root post is the parent, or if it was
   * removed.
   */
  readonly original: Post | null;
}

/** The input for a decision of a policy that asks. */
export interface DecisionRequest {
  /** The round, counted from 0. */
  readonly round: number;
  /** The time at which the round starts. */
  readonly now: Date;
  /** The agent that decides. */
  readonly agent: AgentProfile;
  /** The item to decide on, or the complete feed from top to bottom. Never empty. */
  readonly items: readonly [ShownItem, ...ShownItem[]];
  /**
   * The choice that a rule has sampled. In that case only the text is requested. `null` if the choice is requested too.
   */
  readonly rule: RuleChoice | null;
  /**
   * The choices that the agent has (agent-decision/v3), if its policy lists them. Choices that would change nothing are
   * omitted, such as FOLLOW if it already follows the author. `null` if the choices are those of agent-decision/v2.
   */
  readonly choices: readonly NetworkChoice[] | null;
  /** The agent's choices in earlier rounds, oldest first. */
  readonly memory: readonly RememberedMove[];
  /** The survey answers that the agent remembers, oldest first. */
  readonly answers: readonly RememberedAnswer[];
  /**
   * What the agent thinks: the fields of its state that have questions, with the values that its latest answers gave
   * them. Absent if there are none.
   */
  readonly views?: readonly PresentView[];
  /** The seed of the scenario. */
  readonly runSeed: number;
  /**
   * Returns the seed of an answer, from 0 to 2^31 - 1. Each step and each answer has its own seed. Both are counted
   * from 1.
   */
  seed(step: number, answer: number): number;
  /** Aborted when the run is stopped. The answer is then no longer needed. */
  readonly signal: AbortSignal;
}

/** The input for a survey question to a policy that asks. */
export interface SurveyRequest
  extends Pick<
    DecisionRequest,
    "round" | "now" | "agent" | "memory" | "answers" | "views" | "runSeed" | "signal"
  > {
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The question. */
  readonly question: SurveyQuestion;
  /** The contract of the answer. */
  readonly contract: Contract<SurveyAnswer>;
  /** Whether the survey requests the probabilities of the possible answers. */
  readonly odds: boolean;
  /** Whether the run consists of surveys alone, so that the agent is not on social media. Default false. */
  readonly isSurveyOnly?: boolean;
  /** Returns the seed of an answer, from 0 to 2^31 - 1. Each answer has its own seed. Answers are counted from 1. */
  seed(answer: number): number;
}

/** The result if the model is unavailable. The run then pauses, and the decision is not recorded. */
export interface Unavailable {
  readonly state: "unable";
  /** The code of the error, such as `CONNECTION_FAILED`. */
  readonly code: string;
  /** A description of the problem. */
  readonly message: string;
}

/** A policy that requests decisions, usually from a model. Every decision is recorded. */
export interface AskingPolicy {
  readonly kind: "asking";
  /** The name of the policy in records. */
  readonly name: string;
  /** Whether one request is for a single item of a feed (`post`) or for the complete feed (`feed`). */
  readonly unit: "post" | "feed";
  /** Number of an agent's latest choices that a request includes. */
  readonly memory: number;
  /** The choices that agents have (agent-decision/v3). Default: those of agent-decision/v2. */
  readonly choices?: readonly NetworkChoice[];
  /**
   * The rule that samples each choice on a post, so that only the text is requested. Absent if the choice is requested
   * too.
   */
  readonly rule?: ChoiceRule;
  /**
   * Returns the request as it is sent. A fork keeps the parent's decision if this value is unchanged. Without this
   * function, a fork always sends the request again.
   */
  request?(question: DecisionRequest): unknown;
  /** Requests a decision and returns its outcome as a record. Rejects only for programming errors. */
  decide(question: DecisionRequest): Promise<DecisionRecord | Unavailable>;
  /**
   * Requests a survey answer and returns its outcome as a record. If the function is absent, scenarios with surveys are
   * rejected.
   */
  answer?(question: SurveyRequest): Promise<SurveyRecord | Unavailable>;
  /**
   * Returns the request for a survey answer as it is sent, like `request` for a decision. If this function is absent, a
   * fork always sends the request again.
   */
  answerRequest?(question: SurveyRequest): unknown;
}

/** A policy that decides for a group of agents, either by a rule or by asking a model. */
export type Policy = RulePolicy | AskingPolicy;

/** Whether a value is the result of an unavailable model. */
export function isUnavailable(value: unknown): value is Unavailable {
  const { state, code, message }: Partial<Record<string, unknown>> = Object(value);
  return state === "unable" && typeof code === "string" && typeof message === "string";
}
