// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"calibration-report/v1/types.ts","schemas":"../../../../schemas","sha256":"e21570c9b3ff9b1f8837dfd08947125020788eac38424340354470ee47292d55"}
/**
 * What simulated agents say about people, after the real answers of some of them: estimates with intervals that hold however wrong the agents are.
 */
export interface CalibrationReport {
  /**
   * Whom the intervals are about: the people of the table, or all people of whom they are a random sample.
   */
  about: "these-people" | "people-like-them";
  /**
   * The share of intervals that contain the true value.
   */
  confidence: 0.95;
  /**
   * How many people the table has.
   */
  people: number;
  /**
   * Whether some people count more than others.
   */
  weighted: boolean;
  /**
   * The questions that are estimated.
   *
   * @minItems 1
   */
  questions: CalibratedQuestion[];
  /**
   * How messages differ. Empty: there is only one.
   */
  differences: CalibratedDifference[];
  /**
   * The questions that are not estimated.
   */
  skipped: SkippedQuestion[];
  assumptions: CalibrationAssumptions;
  origin?: CalibrationOrigin;
}
/**
 * A question that agents and people answered.
 */
export interface CalibratedQuestion {
  /**
   * The message that was asked about. Null: there is only one run.
   */
  message: string | null;
  /**
   * The name of the questionnaire.
   */
  survey: string;
  /**
   * The id of the question.
   */
  question: string;
  /**
   * The question.
   */
  text: string;
  /**
   * What may be answered.
   */
  kind: "choice" | "scale" | "number";
  /**
   * How many people really answered.
   */
  answered: number;
  /**
   * How many agents gave a valid answer.
   */
  agents: number;
  /**
   * How many agents gave none. They count as agents that know nothing: as the mean of the others.
   */
  unanswered_agents: number;
  /**
   * Odds: how probable each option was for the agent. Percentages: how probable it called each option. Answers: what the agent answered.
   */
  source: "odds" | "percentages" | "answers";
  /**
   * The share of agents that would have to answer otherwise for both to be distributed alike, over those who answered. Null: a number.
   */
  total_variation: number | null;
  range?: AnswerRange;
  /**
   * Each option, or the mean; for all, then by segment.
   *
   * @minItems 1
   */
  estimates: CalibratedEstimate[];
}
/**
 * The ends of a scale. Absent: the question has none.
 */
export interface AnswerRange {
  /**
   * The smallest possible answer.
   */
  least: number;
  /**
   * The largest possible answer.
   */
  greatest: number;
}
/**
 * What is estimated of one option, or of the mean of a scale or a number.
 */
export interface CalibratedEstimate {
  /**
   * The option whose share it is. Null: the mean of a scale or a number.
   */
  option: string | null;
  segment?: CalibratedSegment;
  /**
   * How many people of the table these are.
   */
  people: number;
  real: EstimateWithInterval;
  simulated: EstimateWithInterval1;
  rectified: EstimateWithInterval2;
  /**
   * Regression: agents were used. Answers: the real answers stand alone, as too few chose the option, or too few did not, or the agents do not vary.
   */
  method: "regression" | "answers";
  /**
   * What real answers change by, for each unit that the agents' answers change by.
   */
  slope: number;
  /**
   * The standard error of the rectified estimate.
   */
  standard_error: number;
  /**
   * By which factor weights widen the variance. 1: no weights.
   */
  design_effect: number;
  worth: Worth;
  fidelity: Fidelity;
  simultaneous?: SimultaneousInterval;
  plan?: CalibrationPlan;
  columns_alone?: ColumnsAlone;
}
/**
 * Whom it is about. Absent: all people of the table.
 */
export interface CalibratedSegment {
  /**
   * The column of the table; `segment` for the segments of the audience.
   */
  column: string;
  /**
   * Its value.
   */
  value: string;
}
/**
 * From the real answers alone.
 */
