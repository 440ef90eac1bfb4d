// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-comparison/v1/types.ts","schemas":"../../../../schemas","sha256":"421d292dd6543af561318c0e0c094521b783c5f593d4de057e41c2740b80cead"}
/**
 * How two simulations differ, and how surely: runs, forks or ensembles.
 */
export interface SimulationComparison {
  a: ComparedSide;
  b: ComparedSide1;
  /**
   * By seed: each run of A is compared with the run of B that has the same seed and the same audience. Unpaired: the two sides are taken as independent.
   */
  pairing: "by-seed" | "unpaired";
  /**
   * Why it is so, in a sentence.
   */
  pairing_reason: string;
  /**
   * Pairs of runs; 0 where they are unpaired.
   */
  pairs: number;
  /**
   * The share of intervals that hold the true difference.
   */
  confidence: 0.95;
  /**
   * The probability with which `smallest_shown` and `runs_for_size` would show a difference.
   */
  power: 0.8;
  /**
   * The id of the post of A that is measured. Null: all posts.
   */
  post_a: string | null;
  /**
   * The id of the post of B that is measured. Null: all posts.
   */
  post_b: string | null;
  /**
   * The measures that have a value in any run, by segment.
   */
  results: ComparedMeasure[];
}
/**
 * The side that is compared with.
 */
export interface ComparedSide {
  /**
   * The name of the scenario.
   */
  name: string;
  /**
   * How many agents take part.
   */
  agents: number;
  /**
   * How many rounds were simulated.
   */
  rounds: number;
  /**
   * The runs, in the order in which their values are listed.
   *
   * @minItems 1
   */
  runs: ComparedRun[];
}
/**
 * A run that was measured.
 */
export interface ComparedRun {
  /**
   * The seed of the run.
   */
  seed: number;
  /**
   * The identity of the run, from its manifest.
   */
  identity: string;
  /**
   * The hash of its last round.
   */
  hash: string;
}
/**
 * The side whose difference from A is given.
 */
export interface ComparedSide1 {
  /**
   * The name of the scenario.
   */
  name: string;
  /**
   * How many agents take part.
   */
  agents: number;
  /**
   * How many rounds were simulated.
   */
  rounds: number;
  /**
   * The runs, in the order in which their values are listed.
   *
   * @minItems 1
   */
  runs: ComparedRun[];
}
/**
 * A measure on both sides, and the difference of B from A.
 */
