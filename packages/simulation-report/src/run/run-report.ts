import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import type { Choice, MeasuredValue, ShownDecision } from "@concordat/simulation";
import type { QuestionFigures, RoundTotals } from "@concordat/simulation/results";
import type { AnswerList } from "../answers/answer-lists.js";
import type { ListedDecision } from "../decisions/decision.js";
import type { DecisionList } from "../decisions/decision-lists.js";
import type { Cascade } from "./cascade-trees.js";

/** The number of invalid or failed decisions with the same cause. */
export interface FailureCause {
  /** The outcome of the decisions. */
  readonly state: "invalid" | "failed";
  /** The code of the error. */
  readonly code: string;
  /** Number of these decisions. */
  readonly count: number;
}

/** The counts and measures of a segment. */
export interface SegmentFigures {
  /** The name of the segment. */
  readonly segment: string;
  /** Number of the segment's agents. */
  readonly agents: number;
  /** Number of decisions for each choice. */
  readonly choices: Readonly<Record<Choice, number>>;
  /** The measures of the segment, as `measureRun` returns them. */
  readonly values: readonly MeasuredValue[];
}

/** A post of a run with its counts. */
export interface PostFigures {
  /** The id of the post. */
  readonly post: string;
  /** The id of the post's author. */
  readonly author: string;
  /** The text of the post. */
  readonly text: string;
  /** Number of times that the post was shown. */
  readonly exposures: number;
  /** Whether the post had been removed by the end of the run. */
  readonly removed: boolean;
  /** Number of decisions on the post for each choice. */
  readonly choices: Readonly<Record<Choice, number>>;
  /** The reshares of the post. */
  readonly cascade: Cascade;
}

/** A sample of the reasons for a choice. It depends on the seed of the run. */
export interface ChoiceReasons {
  /** The choice. */
  readonly choice: Choice;
  /** Number of decisions for the choice that have a reason. */
  readonly of: number;
  /** Number of reasons that only repeat what the agent was shown. They are not in the sample. */
  readonly repeated: number;
  /** The sampled distinct reasons, each with its first decision and its frequency. */
  readonly drawn: readonly { readonly decision: ListedDecision; readonly times: number }[];
}

/** The data for the report of a run. */
export interface RunReport {
  /** The arguments that identify the run in commands, such as `out/market`. */
  readonly place: readonly string[];
  /** The manifest of the run, from its ledger. */
  readonly manifest: SimulationManifest;
  /** The seed of the run. */
  readonly seed: number;
  /** The records of the closed rounds. */
  readonly rounds: readonly RoundRecord[];
  /** Number of closed rounds with feeds. A survey after the last round is not counted. */
  readonly played: number;
  /** Number of rounds of the complete run, including an additional one for a survey after the last round. */
  readonly ofRounds: number;
  /** Number of rounds of the scenario. A survey with this round number was asked after the last round. */
  readonly scenarioRounds: number;
  /** Number of recorded decisions in the open round. They are not included in any other number. */
  readonly underWay: number;
  /** Number of agents. */
  readonly agents: number;
  /** The totals over all closed rounds. */
  readonly totals: RoundTotals;
  /** The invalid and failed decisions by cause, the most frequent cause first. */
  readonly failures: readonly FailureCause[];
  /** The measures for all agents, as `measureRun` returns them. */
  readonly values: readonly MeasuredValue[];
  /** The counts and measures of each segment. Empty if there are no segments. */
  readonly segments: readonly SegmentFigures[];
  /** The posts with the largest cascades. */
  readonly posts: readonly PostFigures[];
  /** Number of posts and replies that were shown to at least one agent. */
  readonly postsShown: number;
  /** Number of decisions whose choice a rule sampled and whose text a model wrote, by the name of the rule. */
  readonly drawnByRules: readonly { readonly rule: string; readonly count: number }[];
  /** The reasons for each choice. Empty if the model gave none. */
  readonly reasons: readonly ChoiceReasons[];
  /** The survey answers by question. Empty if there are no surveys. */
  readonly surveys: readonly QuestionFigures[];
  /** Decisions with their complete records, sampled from all decisions requested from a model. */
  readonly sample: readonly ShownDecision[];
  /** Additional decisions with their complete records, sampled from those that are invalid or failed. */
  readonly sampleUnanswered: readonly ShownDecision[];
  /** Lists of the decisions from which the numbers were computed. */
  readonly lists: readonly DecisionList[];
  /** Lists of the answers from which the numbers of surveys were computed. Empty if there are none. */
  readonly answerLists: readonly AnswerList[];
}