export interface EstimateWithInterval {
  /**
   * The mean; of an option the share, from 0 to 1.
   */
  estimate: number;
  /**
   * The lower end of the interval that contains the true value with 95 %.
   */
  low: number;
  /**
   * The upper end of that interval.
   */
  high: number;
  /**
   * How many answers it comes from.
   */
  n: number;
}
/**
 * From the agents alone. Its interval is about other draws of agents like these, not about people; if all agents of exactly these people answered, it is empty: low and high are the estimate.
 */
export interface EstimateWithInterval1 {
  /**
   * The mean; of an option the share, from 0 to 1.
   */
  estimate: number;
  /**
   * The lower end of the interval that contains the true value with 95 %.
   */
  low: number;
  /**
   * The upper end of that interval.
   */
  high: number;
  /**
   * How many answers it comes from.
   */
  n: number;
}
/**
 * From both: what the agents say of all, with their error taken out that the real answers show.
 */
export interface EstimateWithInterval2 {
  /**
   * The mean; of an option the share, from 0 to 1.
   */
  estimate: number;
  /**
   * The lower end of the interval that contains the true value with 95 %.
   */
  low: number;
  /**
   * The upper end of that interval.
   */
  high: number;
  /**
   * How many answers it comes from.
   */
  n: number;
}
/**
 * How many real answers the agents are worth.
 */
export interface Worth {
  /**
   * How many real answers of a random sample the rectified estimate is as good as.
   */
  answers: number;
  /**
   * How many further real answers the agents add. Negative: they cost precision.
   */
  further: number;
  /**
   * The lower end of the interval of `further`, from that of the correlation.
   */
  low: number;
  /**
   * The upper end of that interval.
   */
  high: number;
  /**
   * Adds: the agents surely add something. Nothing: that they add anything is not shown. Reversed: they answer the opposite of their people, as the whole interval of the correlation is below 0, and count as no answers. Unused: the real answers stand alone.
   */
  verdict: "adds" | "nothing" | "reversed" | "unused";
}
/**
 * How the agents compare with their people.
 */
export interface Fidelity {
  correlation?: NumberWithInterval;
  /**
   * The mean squared error of the agents' odds. Null: a mean, not a share.
   */
  brier: number | null;
  /**
   * The same of who gives for everybody the share that the answered have. Null: a mean, not a share.
   */
  brier_of_rate: number | null;
  /**
   * The variance of the agents' answers over that of the people's; below 1 agents are too alike. Null: the people do not vary.
   */
  variance_ratio: number | null;
  error: NumberWithInterval1;
  /**
   * The reliability chart of the odds. Empty: a mean, not a share.
   */
  reliability: ReliabilityBin[];
}
/**
 * Pearson's correlation of agents and their people. Absent: one of the two does not vary.
 */
export interface NumberWithInterval {
  /**
   * The number.
   */
  estimate: number;
  /**
   * The lower end of the interval that contains the true number with 95 %.
   */
  low: number;
  /**
   * The upper end of that interval.
   */
  high: number;
}
/**
 * What the agents say too much of all: their mean less the rectified estimate, of whose interval it is made.
 */
export interface NumberWithInterval1 {
  /**
   * The number.
   */
  estimate: number;
  /**
   * The lower end of the interval that contains the true number with 95 %.
   */
  low: number;
  /**
   * The upper end of that interval.
   */
  high: number;
}
/**
 * People whose agents gave like odds.
 */
export interface ReliabilityBin {
  /**
   * The mean odds that their agents gave.
   */
  simulated: number;
  /**
   * The share of them who really said so.
   */
  real: number;
  /**
   * The lower end of the interval of this share.
   */
  low: number;
  /**
   * The upper end of that interval.
   */
  high: number;
  /**
   * How many people these are.
   */
  n: number;
}
/**
 * The interval that contains the true value together with all others of its family with 95 %, about all people. Absent: a segment, or the only interval of its family.
 */
export interface SimultaneousInterval {
  /**
   * Its lower end.
   */
  low: number;
  /**
   * Its upper end.
   */
  high: number;
  /**
   * The number of intervals in the family.
   */
  intervals: number;
}
/**
 * How many real answers would be needed. Absent: it was not asked.
 */