export interface ComparedMeasure {
  /**
   * What is measured. Exposures: items shown. Reach: agents who were shown anything. Half reach: rounds until half of them were. Rates: each choice over exposures. Cascades: agents who reshared a post, and the longest chain of reshares, averaged over the posts shown. Unanswered: invalid and failed decisions over those asked for. Answers: in a survey the share of a choice over valid answers, or the mean of a scale or a number; shifts: how these changed since the question was first asked, over the agents who answered both times.
   */
  measure:
    | "exposures"
    | "reach"
    | "half_reach_rounds"
    | "scroll_rate"
    | "like_rate"
    | "reply_rate"
    | "reshare_rate"
    | "quote_rate"
    | "follow_rate"
    | "unfollow_rate"
    | "mute_rate"
    | "compose_rate"
    | "cascade_size"
    | "cascade_depth"
    | "unanswered_rate"
    | "answer_share"
    | "answer_mean"
    | "answer_share_shift"
    | "answer_mean_shift";
  /**
   * Measures that are corrected together for how many they are, all segments included.
   */
  family: "spread" | "engagement" | "cascades" | "accounting" | "surveys";
  /**
   * What its values count; points: in the numbers of the question's scale, or of its answers.
   */
  unit: "items" | "agents" | "rounds" | "share" | "steps" | "points";
  /**
   * The segment whose agents are measured. Null: the whole audience.
   */
  segment: string | null;
  survey?: ComparedAnswers;
  /**
   * The value of each run of A, in the order of its runs.
   *
   * Items: The value of a run. Null: it has none, such as a rate without exposures.
   */
  values_a: (number | null)[];
  /**
   * The value of each run of B, in the order of its runs.
   *
   * Items: The value of a run. Null: it has none, such as a rate without exposures.
   */
  values_b: (number | null)[];
  /**
   * Runs of A that the difference is computed from: of pairs, those in which both have a value.
   */
  runs_a: number;
  /**
   * Runs of B that the difference is computed from.
   */
  runs_b: number;
  /**
   * The mean over these runs of A. Null: there are none.
   */
  mean_a: number | null;
  /**
   * The mean over these runs of B. Null: there are none.
   */
  mean_b: number | null;
  /**
   * The mean of B less the mean of A. Null: one of them is missing.
   */
  difference: number | null;
  /**
   * The lower end of the interval of the difference. Null: there is no interval.
   */
  low: number | null;
  /**
   * The upper end of the interval of the difference. Null: there is no interval.
   */
  high: number | null;
  /**
   * How probable a difference at least as large would be if there were none. Null: there is no interval.
   */
  p_value: number | null;
  /**
   * The same, corrected after Holm for all measures of the family. Null: there is no interval.
   */
  p_holm: number | null;
  /**
   * Higher or lower: B differs from A, after the correction. Not told apart: it cannot be said that they differ. Nothing varies: all runs, or all pairs, came to the same, so that chance cannot be judged. Too few runs: one side has fewer than two.
   */
  verdict: "higher" | "lower" | "not-told-apart" | "nothing-varies" | "too-few-runs";
  /**
   * The smallest difference that as many runs as these would show with the probability `power`. Null: there is no interval.
   */
  smallest_shown: number | null;
  /**
   * The size of difference that was asked about. Null: there is none, as for a share of a mean of 0.
   */
  size: number | null;
  /**
   * How many runs of each side would show a difference of that size with the probability `power`. Null: it cannot be said.
   */
  runs_for_size: number | null;
  estimate?: Estimate;
}
/**
 * Which answers are measured. Absent: the measure is not about a survey.
 */
export interface ComparedAnswers {
  /**
   * The name of the questionnaire.
   */
  name: string;
  /**
   * The id of the question.
   */
  question: string;
  /**
   * The choice whose share it is. Null: a mean.
   */
  answer: string | null;
  /**
   * The round at whose beginning the question was asked; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * The round at whose beginning it was first asked, which a shift is counted from. Null: not a shift.
   */
  since: number | null;
}
/**
 * What the values of a rate of choices are, where choices were drawn from known odds. Absent: they are counted, and nothing else is known.
 */
export interface Estimate {
  /**
   * Counted: how often the choice was drawn. Expected: the mean of the probabilities that it was drawn with.
   */
  basis: "counted" | "expected";
  /**
   * Why these values were taken, in a sentence.
   */
  reason: string;
  other: OtherEstimate;
}
/**
 * The same from the other kind of values. It decides nothing.
 */
export interface OtherEstimate {
  /**
   * The value of each run of A, in the order of its runs.
   *
   * Items: The value of a run. Null: it has none, such as a rate without exposures.
   */
  values_a: (number | null)[];
  /**
   * The value of each run of B, in the order of its runs.
   *
   * Items: The value of a run. Null: it has none, such as a rate without exposures.
   */
  values_b: (number | null)[];
  /**
   * The mean over these runs of A. Null: there are none.
   */
  mean_a: number | null;
  /**
   * The mean over these runs of B. Null: there are none.
   */
  mean_b: number | null;
  /**
   * The mean of B less the mean of A. Null: one of them is missing.
   */
  difference: number | null;
  /**
   * The lower end of the interval of the difference. Null: there is no interval.
   */
  low: number | null;
  /**
   * The upper end of the interval of the difference. Null: there is no interval.
   */
  high: number | null;
  /**
   * How probable a difference at least as large would be if there were none. Null: there is no interval.
   */
  p_value: number | null;
  /**
   * The smallest difference that as many runs as these would show with the probability `power`. Null: there is no interval.
   */
  smallest_shown: number | null;
  /**
   * How many runs of each side would show a difference of that size with the probability `power`. Null: it cannot be said.
   */
  runs_for_size: number | null;
}
