// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"study-report/v1/types.ts","schemas":"../../../../schemas","sha256":"e35c64520e7b81389cae6bd53cb1505c51f822e415c701612eb35efdba8daaa5"}
/**
 * The model that decided. Null: rules decided for everybody.
 */
export type StudyModel = {
  /**
   * How many parameters it has, as its file or its server states. Absent: neither does.
   */
  parameters?: number;
  /**
   * Its id, as its client gives it.
   */
  id: string;
  /**
   * What tells this very model from others of its name; unpinned where the engine has none.
   */
  digest: string;
} | null;
/**
 * What the analyst found.
 */
export type StudyAnalysis = StudyAnalysisMade | StudyAnalysisNotMade;
/**
 * For and against.
 */
export type StudyAdvice = StudyAdviceMade | StudyAdviceNotMade;

/**
 * What a study came to: the answer, how sure it is, and why. Every number in it was computed from the recorded runs.
 */
export interface StudyReport {
  /**
   * The name of the study.
   */
  name: string;
  /**
   * What is to be decided.
   */
  question: string;
  /**
   * What decides, as named in the study.
   */
  measure:
    | "exposures"
    | "reach"
    | "half_reach_rounds"
    | "scroll_rate"
    | "like_rate"
    | "reply_rate"
    | "reshare_rate"
    | "cascade_size"
    | "cascade_depth";
  /**
   * Which value of it is the better one.
   */
  prefer: "higher" | "lower";
  /**
   * The share of intervals that hold the true difference.
   */
  confidence: 0.95;
  /**
   * The probability with which `smallest_shown` and `runs_for_size` would show a difference.
   */
  power: 0.8;
  /**
   * Runs of each message.
   */
  runs: number;
  /**
   * Agents of each run.
   */
  agents: number;
  /**
   * Rounds of each run.
   */
  rounds: number;
  /**
   * The id of the message's post.
   */
  post: string;
  model: StudyModel;
  answer: StudyAnswer;
  /**
   * The messages, as in the study.
   *
   * @minItems 2
   */
  messages: StudyMessageResult[];
  /**
   * Every two messages.
   *
   * @minItems 1
   */
  pairs: StudyPair[];
  /**
   * What was computed, each with its source: what the copilot was given.
   */
  facts: StudyFact[];
  /**
   * Single decisions on the message's post, drawn from the seed.
   */
  decisions: StudyDecision[];
  analysis: StudyAnalysis;
  advice: StudyAdvice;
  /**
   * What the result is worth, each in a sentence.
   *
   * @minItems 1
   *
   * Items: A sentence.
   */
  caveats: string[];
  people?: StudyPeople;
}
/**
 * The answer.
 */
export interface StudyAnswer {
  /**
   * Best: one message is better than every other. Some: the best ones cannot be told apart from each other, but are better than at least one other. Not told apart: no message is surely better. No verdict: it cannot be judged, as nothing varies or there are too few runs.
   */
  state: "best" | "some" | "not-told-apart" | "no-verdict";
  /**
   * The names of the messages that no other is surely better than, where at least one other is worse; else empty.
   *
   * Items: The name of a message.
   */
  best: string[];
  /**
   * The same in a sentence.
   */
  sentence: string;
}
/**
 * A message, and the outcomes of its runs. Invalid and failed decisions are counted, and never as scrolled past.
 */
export interface StudyMessageResult {
  /**
   * Its name.
   */
  name: string;
  /**
   * What was posted.
   */
  text: string;
  /**
   * The folder of its ensemble, relative to the study's.
   */
  folder: string;
  /**
   * The mean of the deciding measure over its runs. Null: no run has a value.
   */
  mean: number | null;
  /**
   * The deciding measure of each run.
   *
   * Items: The value of a run. Null: it has none.
   */
  values: (number | null)[];
  /**
   * Items shown, in all runs together.
   */
  exposures: number;
  /**
   * Decisions that a model was asked for.
   */
  asked: number;
  /**
   * Decisions by rules.
   */
  by_rule: number;
  /**
   * Decisions that keep their contract.
   */
  valid: number;
  /**
   * Decisions whose answers broke the contract to the end.
   */
  invalid: number;
  /**
   * Decisions that came to nothing.
   */
  failed: number;
  /**
   * Requests to the model.
   */
  requests: number;
  /**
   * Tokens of prompts and answers. Null: the engine does not say, or no model was asked.
   */
  tokens: number | null;
}
/**
 * Two messages compared.
 */
export interface StudyPair {
  /**
   * The message that is compared with.
   */
  a: string;
  /**
   * The message whose difference from A is given.
   */
  b: string;
  /**
   * Pairs of runs with the same seed; 0 where they are unpaired.
   */
  pairs: number;
  /**
   * Why they are paired or not, in a sentence.
   */
  pairing_reason: string;
  /**
   * The whole comparison, simulation-comparison/v1, in the study's folder.
   */
  file: string;
  /**
   * The measures that have a value in any run, the deciding one first.
   */
  results: StudyResult[];
}
/**
 * A measure of the message's post on both sides.
 */