export interface CalibrationPlan {
  /**
   * Half the width that is wanted: a share of 1 for an option, else in the unit of the answers.
   */
  half_width: number;
  /**
   * Half the width of the interval so far.
   */
  now: number;
  /**
   * How many people must have answered in all, those so far included, for the interval to be that narrow in 80 of 100 cases; for two messages with different people, how many for each. Null: even all people of the table are not enough.
   */
  answers: number | null;
  /**
   * The number at which it is as narrow on average, if the answers vary as little as those so far allow. Null: even all people are not enough.
   */
  low: number | null;
  /**
   * The same if they vary as much as those so far allow. Null: even all people are not enough.
   */
  high: number | null;
  /**
   * The number that would be needed without agents. Null: even all people are not enough.
   */
  alone: number | null;
}
/**
 * What the columns of the table would say without agents. Absent: there are none, or too few people answered.
 */
export interface ColumnsAlone {
  /**
   * The columns of the regression.
   *
   * @minItems 1
   */
  columns: string[];
  /**
   * The mean; of an option the share, from 0 to 1.
   */
  estimate: number;
  /**
   * The lower end of the interval that contains the true value with 95 %.
   */
  low: number;
  /**
   * The upper end of that interval.
   */
  high: number;
  /**
   * How many real answers the estimate is worth.
   */
  answers: number;
  /**
   * How many real answers it is worth if the agents' answers are one column more.
   */
  with_agents: number;
}
/**
 * How the answers to a question differ between two messages.
 */
export interface CalibratedDifference {
  /**
   * The id of the question.
   */
  question: string;
  /**
   * The option whose shares are compared. Null: the mean of a scale or a number.
   */
  option: string | null;
  /**
   * The message that is compared with.
   */
  a: string;
  /**
   * The message whose difference from A is given.
   */
  b: string;
  /**
   * Whether the same people answered about both.
   */
  same_people: boolean;
  real: NumberWithInterval2;
  /**
   * The difference in the agents' answers alone.
   */
  simulated: number;
  rectified: NumberWithInterval3;
  /**
   * How probable a difference at least as large would be if there were none. Null: nothing varies.
   */
  p_value: number | null;
  /**
   * The same, corrected after Holm for all differences of the report. Null: nothing varies.
   */
  p_holm: number | null;
  /**
   * Higher or lower: B differs from A, after the correction. Not told apart: that they differ is not shown.
   */
  verdict: "higher" | "lower" | "not-told-apart";
  plan?: CalibrationPlan1;
}
/**
 * The difference in the real answers alone.
 */
export interface NumberWithInterval2 {
  /**
   * The number.
   */
  estimate: number;
  /**
   * The lower end of the interval that contains the true number with 95 %.
   */
  low: number;
  /**
   * The upper end of that interval.
   */
  high: number;
}
/**
 * The difference, with the agents' error taken out.
 */
export interface NumberWithInterval3 {
  /**
   * The number.
   */
  estimate: number;
  /**
   * The lower end of the interval that contains the true number with 95 %.
   */
  low: number;
  /**
   * The upper end of that interval.
   */
  high: number;
}
/**
 * How many real answers would be needed. Absent: it was not asked.
 */
export interface CalibrationPlan1 {
  /**
   * Half the width that is wanted: a share of 1 for an option, else in the unit of the answers.
   */
  half_width: number;
  /**
   * Half the width of the interval so far.
   */
  now: number;
  /**
   * How many people must have answered in all, those so far included, for the interval to be that narrow in 80 of 100 cases; for two messages with different people, how many for each. Null: even all people of the table are not enough.
   */
  answers: number | null;
  /**
   * The number at which it is as narrow on average, if the answers vary as little as those so far allow. Null: even all people are not enough.
   */
  low: number | null;
  /**
   * The same if they vary as much as those so far allow. Null: even all people are not enough.
   */
  high: number | null;
  /**
   * The number that would be needed without agents. Null: even all people are not enough.
   */
  alone: number | null;
}
/**
 * A question that is not estimated.
 */
