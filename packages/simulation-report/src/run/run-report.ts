import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import type { Choice, MeasuredValue, ShownDecision } from "@concordat/simulation";
import type { QuestionFigures, RoundTotals } from "@concordat/simulation/results";
import type { AnswerList } from "../answers/answer-lists.js";
import type { ListedDecision } from "../decisions/decision.js";
import type { DecisionList } from "../decisions/decision-lists.js";
import type { Cascade } from "./cascade.js";

/** Failed decisions, by their cause. */
export interface FailureCause {
  /** The outcome of the decisions. */
  readonly state: "invalid" | "failed";
  /** The code of the error. */
  readonly code: string;
  /** The number of such decisions. */
  readonly count: number;
}

/** The exposures and decisions of a segment. */
export interface SegmentFigures {
  /** The name of the segment. */
  readonly segment: string;
  /** Number of the segment's agents. */
  readonly agents: number;
  /** Decisions for each choice. */
  readonly choices: Readonly<Record<Choice, number>>;
  /** The measures of `measureRun` for the segment. */
  readonly values: readonly MeasuredValue[];
}

/** A post of a run, with its reach. */
export interface PostFigures {
  /** The id of the post. */
  readonly post: string;
  /** The id of the post's author. */
  readonly author: string;
  /** The text of the post. */
  readonly text: string;
  /** Number of times that the post was shown. */
  readonly exposures: number;
  /** Whether the post was removed by the end. */
  readonly removed: boolean;
  /** Decisions for each choice. */
  readonly choices: Readonly<Record<Choice, number>>;
  /** The reshares of the post. */
  readonly cascade: Cascade;
}

/** Reasons for a choice, sampled by the run's seed. */
export interface ChoiceReasons {
  /** The choice. */
  readonly choice: Choice;
  /** Number of decisions for the choice that have a reason. */
  readonly of: number;
  /** Number of reasons that only repeat what the agent was shown: they are not sampled. */
  readonly repeated: number;
  /** The distinct sampled reasons, each with its first decision and its frequency. */
  readonly drawn: readonly { readonly decision: ListedDecision; readonly times: number }[];
}

/** The data for the report of a run. */
export interface RunReport {
  /** The words that name the run in commands, such as `out/market`. */
  readonly place: readonly string[];
  /** The manifest of the run, from its ledger. */
  readonly manifest: SimulationManifest;
  /** The seed of the run. */
  readonly seed: number;
  /** The closed rounds. */
  readonly rounds: readonly RoundRecord[];
  /** Number of closed rounds with feeds, without a survey after the last one. */
  readonly played: number;
  /** Number of rounds of the complete run. */
  readonly ofRounds: number;
  /** Number of rounds of the scenario. A survey with this round number was asked after the last round. */
  readonly scenarioRounds: number;
  /** Number of recorded decisions in the open round; they are not included elsewhere. */
  readonly underWay: number;
  /** Number of agents. */
  readonly agents: number;
  /** The sums over all rounds. */
  readonly totals: RoundTotals;
  /** Failed decisions, most frequent cause first. */
  readonly failures: readonly FailureCause[];
  /** The measures of `measureRun` for all agents. */
  readonly values: readonly MeasuredValue[];
  /** The exposures and decisions of each segment; empty if there are no segments. */
  readonly segments: readonly SegmentFigures[];
  /** The posts with the largest cascades. */
  readonly posts: readonly PostFigures[];
  /** Number of posts and replies shown to any agent. */
  readonly postsShown: number;
  /** Decisions whose text a model wrote and whose choice a rule drew, by the name of the rule. */
  readonly drawnByRules: readonly { readonly rule: string; readonly count: number }[];
  /** Reasons by choice; empty if a model gave none. */
  readonly reasons: readonly ChoiceReasons[];
  /** The survey answers by question; empty if there are none. */
  readonly surveys: readonly QuestionFigures[];
  /** Decisions with their complete records, sampled from all decisions requested from a model. */
  readonly sample: readonly ShownDecision[];
  /** Further decisions with their complete records, sampled from those that are invalid or failed. */
  readonly sampleUnanswered: readonly ShownDecision[];
  /** The decisions behind the numbers. */
  readonly lists: readonly DecisionList[];
  /** The answers behind the numbers of surveys; empty if there are none. */
  readonly answerLists: readonly AnswerList[];
}
