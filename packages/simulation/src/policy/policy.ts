import type { RememberedAnswer, RememberedMove, SeenReshare, SurveyAnswer } from "@concordat/agent";
import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { Contract } from "@concordat/contracts/contract";
import type { DecisionRecord } from "@concordat/contracts/decision-record";
import type { Post } from "@concordat/contracts/post";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { SurveyRecord } from "@concordat/contracts/survey-record";
import type { Route } from "../feed/route.js";
import type { ChoiceCode } from "../world/choice.js";
import type { WorldView } from "../world/world-view.js";

/** The decision of a rule: a choice, and the text of a reply, a comment or a new post. */
export interface RuleDecision {
  /** The code of the choice. */
  readonly choice: ChoiceCode;
  /** The text; `null` if there is none. */
  readonly content: string | null;
}

/** A choice that a rule draws, in the order of the contract. */
export type DrawnChoice = "LIKE" | "REPLY" | "RESHARE" | "SCROLL";

/** A rule's drawn choice for an agent and a post whose text a model writes, as recorded. */
export interface RuleChoice {
  /** The name of the rule. */
  readonly name: "relevance";
  /** The relevance of the post to the agent, in standard deviations: 0 is average. */
  readonly relevance: number;
  /** The probability of each choice, in the contract's order. They add up to 1, in millionths. */
  readonly options: readonly { readonly value: DrawnChoice; readonly probability: number }[];
  /** The random number from 0 to 1 with which the choice was drawn. */
  readonly draw: number;
  /** The choice. */
  readonly choice: DrawnChoice;
}

/**
 * A rule that draws the choice of an agent on a post, both by their numbers. It depends only on the world and
 * its random draws.
 */
export type ChoiceRule = (world: WorldView, agent: number, post: number) => RuleChoice;

/**
 * A policy that decides by a rule, without a model. Its decisions are not recorded but computed again from
 * the seed, so it must depend only on the world and its random draws.
 */
export interface RulePolicy {
  readonly kind: "rule";
  /** The name of the policy in records. */
  readonly name: string;
  /**
   * Whether an item that was seen is shown again when another account reshares it, until the agent has
   * reshared it.
   */
  readonly returns: boolean;
  /** The odds of each choice. Absent: the rule draws from no odds, or does not provide them. */
  readonly rule?: ChoiceRule;
  /**
   * Called once per round. The returned function decides for an agent on a post, both by their numbers;
   * `sources` are the accounts that brought the post: its author, resharers.
   */
  prepare(
    world: WorldView,
  ): (agent: number, post: number, sources: readonly number[]) => ChoiceCode | RuleDecision;
}

/** An item as an agent sees it at the start of the round. */
export interface ShownItem {
  /** The post, with its counts at the start of the round. */
  readonly post: Post;
  /** The slot from which random draws and seeds are derived: the same for messages that are compared. */
  readonly slot: string;
  /** The rank of the item in the feed, counted from 1. */
  readonly rank: number;
  /** The route by which the item reached the agent. */
  readonly route: Route;
  /** Accounts that reshared it since it was last shown to the agent, with their comments. */
  readonly resharedBy: readonly SeenReshare[];
  /** The post to which this one replies; `null` for a root post, or if that was removed. */
  readonly parent: Post | null;
  /** The root post of the thread; `null` for a root post, if it is the parent, or if it was removed. */
  readonly original: Post | null;
}

/** The input of an asking policy for a decision. */
export interface DecisionRequest {
  /** The round, counted from 0. */
  readonly round: number;
  /** The start of the round. */
  readonly now: Date;
  /** The agent that decides. */
  readonly agent: AgentProfile;
  /** The item to decide on, or the complete feed from the top. Never empty. */
  readonly items: readonly [ShownItem, ...ShownItem[]];
  /** The choice drawn by a rule: only the text is requested. `null` if the choice is requested too. */
  readonly rule: RuleChoice | null;
  /** The agent's moves of earlier rounds, oldest first. */
  readonly memory: readonly RememberedMove[];
  /** The survey answers that it remembers, oldest first. */
  readonly answers: readonly RememberedAnswer[];
  /** The seed of the scenario. */
  readonly runSeed: number;
  /**
   * The seed of an answer, from 0 to 2^31 - 1, independent of everything else. Steps and answers count from
   * 1.
   */
  seed(step: number, answer: number): number;
  /** Aborted when the run is stopped: the answer is no longer awaited. */
  readonly signal: AbortSignal;
}

/** The input of an asking policy for a survey question. */
export interface SurveyRequest
  extends Pick<DecisionRequest, "round" | "now" | "agent" | "memory" | "answers" | "runSeed" | "signal"> {
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The question. */
  readonly question: SurveyQuestion;
  /** The contract of the answer. */
  readonly contract: Contract<SurveyAnswer>;
  /** Whether the survey requests the odds of an answer among choices. */
  readonly odds: boolean;
  /** The seed of an answer, counted from 1: from 0 to 2^31 - 1, independent of everything else. */
  seed(answer: number): number;
}

/** The model is unavailable: the run pauses, and nothing is recorded of the decision. */
export interface Unavailable {
  readonly state: "unable";
  /** The code of the error, such as `CONNECTION_FAILED`. */
  readonly code: string;
  /** A description of what happened. */
  readonly message: string;
}

/** A policy that asks, usually a model. Every decision is recorded. */
export interface AskingPolicy {
  readonly kind: "asking";
  /** The name of the policy in records. */
  readonly name: string;
  /** The unit of a request: each item of a feed, or the complete feed. */
  readonly unit: "post" | "feed";
  /** Number of an agent's latest moves in a request. */
  readonly memory: number;
  /**
   * The rule that draws each choice on a post, so that only the text is requested. Absent: the choice is
   * requested too.
   */
  readonly rule?: ChoiceRule;
  /**
   * The value on which the answer depends: the request as sent. If it is unchanged in a fork, the fork keeps
   * the decision. Absent: a fork asks again.
   */
  request?(question: DecisionRequest): unknown;
  /** Returns the outcome as a record. Rejects only for programming errors. */
  decide(question: DecisionRequest): Promise<DecisionRecord | Unavailable>;
  /** Returns the outcome of a survey question as a record. Absent: scenarios with surveys are rejected. */
  answer?(question: SurveyRequest): Promise<SurveyRecord | Unavailable>;
  /** The value on which an answer depends, like `request` for a decision. Absent: a fork asks again. */
  answerRequest?(question: SurveyRequest): unknown;
}

/** Decides for a group of agents: by a rule, or by asking a model. */
export type Policy = RulePolicy | AskingPolicy;

/** Whether a value reports that the model is unavailable. */
export function isUnavailable(value: unknown): value is Unavailable {
  const { state, code, message }: Partial<Record<string, unknown>> = Object(value);
  return state === "unable" && typeof code === "string" && typeof message === "string";
}