export interface SkippedQuestion {
  /**
   * The message. Null: there is only one run.
   */
  message: string | null;
  /**
   * The id of the question.
   */
  question: string;
  /**
   * Text: it is answered in words. No answers: nobody really answered. Too few: fewer than 30 people did. All equal: all people gave the same answer. No agents: no agent gave a valid answer.
   */
  reason: "text" | "no-answers" | "too-few" | "all-equal" | "no-agents";
  /**
   * The same as a sentence, with counts.
   */
  sentence: string;
}
/**
 * On what the intervals rest.
 */
export interface CalibrationAssumptions {
  /**
   * How the people who answered were chosen. Random: drawn at random from the table. Column: at random within each value of a column. Unknown: it is not known, or they chose themselves.
   */
  chosen: "random" | "column" | "unknown";
  /**
   * The column within whose values they were drawn. Null: none.
   */
  column: string | null;
  /**
   * In what those who answered differ from the others.
   */
  differing_columns: DifferingColumn[];
  /**
   * What a reader must know before any number.
   */
  warnings: CalibrationWarning[];
  /**
   * The question that was chosen before looking at answers. Absent: none was named.
   */
  primary?: string;
  /**
   * How it was decided which message each person saw. Random: by lot. Unknown: it is not known, or people chose it. Absent: no messages are compared.
   */
  assigned?: "random" | "unknown";
  /**
   * How many people were asked, those who did not answer included. Absent: it was not stated.
   */
  asked?: number;
  /**
   * The column with the groups that were drawn as a whole, such as households. Absent: people were drawn one by one.
   */
  cluster?: string;
}
/**
 * Something in which those who answered differ from the others.
 */
export interface DifferingColumn {
  /**
   * The column of the table.
   */
  column: string;
  /**
   * The value whose share differs. Null: a column of numbers, whose mean does.
   */
  value: string | null;
  /**
   * The share or the mean among those who answered.
   */
  answered: number;
  /**
   * The share or the mean among the others.
   */
  others: number;
  /**
   * How probable such a difference is in a random sample, corrected after Holm for everything that was compared.
   */
  p_holm: number;
}
/**
 * Something that a reader must know before any number.
 */
export interface CalibrationWarning {
  /**
   * Which of them it is.
   */
  code:
    | "SELF_SELECTED"
    | "DIFFERENT_PEOPLE"
    | "SKEWED"
    | "FEW_ANSWERS"
    | "MANY_ESTIMATES"
    | "REVERSED"
    | "UNANSWERED_AGENTS"
    | "TUNED"
    | "TRIED_BEFORE"
    | "IMPLAUSIBLE"
    | "FEW_IN_SEGMENT"
    | "HEAVY_WEIGHTS"
    | "UNASSIGNED"
    | "LEAK"
    | "LOW_RESPONSE"
    | "CLUSTERED";
  /**
   * The same as a sentence.
   */
  sentence: string;
}
/**
 * What the report was made from. Absent: it was not stated.
 */
export interface CalibrationOrigin {
  /**
   * The runs whose agents answered.
   *
   * @minItems 1
   */
  runs: CalibratedRunOrigin[];
  answers?: AnswersOrigin;
  /**
   * When the estimates were made, RFC 3339. Absent: it was not stated.
   */
  created_at?: string;
}
/**
 * A run, as its manifest describes it.
 */
export interface CalibratedRunOrigin {
  /**
   * The name of the run's folder, or of the run in its database.
   */
  name: string;
  /**
   * The identity of the run, as in its manifest.
   */
  identity: string;
  /**
   * Engine and model, as records name them. Null: rules decided.
   */
  model: string | null;
  /**
   * When the run was created, RFC 3339.
   */
  created_at: string;
}
/**
 * The table of real answers. Absent: they were not read from a file.
 */
export interface AnswersOrigin {
  /**
   * The name of the file, without its folder.
   */
  file: string;
  /**
   * How many rows the table has below its header.
   */
  rows: number;
  /**
   * The SHA-256 of the file.
   */
  sha256: string;
}
