import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { ComparedMeasure } from "@concordat/contracts/simulation-comparison";
import type { Measure } from "@concordat/simulation";
import type { MeanOfRuns } from "@concordat/simulation/results";
import type { DecisionFilter, ListBehindNumber, ListedDecision } from "@concordat/simulation-report";

/** A run of a message. */
export interface StudyRun {
  /** The path of the run's folder, relative to the study's folder. */
  readonly folder: string;
  /** The seed of the run. */
  readonly seed: number;
}

/** A measure of the message's post, averaged over the runs of the message. */
export interface MeanOfMessage extends MeanOfRuns {
  /** The measure. */
  readonly measure: Measure;
}

/** A decision with the run that it belongs to. */
export interface DecisionOfRun extends ListedDecision {
  /** The name of the run in its ensemble, such as `runs/01`. */
  readonly run: string;
}

/**
 * The decisions behind a number, over all runs of a message. The list contains the first decisions, in the order of the
 * runs.
 */
export type DecisionsOfMessage = ListBehindNumber<DecisionOfRun, DecisionFilter>;

/** The figures of a message on the page. */
export interface MessageFigures {
  /** The name of the message. */
  readonly name: string;
  /** The runs of the message. */
  readonly runs: readonly StudyRun[];
  /** The measures of the message's post. */
  readonly means: readonly MeanOfMessage[];
  /** Lists of the decisions from which the message's numbers were computed. */
  readonly lists: readonly DecisionsOfMessage[];
}

/** The counts of a question's answers in all runs of a message. */
export interface AskedOfMessage {
  /** The name of the message. */
  readonly message: string;
  /**
   * The round before which the question was asked. It equals the number of rounds if the question was asked after the
   * last one.
   */
  readonly round: number;
  /** Number of agents asked, in all runs. */
  readonly asked: number;
  /** Number of valid answers. */
  readonly valid: number;
  /** Number of answers that were still invalid after all attempts. */
  readonly invalid: number;
  /** Number of questions for which no answer could be obtained. */
  readonly failed: number;
}

/** A measure of the answers to a question, with its values for each message. */
export interface MeasuredQuestion {
  /** The measure: the share of an answer, the mean, or the shift of one of them. */
  readonly measure: Measure;
  /** The survey question and answer that are measured, and the rounds. */
  readonly survey: NonNullable<ComparedMeasure["survey"]>;
  /** The mean over the runs of each message, in the order of the messages. */
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
  /** The counts of answers, by message and round. */
  readonly asked: readonly AskedOfMessage[];
  /**
   * The measures of the answers: first those for each time the question was asked, then the shifts since the first
   * time. Empty for questions that are answered with a text.
   */
  readonly measures: readonly MeasuredQuestion[];
}

/**
 * The figures of a study's page that are not in `study-report/v1`: means with intervals, the decisions behind the
 * numbers, and survey answers. All are computed from the recorded runs.
 */
export interface StudyFigures {
  /** The messages, in the order of the study. */
  readonly messages: readonly MessageFigures[];
  /** The survey questions. Empty if the scenario has no surveys. */
  readonly questions: readonly StudyQuestion[];
}
