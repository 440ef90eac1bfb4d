import type { RememberedAnswer, RememberedMove, SeenReshare, SurveyAnswer } from "@concordat/agent";
import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { Contract } from "@concordat/contracts/contract";
import type { DecisionRecord } from "@concordat/contracts/decision-record";
import type { Post } from "@concordat/contracts/post";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { SurveyRecord } from "@concordat/contracts/survey-record";
import type { Route } from "../feed/route.js";
import type { WorldView } from "../world/world-view.js";
import type { ChoiceCode } from "./choice.js";

/** What a rule decides: a choice, and the text of a reply, a comment or a post of its own. */
export interface RuleDecision {
  /** What the agent does, by number. */
  readonly choice: ChoiceCode;
  /** The text; null for none. */
  readonly content: string | null;
}

/** A choice that a rule draws, in the order of the contract. */
export type DrawnChoice = "LIKE" | "REPLY" | "RESHARE" | "SCROLL";

/** What a rule drew for an agent and a post where a model writes the words, as records keep it. */
export interface RuleChoice {
  /** The rule. */
  readonly name: "relevance";
  /** How relevant the post is to the agent, in standard deviations: 0 is average. */
  readonly relevance: number;
  /** How probable each choice is, in the contract's order. The probabilities sum up to 1, in millionths. */
  readonly options: readonly { readonly value: DrawnChoice; readonly probability: number }[];
  /** The number from 0 to 1 that the choice was drawn with. */
  readonly draw: number;
  /** The choice. */
  readonly choice: DrawnChoice;
}

/** A rule that draws the choice of an agent on a post, both by their numbers. It depends on nothing but the world and its draws. */
export type ChoiceRule = (world: WorldView, agent: number, post: number) => RuleChoice;

/**
 * Decides by a rule, without a model. Its decisions are not recorded, they are computed again from the seed; so a rule
 * must depend on nothing but the world and its draws.
 */
export interface RulePolicy {
  readonly kind: "rule";
  /** How records name it. */
  readonly name: string;
  /** Whether an item that was seen comes back when someone else reshares it, until it was reshared. */
  readonly returns: boolean;
  /** What each choice is drawn from. Absent: the rule draws from no odds, or does not say. */
  readonly rule?: ChoiceRule;
  /**
   * Called once a round. The function it returns decides for an agent on a post, both by their numbers; `sources` are
   * the accounts that brought the post: its author, resharers.
   */
  prepare(
    world: WorldView,
  ): (agent: number, post: number, sources: readonly number[]) => ChoiceCode | RuleDecision;
}

/** An item as an agent sees it when the round begins. */
export interface ShownItem {
  /** The post, with the counts that it has when the round begins. */
  readonly post: Post;
  /** What chance and seeds are derived with: the same for messages that are to be compared. */
  readonly slot: string;
  /** Its place in the feed, counted from 1. */
  readonly rank: number;
  /** How it came to the agent. */
  readonly route: Route;
  /** Who reshared it since the agent was last shown it, with their comments. */
  readonly resharedBy: readonly SeenReshare[];
  /** What it replies to; null for a root post, or where that was removed. */
  readonly parent: Post | null;
  /** The root post of the thread; null for a root post, where it is the parent, or where it was removed. */
  readonly original: Post | null;
}

/** What a policy is asked: what does this agent do? */
export interface DecisionRequest {
  /** The round, counted from 0. */
  readonly round: number;
  /** When the round begins. */
  readonly now: Date;
  /** Who decides. */
  readonly agent: AgentProfile;
  /** One item, or the whole feed from the top. Never empty. */
  readonly items: readonly [ShownItem, ...ShownItem[]];
  /** The choice that a rule has drawn: only the words are asked for. `null` where the choice is asked for, too. */
  readonly rule: RuleChoice | null;
  /** The agent's moves of earlier rounds, the oldest first. */
  readonly memory: readonly RememberedMove[];
  /** Its answers to surveys that it is to remember, the oldest first. */
  readonly answers: readonly RememberedAnswer[];
  /** The seed of the scenario. */
  readonly runSeed: number;
  /** The seed of an answer, from 0 to 2^31 - 1: the same whatever else happens. Steps and answers count from 1. */
  seed(step: number, answer: number): number;
  /** Aborted when the run is stopped: the answer is no longer awaited. */
  readonly signal: AbortSignal;
}

/** What a policy is asked in a survey: what does this agent think? */
export interface SurveyRequest
  extends Pick<DecisionRequest, "round" | "now" | "agent" | "memory" | "answers" | "runSeed" | "signal"> {
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The question. */
  readonly question: SurveyQuestion;
  /** What may be answered. */
  readonly contract: Contract<SurveyAnswer>;
  /** Whether the survey asks for the odds of an answer among choices. */
  readonly odds: boolean;
  /** The seed of an answer, counted from 1: from 0 to 2^31 - 1, the same whatever else happens. */
  seed(answer: number): number;
}

/** The model is unavailable: the run pauses, and nothing is recorded of the decision. */
export interface Unavailable {
  readonly state: "unable";
  /** The code of the error, such as `CONNECTION_FAILED`. */
  readonly code: string;
  /** What happened, for people. */
  readonly message: string;
}

/** Decides by asking someone, as a rule a model. Every decision is recorded as it is made. */
export interface AskingPolicy {
  readonly kind: "asking";
  /** How records name it. */
  readonly name: string;
  /** Whether it is asked about each item of a feed, or about the whole feed at once. */
  readonly unit: "post" | "feed";
  /** How many of an agent's last moves it wants to be told. */
  readonly memory: number;
  /** The rule that draws each choice on a post, so that only the words are asked for. Absent: the choice is asked for, too. */
  readonly rule?: ChoiceRule;
  /**
   * What the answer depends on, as a value: the request as it is sent. Where it is the same in a fork, the fork keeps
   * the decision. Absent: a fork asks again.
   */
  request?(question: DecisionRequest): unknown;
  /** What happened, as a record. It rejects only for what is a mistake of the program. */
  decide(question: DecisionRequest): Promise<DecisionRecord | Unavailable>;
  /** The outcome of a question of a survey, as a record. Absent: scenarios with surveys are refused. */
  answer?(question: SurveyRequest): Promise<SurveyRecord | Unavailable>;
  /** What an answer depends on, as `request` says it of a decision. Absent: a fork asks again. */
  answerRequest?(question: SurveyRequest): unknown;
}

/** Who decides for a group of agents: a rule, or a model that is asked. */
export type Policy = RulePolicy | AskingPolicy;
