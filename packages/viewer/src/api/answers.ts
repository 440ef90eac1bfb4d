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
import type { OpenRoundCounts } from "../run/open-round-counts.js";
import type { AnswerData, OddsData } from "../run/replayed-round.js";
import type { OutcomeName } from "../run/shown-facts.js";

/** The content of the viewer: one run, or several runs that belong together. */
export interface TargetAnswer {
  readonly kind: "run" | "ensemble" | "study";
  readonly title: string;
  readonly runs: readonly { readonly key: string; readonly title: string }[];
  /** Whether questions to agents are supported. */
  readonly asks: boolean;
  /** Whether forks with an additional post are supported. */
  readonly forks: boolean;
}

/** An event of a streamed answer, sent as one line of NDJSON. */
export type AskEvent =
  | {
      readonly type: "text";
      /** The complete text that the model has written so far. */
      readonly text: string;
    }
  | {
      readonly type: "answered";
      readonly model: string;
      readonly answer: string;
      readonly decisions: readonly NamedDecision[];
    }
  | { readonly type: "error"; readonly message: string };

/** A fork that was started. */
export interface ForkAnswer {
  /** The key of the fork among the viewed runs. */
  readonly key: string;
}

/** The counts of one round, for all agents or for one segment. */
export interface RoundCounts {
  readonly round: number;
  /** Number of items shown to agents. */
  readonly shown: number;
  /** Number of decisions for each choice. */
  readonly choices: Readonly<Partial<Record<Choice, number>>>;
  /** Number of decisions that are invalid or failed. */
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
  /** Increases with every change of the run. */
  readonly version: number;
  /**
   * The state of the run. `running`: rows were recorded a moment ago. `paused`: its process waits until it is
   * resumed. `complete`: every round is closed. `incomplete`: rounds are missing, and no rows were recorded recently.
   * `gone`: its folder no longer exists.
   */
  readonly state: "running" | "paused" | "complete" | "incomplete" | "gone";
  /** The reason why the run or its decisions cannot be read; `null` if they can. */
  readonly problem: string | null;
  /** Number of rounds of the complete run, including an additional one for a survey after the last round. */
  readonly planned: number;
  /** Number of rounds of the scenario. A survey after the last round is not counted. */
  readonly scenarioRounds: number;
  /** The records of the closed rounds. */
  readonly rounds: readonly RoundRecord[];
  /** The open round; `null` if none of its rows are recorded, or all rounds are closed. */
  readonly open: OpenRoundCounts | null;
  /** Number of rounds whose posts, agents and decisions can be shown, because they have been replayed. */
  readonly replayed: number;
  readonly agents: number;
  readonly segments: readonly string[];
  /** The rounds at whose beginning an event changes who follows whom. */
  readonly followChanges: readonly number[];
  /** The names of the states in which an agent can be in a round. */
  readonly states: readonly string[];
  /** Number of posts and replies in the replayed rounds. */
  readonly posts: number;
  /** The id of the model; `null` if only rules decide. */
  readonly model: string | null;
  readonly startsAt: string;
  readonly roundMinutes: number;
  readonly events: readonly EventFigures[];
  readonly surveys: number;
  /** The time of each survey as text, with the round in which it is recorded. */
  readonly surveyTimes: readonly (readonly [round: number, when: string])[];
  /** The arguments that identify the run in commands such as `simulate show RUN`. */
  readonly place: readonly string[];
  /** Whether a process can pause the run; `null` if the viewer cannot control runs, or does not know it yet. */
  readonly control: ControlState | null;
}

/** The name of an agent or of another account, as shown in lists. */
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
  /** The id of the post to which this one replies; `null` for a root post. */
  readonly parent: string | null;
  /** Number of times that the post was shown. */
  readonly shown: number;
  readonly likes: number;
  readonly replies: number;
  readonly reshares: number;
}

/** One page of a list. */
export interface PageOf<Item> {
  readonly items: readonly Item[];
  /** Number of all items in the list, including those on other pages. */
  readonly count: number;
}

/** A decision, as shown in lists. */
export interface DecisionFigures {
  readonly round: number;
  readonly agent: AccountName;
  readonly post: string;
  readonly postText: string;
  /** The key of the decision in the ledger, with which its record can be requested; `null` if a rule decided. */
  readonly unit: string | null;
  /** The rank of the item in the agent's feed, counted from 1. */
  readonly rank: number;
  /** The route by which the item reached the agent. */
  readonly route: Route;
  readonly resharedBy: readonly AccountName[];
  readonly choice: Choice | null;
  readonly outcome: OutcomeName;
  /** The code of the error; `null` unless the decision is invalid or failed. */
  readonly code: string | null;
  /** The text that was written; `null` if there is none. */
  readonly content: string | null;
  /** The probabilities from which a rule drew the choice; `null` if there are none, or the run is too large. */
  readonly odds: readonly OddsData[] | null;
}

/** A post with its thread and its readers. */
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

/** An agent in a list, with its counts up to the selected round. */
export interface AgentFigures {
  readonly account: AccountName;
  /** Number of items that the agent was shown. */
  readonly shown: number;
  /** Number of the agent's decisions for each choice. */
  readonly choices: Readonly<Record<string, number>>;
  /** Number of the agent's decisions that are invalid or failed. */
  readonly problems: number;
  readonly followers: number;
}

/** An agent or another account, with everything that it was shown and did. */
export interface AgentAnswer {
  readonly figures: AgentFigures;
  /** The agent's profile; `null` for an account that is not an agent. */
  readonly profile: AgentProfile | null;
  readonly follows: PageOf<AccountName>;
  readonly followers: PageOf<AccountName>;
  readonly posts: readonly PostFigures[];
  /** The items that the agent was shown, newest round first. */
  readonly feeds: readonly { readonly round: number; readonly items: readonly DecisionFigures[] }[];
  readonly answers: readonly (AnswerData & { readonly round: number })[];
  /** The agent's state in each round, newest first, with the transitions that led to it and back to idle. */
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
  /** The probability of each choice; `null` if unknown. */
  readonly odds: readonly OddsData[] | null;
  /** The source of the probabilities, such as `rule`; `null` if they are unknown. */
  readonly oddsSource: string | null;
  /** The reason that the model gave; `null` if it gave none. */
  readonly reason: string | null;
}

/** The prompt of a decision. */
export interface PromptAnswer {
  /** The messages of the first request; `null` if the prompt cannot be rebuilt. */
  readonly messages: readonly { readonly role: string; readonly content: string }[] | null;
}

/** The answers to the surveys, of all agents or of one segment. */
export interface SurveysAnswer {
  /** The results of each question: the same numbers as in a report. */
  readonly questions: readonly QuestionFigures[];
  /** The most frequent answers to each question that is answered with a number or a text, for each round. */
  readonly given: readonly GivenAnswers[];
}

/** The most frequent answers to a question in one round. */
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
