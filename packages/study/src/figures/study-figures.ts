import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { ComparedMeasure } from "@concordat/contracts/simulation-comparison";
import type { Measure } from "@concordat/simulation";
import type { MeanOfRuns } from "@concordat/simulation/results";
import type { DecisionFilter, ListBehindNumber, ListedDecision } from "@concordat/simulation-report";

/** A run of a message. */
export interface StudyRun {
  /** Its folder, relative to the study's. */
  readonly folder: string;
  /** Its seed. */
  readonly seed: number;
}

/** A measure of the message's post, over the runs of the message. */
export interface MeanOfMessage extends MeanOfRuns {
  /** What is measured. */
  readonly measure: Measure;
}

/** A decision of a run. */
export interface DecisionOfRun extends ListedDecision {
  /** The name of the run in its ensemble, such as `runs/01`. */
  readonly run: string;
}

/** The decisions behind a number, of all runs of a message: the first of them run by run. */
export type DecisionsOfMessage = ListBehindNumber<DecisionOfRun, DecisionFilter>;

/** What a page shows of a message. */
export interface MessageFigures {
  /** The name of the message. */
  readonly name: string;
  /** Its runs. */
  readonly runs: readonly StudyRun[];
  /** What was measured of its post. */
  readonly means: readonly MeanOfMessage[];
  /** The decisions behind its numbers. */
  readonly lists: readonly DecisionsOfMessage[];
}

/** The outcome of a question in all runs of a message. */
export interface AskedOfMessage {
  /** The name of the message. */
  readonly message: string;
  /** The round at whose beginning it was asked; the number of rounds: after the last one. */
  readonly round: number;
  /** Agents who were asked, in all runs together. */
  readonly asked: number;
  /** Answers that keep the question's contract. */
  readonly valid: number;
  /** Answers that broke it to the end. */
  readonly invalid: number;
  /** Questions without an answer that could be read. */
  readonly failed: number;
}

/** A measure of the answers to a question, of each message. */
export interface MeasuredQuestion {
  /** What is measured: a share or a mean, or how it shifted. */
  readonly measure: Measure;
  /** Which answers. */
  readonly survey: NonNullable<ComparedMeasure["survey"]>;
  /** Over the runs of each message, in the order of the study. */
  readonly messages: readonly ({ readonly message: string } & MeanOfRuns)[];
  /** Every two messages compared. */
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
  /** Its outcome, by message and round. */
  readonly asked: readonly AskedOfMessage[];
  /** What was answered: by asking, then the shifts since the first one. Empty for texts. */
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