export interface StudyResult {
  /**
   * What is measured, as in simulation-comparison/v1.
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
    | "cascade_size"
    | "cascade_depth"
    | "compose_rate"
    | "unanswered_rate";
  /**
   * What its values count.
   */
  unit: "items" | "agents" | "rounds" | "share" | "steps";
  /**
   * The mean over the runs of A. Null: there is none.
   */
  mean_a: number | null;
  /**
   * The mean over the runs of B. Null: there is none.
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
   * The upper end of the interval. Null: there is none.
   */
  high: number | null;
  /**
   * How probable a difference at least as large would be if there were none, corrected after Holm: of the deciding measure for the pairs of messages, of the others for pairs and measures of their family. Null: there is no interval.
   */
  p_corrected: number | null;
  /**
   * As in simulation-comparison/v1, after that correction.
   */
  verdict: "higher" | "lower" | "not-told-apart" | "nothing-varies" | "too-few-runs";
  /**
   * The smallest difference that as many runs would show with the probability `power`. Null: there is no interval.
   */
  smallest_shown: number | null;
  /**
   * The difference that `runs_for_size` is about. Null: there is none.
   */
  size: number | null;
  /**
   * How many runs of each message would show it with the probability `power`. Null: it cannot be said.
   */
  runs_for_size: number | null;
}
/**
 * Something computed, in a sentence, with the file that it can be checked in.
 */
export interface StudyFact {
  /**
   * Its id, which points to it.
   */
  id: string;
  /**
   * The sentence.
   */
  text: string;
  /**
   * The file in the study's folder.
   */
  file: string;
}
/**
 * A decision on the message's post, drawn from the seed.
 */
export interface StudyDecision {
  /**
   * What was written, such as a reply. Null: nothing. Absent in reports of earlier versions.
   */
  content?: string | null;
  /**
   * Texts that are left out, as the whole of each only repeats what the agent was shown. Absent: none.
   *
   * Items: Which text.
   */
  omitted?: ("reason" | "content")[];
  /**
   * Which message.
   */
  message: string;
  /**
   * The folder of the run, relative to the study's.
   */
  folder: string;
  /**
   * The round, counted from 0.
   */
  round: number;
  /**
   * Who decided.
   */
  agent: string;
  /**
   * The post decided on.
   */
  post: string;
  /**
   * Its outcome.
   */
  state: "valid" | "invalid" | "failed";
  /**
   * What was chosen. Null: nothing, as the decision is invalid or failed.
   */
  choice: string | null;
  /**
   * Why, in the model's words. Null: there are none.
   */
  reason: string | null;
}
/**
 * The analysis was made.
 */
export interface StudyAnalysisMade {
  /**
   * It was made.
   */
  state: "made";
  /**
   * Its folder, relative to the study's.
   */
  folder: string;
  /**
   * What the model worded and the checks let pass.
   */
  findings: StudyFinding[];
  /**
   * What is missing in it, each in a sentence.
   *
   * Items: A sentence.
   */
  shortfalls: string[];
}
/**
 * A finding.
 */
export interface StudyFinding {
  /**
   * What was found.
   */
  statement: string;
  /**
   * The tables that it rests on, in the analysis's folder.
   *
   * Items: A file.
   */
  evidence: string[];
}
/**
 * There is no analysis.
 */
export interface StudyAnalysisNotMade {
  /**
   * It was not made.
   */
  state: "not-made";
  /**
   * Why not.
   */
  reason: string;
}
/**
 * There is advice.
 */
export interface StudyAdviceMade {
  /**
   * It was made.
   */
  state: "made";
  /**
   * Its folder, relative to the study's.
   */
  folder: string;
  /**
   * The recommendation. Null: it was left out.
   */
  recommendation: string | null;
  /**
   * How confident the model says it is.
   */
  confidence: "low" | "medium" | "high";
  /**
   * Why. Null: it was left out.
   */
  rationale: string | null;
  /**
   * What speaks for and against it.
   */
  points: StudyPoint[];
  /**
   * Sentences that were left out for a number that was not computed.
   */
  left_out: number;
  /**
   * What is missing in it, each in a sentence.
   *
   * Items: A sentence.
   */
  shortfalls: string[];
}
/**
 * A point of a specialist.
 */
export interface StudyPoint {
  /**
   * What it is.
   */
  side: "facts" | "pro" | "con" | "risk";
  /**
   * The point.
   */
  text: string;
  /**
   * The facts that it rests on, as the model says.
   *
   * Items: The id of a fact.
   */
  sources: string[];
}
/**
 * There is no advice.
 */
export interface StudyAdviceNotMade {
  /**
   * It was not made.
   */
  state: "not-made";
  /**
   * Why not.
   */
  reason: string;
}
/**
 * What it says about people. Absent: there are no real answers, so that everything is about agents only.
 */
export interface StudyPeople {
  /**
   * The answer about people in a sentence, or why there is none.
   */
  sentence: string;
  /**
   * How many people really answered, about whichever message.
   */
  answered: number;
  /**
   * How many people the audience has.
   */
  people: number;
  /**
   * Where the estimates are, as calibration-report/v1. Null: nothing could be estimated.
   */
  file: string | null;
  /**
   * How many real answers narrower intervals would take, as sentences. Absent: it was not asked.
   *
   * Items: The plan of a difference.
   */
  plans?: string[];
  /**
   * The runs, their models and the file of real answers, as a sentence. Absent: it is not known.
   */
  source?: string;
}
