/**
 * The types of the server's JSON responses, which the page shares.
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

/** The content of the viewer: one run, or several runs that belong together. */
export interface TargetAnswer {
  readonly kind: "run" | "ensemble" | "study";
  readonly title: string;
  readonly runs: readonly { readonly key: string; readonly title: string }[];
  /** Whether agents can be asked. */
  readonly asks: boolean;
  /** Whether runs can be forked with one more post. */
  readonly forks: boolean;
}

/** An event of a streamed answer, sent as one line of NDJSON. */
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

/** A run, without the contents of its rounds. */
export interface RunAnswer {
  readonly key: string;
  readonly title: string;
  readonly name: string;
  readonly version: number;
  /**
   * The state of the run. `running`: rows were recorded a moment ago. `paused`: its process waits until it is
   * resumed. `complete`: every round is closed. `incomplete`: rounds are missing, and no rows were recorded recently.
   * `gone`: its folder no longer exists.
   */
  readonly state: "running" | "paused" | "complete" | "incomplete" | "gone";
  readonly problem: string | null;
  /** Number of planned rounds. */
  readonly planned: number;
  /** Number of rounds of the scenario. A survey after the last round is not counted. */
  readonly scenarioRounds: number;
  readonly rounds: readonly RoundRecord[];
  readonly open: OpenRound | null;
  /** Number of rounds whose posts, agents and decisions can be shown, because they have been replayed. */
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
  /** The time of each survey as text, with the round in which it is recorded. */
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

/** A post, with its counts up to the selected round. */
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
  /** The key of the decision in the ledger, with which its record can be requested; `null` if a rule decided. */
  readonly unit: string | null;
  readonly rank: number;
  readonly route: Route;
  readonly resharedBy: readonly AccountName[];
  readonly choice: Choice | null;
  readonly outcome: OutcomeName;
  readonly code: string | null;
  readonly content: string | null;
  /**
   * The probabilities from which a rule drew the choice; `null` if it drew from none, or the run is too large to keep
   * them.
   */
  readonly odds: readonly OddsData[] | null;
}

/** A post, with its thread and its readers. */
export interface PostAnswer {
  readonly post: PostFigures;
  /** The posts above this one in its thread, the oldest first. */
  readonly above: readonly PostFigures[];
  readonly replies: readonly PostFigures[];
  /** The readers of the post and their decisions. Readers with a choice come first. */
  readonly readers: PageOf<DecisionFigures>;
  /** For each round: the number of agents who were shown the post, and who reshared it. */
  readonly byRound: readonly { readonly round: number; readonly shown: number; readonly reshares: number }[];
}

/** An agent as listed, with its counts up to the selected round. */
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

/** A decision, with its complete record. */
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
  /** The results of each question: the same numbers as in a report. */
  readonly questions: readonly QuestionFigures[];
  /** The most frequent answers to each question that is answered with a number or a text, for each round. */
  readonly given: readonly GivenAnswers[];
}

/** The most frequent answers to a question at one time. */
export interface GivenAnswers {
  readonly survey: string;
  /** The id of the question. */
  readonly question: string;
  readonly round: number;
  /** The answers, each with its count, the most frequent first. */
  readonly counts: readonly (readonly [answer: string, count: number])[];
  /** Number of further distinct answers. */
  readonly omitted: number;
}
