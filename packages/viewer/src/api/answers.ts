/**
 * What the server answers, as JSON: the page is typed by it.
 * @module
 */

import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { DecisionRecord } from "@concordat/contracts/decision-record";
import type { RoundRecord } from "@concordat/contracts/round-record";
import type { ChartMove, Choice, NamedDecision, Route } from "@concordat/simulation";
import type { QuestionFigures } from "@concordat/simulation/results";
import type { ControlState } from "../control/viewer-control.js";
import type { OpenRound } from "../run/open-round.js";
import type { AnswerData, OddsData } from "../run/replayed-round.js";
import type { OutcomeName } from "../run/shown-facts.js";

/** The viewed target: a run, or several that belong together. */
export interface TargetAnswer {
  readonly kind: "run" | "ensemble" | "study";
  readonly title: string;
  readonly runs: readonly { readonly key: string; readonly title: string }[];
  /** Whether agents can be asked. */
  readonly asks: boolean;
  /** Whether runs can be forked with one more post. */
  readonly forks: boolean;
}

/** A line of what an agent answers. */
export type AskEvent =
  | {
      readonly type: "text";
      /** The text that the model has written so far. */
      readonly text: string;
    }
  | {
      readonly type: "answered";
      readonly model: string;
      readonly answer: string;
      readonly decisions: readonly NamedDecision[];
    }
  | { readonly type: "error"; readonly message: string };

/** A fork that was begun. */
export interface ForkAnswer {
  /** The key of the fork. */
  readonly key: string;
}

/** The choices of agents in a round, in one segment or all. */
export interface RoundCounts {
  readonly round: number;
  readonly shown: number;
  readonly choices: Readonly<Partial<Record<Choice, number>>>;
  /** Decisions that are invalid or failed. */
  readonly problems: number;
}

/** An event of the scenario. */
export interface EventFigures {
  readonly round: number;
  readonly kind: string;
  readonly text: string;
}

/** A run as a whole. */
export interface RunAnswer {
  readonly key: string;
  readonly title: string;
  readonly name: string;
  readonly version: number;
  /**
   * The state of the run. `running`: it grew a moment ago. `paused`: its process waits until it is resumed.
   * `complete`: every round is closed. `gone`: its folder no longer exists.
   */
  readonly state: "running" | "paused" | "complete" | "incomplete" | "gone";
  readonly problem: string | null;
  /** Rounds that are planned. */
  readonly planned: number;
  /** Rounds of the scenario, without a survey after the last. */
  readonly scenarioRounds: number;
  readonly rounds: readonly RoundRecord[];
  readonly open: OpenRound | null;
  /** Rounds that are replayed: posts, agents and decisions can be shown of them. */
  readonly replayed: number;
  readonly agents: number;
  readonly segments: readonly string[];
  /** The rounds at whose beginning events change who follows whom. */
  readonly followChanges: readonly number[];
  /** The states in which agents can be in a round. */
  readonly states: readonly string[];
  readonly posts: number;
  readonly model: string | null;
  readonly startsAt: string;
  readonly roundMinutes: number;
  readonly events: readonly EventFigures[];
  readonly surveys: number;
  /** The times of the surveys as text, by the round at whose start they are recorded. */
  readonly surveyTimes: readonly (readonly [round: number, when: string])[];
  readonly place: readonly string[];
  /**
   * The control of a run that is being played and can be paused; `null` if the viewer only reads, or it is not known
   * yet.
   */
  readonly control: ControlState | null;
}

/** An agent or other account, as named in lists. */
export interface AccountName {
  readonly id: string;
  readonly name: string;
  readonly isAgent: boolean;
  readonly segment: string | null;
}

/** A post with what happened to it until the round that is looked at. */
export interface PostFigures {
  readonly id: string;
  readonly author: AccountName;
  readonly text: string;
  readonly media: string | null;
  readonly round: number;
  readonly timestamp: string;
  readonly parent: string | null;
  readonly shown: number;
  readonly likes: number;
  readonly replies: number;
  readonly reshares: number;
}

/** A part of a list. */
export interface PageOf<Item> {
  readonly items: readonly Item[];
  /** The total number of items. */
  readonly count: number;
}

/** A decision, as listed. */
export interface DecisionFigures {
  readonly round: number;
  readonly agent: AccountName;
  readonly post: string;
  readonly postText: string;
  /** The unit in the ledger; `null` if a rule decided. */
  readonly unit: string | null;
  readonly rank: number;
  readonly route: Route;
  readonly resharedBy: readonly AccountName[];
  readonly choice: Choice | null;
  readonly outcome: OutcomeName;
  readonly code: string | null;
  readonly content: string | null;
  /** The odds from which a rule drew; `null` if it drew from none, or the run is too large to keep them. */
  readonly odds: readonly OddsData[] | null;
}

/** A post, with its thread and its readers. */
export interface PostAnswer {
  readonly post: PostFigures;
  /** The posts to which this one replies, the first of the thread first. */
  readonly above: readonly PostFigures[];
  readonly replies: readonly PostFigures[];
  /** The readers of the post and their decisions; those who made a choice first. */
  readonly readers: PageOf<DecisionFigures>;
  /** By round: how many were shown it, and reshared it. */
  readonly byRound: readonly { readonly round: number; readonly shown: number; readonly reshares: number }[];
}

/** An agent as listed, with what it did until the round that is looked at. */
export interface AgentFigures {
  readonly account: AccountName;
  readonly shown: number;
  readonly choices: Readonly<Record<string, number>>;
  readonly problems: number;
  readonly followers: number;
}

/** An agent. */
export interface AgentAnswer {
  readonly figures: AgentFigures;
  /** Null for an account that is not an agent. */
  readonly profile: AgentProfile | null;
  readonly follows: PageOf<AccountName>;
  readonly followers: PageOf<AccountName>;
  readonly posts: readonly PostFigures[];
  /** The items that the agent was shown, the last round first. */
  readonly feeds: readonly { readonly round: number; readonly items: readonly DecisionFigures[] }[];
  readonly answers: readonly (AnswerData & { readonly round: number })[];
  /** The agent's state in each round, with the transitions that led there and back to idle, the last round first. */
  readonly states: readonly {
    readonly round: number;
    readonly state: string;
    readonly moves: readonly ChartMove[];
  }[];
}

/** A decision as a whole. */
export interface DecisionAnswer {
  readonly figures: DecisionFigures;
  readonly post: PostFigures;
  /** The record of the decision; `null` if a rule decided. */
  readonly record: DecisionRecord | null;
  readonly odds: readonly OddsData[] | null;
  readonly oddsSource: string | null;
  readonly reason: string | null;
}

/** The prompt of a decision. */
export interface PromptAnswer {
  readonly messages: readonly { readonly role: string; readonly content: string }[] | null;
}

/** The answers to the surveys, of all agents or of a segment. */
export interface SurveysAnswer {
  /** The outcome of each question, as reports count it. */
  readonly questions: readonly QuestionFigures[];
  /** The most frequent answers to questions whose answers are numbers or texts, by question and round. */
  readonly given: readonly GivenAnswers[];
}

/** The most frequent answers to a question at one time. */
export interface GivenAnswers {
  readonly survey: string;
  /** The id of the question. */
  readonly question: string;
  readonly round: number;
  /** The answers with how often each was given, the most frequent first. */
  readonly counts: readonly (readonly [answer: string, count: number])[];
  /** Different answers that are not among them. */
  readonly omitted: number;
}
