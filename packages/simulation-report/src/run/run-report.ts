import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import type { Choice, MeasuredValue, ShownDecision } from "@concordat/simulation";
import type { RoundTotals } from "@concordat/simulation/results";
import type { AnswerList } from "../answers/answer-lists.js";
import type { ListedDecision } from "../decisions/decision.js";
import type { DecisionList } from "../decisions/decision-lists.js";
import type { QuestionFigures } from "../survey/survey-figures.js";
import type { Cascade } from "./cascade.js";

/** Failed decisions, by their cause. */
export interface FailureCause {
  /** Their outcome. */
  readonly state: "invalid" | "failed";
  /** The code of the error. */
  readonly code: string;
  /** How many there are. */
  readonly count: number;
}

/** What a segment was shown and did. */
export interface SegmentFigures {
  /** Its name. */
  readonly segment: string;
  /** Agents that belong to it. */
  readonly agents: number;
  /** Decisions for each choice. */
  readonly choices: Readonly<Record<Choice, number>>;
  /** What `measureRun` measures of it. */
  readonly values: readonly MeasuredValue[];
}

/** A post of a run, with its outcome. */
export interface PostFigures {
  /** The id of the post. */
  readonly post: string;
  /** The id of who wrote it. */
  readonly author: string;
  /** What it says. */
  readonly text: string;
  /** How often it was shown. */
  readonly exposures: number;
  /** Whether it was removed in the end. */
  readonly removed: boolean;
  /** Decisions for each choice. */
  readonly choices: Readonly<Record<Choice, number>>;
  /** How it went from agent to agent. */
  readonly cascade: Cascade;
}

/** Reasons for a choice, drawn with the run's seed from all that were given. */
export interface ChoiceReasons {
  /** The choice that they are for. */
  readonly choice: Choice;
  /** How many decisions for it have a reason. */
  readonly of: number;
  /** How many of them only repeat what the agent was shown: they are not drawn. */
  readonly repeated: number;
  /** Different reasons that were drawn, each with the first decision that gives it and how many give it. */
  readonly drawn: readonly { readonly decision: ListedDecision; readonly times: number }[];
}

/** Everything that the report of a run says. */
export interface RunReport {
  /** How the run is named in commands, such as `out/market`. */
  readonly place: readonly string[];
  /** The manifest of the run, from its ledger. */
  readonly manifest: SimulationManifest;
  /** The seed of the run. */
  readonly seed: number;
  /** Rounds that are closed, and so reported. */
  readonly rounds: readonly RoundRecord[];
  /** Rounds of them in which agents looked at their feeds: not one with a survey after the last of those. */
  readonly played: number;
  /** Rounds that the run has in the end. */
  readonly ofRounds: number;
  /** Rounds of the scenario. A survey asked in the round of this number comes after the last of them. */
  readonly scenarioRounds: number;
  /** Decisions that are recorded of the round in progress; they are not counted otherwise. */
  readonly underWay: number;
  /** How many agents take part. */
  readonly agents: number;
  /** The sums over all rounds. */
  readonly totals: RoundTotals;
  /** Failed decisions, the most frequent cause first. */
  readonly failures: readonly FailureCause[];
  /** What `measureRun` measures of all agents. */
  readonly values: readonly MeasuredValue[];
  /** What each segment was shown and did; empty if there are no segments. */
  readonly segments: readonly SegmentFigures[];
  /** The posts that went furthest. */
  readonly posts: readonly PostFigures[];
  /** Posts and replies that were shown to anybody. */
  readonly postsShown: number;
  /** Decisions for which a model wrote the words and a rule drew the choice, by the name of the rule. */
  readonly drawnByRules: readonly { readonly rule: string; readonly count: number }[];
  /** Reasons by choice; empty if no model gave any. */
  readonly reasons: readonly ChoiceReasons[];
  /** What agents answered in surveys, question by question; empty if there are none. */
  readonly surveys: readonly QuestionFigures[];
  /** Decisions with all that led to them: drawn from all that a model was asked for. */
  readonly sample: readonly ShownDecision[];
  /** The same, drawn from those that are invalid or failed. */
  readonly sampleUnanswered: readonly ShownDecision[];
  /** The decisions behind the numbers. */
  readonly lists: readonly DecisionList[];
  /** The answers behind the numbers of surveys; empty if there are none. */
  readonly answerLists: readonly AnswerList[];
}
