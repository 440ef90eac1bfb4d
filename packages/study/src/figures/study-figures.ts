import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { ComparedMeasure } from "@concordat/contracts/simulation-comparison";
import type { Measure } from "@concordat/simulation";
import type { MeanOfRuns } from "@concordat/simulation/results";
import type { DecisionFilter, ListBehindNumber, ListedDecision } from "@concordat/simulation-report";

/** A run of a message. */
export interface StudyRun {
  /** The folder of the run, relative to the study's. */
  readonly folder: string;
  /** The seed of the run. */
  readonly seed: number;
}

/** A measure of the message's post, over the runs of the message. */
export interface MeanOfMessage extends MeanOfRuns {
  /** The measure. */
  readonly measure: Measure;
}

/** A decision of a run. */
export interface DecisionOfRun extends ListedDecision {
  /** The name of the run in its ensemble, such as `runs/01`. */
  readonly run: string;
}

/** The decisions behind a number, over all runs of a message: the first of them, in the order of the runs. */
export type DecisionsOfMessage = ListBehindNumber<DecisionOfRun, DecisionFilter>;

/** The figures of a message on the page. */
export interface MessageFigures {
  /** The name of the message. */
  readonly name: string;
  /** The runs of the message. */
  readonly runs: readonly StudyRun[];
  /** The measures of the message's post. */
  readonly means: readonly MeanOfMessage[];
  /** The decisions behind its numbers. */
  readonly lists: readonly DecisionsOfMessage[];
}

/** The answers to a question in all runs of a message. */
export interface AskedOfMessage {
  /** The name of the message. */
  readonly message: string;
  /** The round before which the question was asked; the number of rounds if it was asked after the last one. */
  readonly round: number;
  /** Number of agents asked, in all runs together. */
  readonly asked: number;
  /** Number of valid answers. */
  readonly valid: number;
  /** Number of answers that remained invalid. */
  readonly invalid: number;
  /** Number of questions without a readable answer. */
  readonly failed: number;
}

/** A measure of the answers to a question, for each message. */
export interface MeasuredQuestion {
  /** The measure: a share or a mean, or its shift. */
  readonly measure: Measure;
  /** The measured answers. */
  readonly survey: NonNullable<ComparedMeasure["survey"]>;
  /** The values over the runs of each message, in the order of the study. */
  readonly messages: readonly ({ readonly message: string } & MeanOfRuns)[];
  /** Comparisons of all pairs of messages. */
  readonly pairs: readonly {
    readonly a: string;
    readonly b: string;
    readonly result: Pick<ComparedMeasure, "unit" | "difference" | "low" | "high" | "p_holm" | "verdict">;
  }[];
}

/** A question of a survey. */
export interface StudyQuestion {
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The question. */
  readonly question: SurveyQuestion;
  /** The outcome of the question, by message and round. */
  readonly asked: readonly AskedOfMessage[];
  /**
   * The measures of the answers: each time they were asked, then the shifts since the first time. Empty for
   * texts.
   */
  readonly measures: readonly MeasuredQuestion[];
}

/**
 * The figures of a study's page that are not in `study-report/v1`: means with intervals, the decisions behind numbers, answers to
 * surveys. All are computed from the recorded runs.
 */
export interface StudyFigures {
  /** The messages, in the order of the study. */
  readonly messages: readonly MessageFigures[];
  /** The questions of surveys; empty if the scenario asks none. */
  readonly questions: readonly StudyQuestion[];
}
