// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"study/v1/types.ts","schemas":"../../../../schemas","sha256":"28ee2fcb470c90132440129dcb204640942be61237f5d77678708978d0ce3676"}
/**
 * Two or more messages that are compared: one scenario, one audience and network, an ensemble for each message.
 */
export interface Study {
  /**
   * What the study is called.
   */
  name: string;
  /**
   * What is to be decided, as the report's title.
   */
  question: string;
  /**
   * The file of scenario/v1 that all messages are simulated in, relative to this one.
   */
  scenario: string;
  /**
   * The slot of the post that is replaced: exactly one post event of the scenario has it.
   */
  slot: string;
  /**
   * The messages, each in its turn the text of that post.
   *
   * @minItems 2
   * @maxItems 12
   */
  messages: StudyMessage[];
  /**
   * Runs of each message, all with the same seeds.
   */
  runs: number;
  /**
   * What decides, named before anything is simulated: measured of the message's post, as simulation-comparison/v1 has it.
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
   * Which value of that measure is the better one.
   */
  prefer: "higher" | "lower";
  /**
   * How often the model explores the table of all decisions. 0: not at all. Absent: 3.
   */
  iterations: number;
}
/**
 * A message.
 */
export interface StudyMessage {
  /**
   * Its short name, which its folder has too.
   */
  name: string;
  /**
   * What is posted.
   */
  text: string;
}
/**
 * Two or more messages that are compared: one scenario, one audience and network, an ensemble for each message.
 */
export interface StudyInput {
  /**
   * What the study is called.
   */
  name: string;
  /**
   * What is to be decided, as the report's title.
   */
  question: string;
  /**
   * The file of scenario/v1 that all messages are simulated in, relative to this one.
   */
  scenario: string;
  /**
   * The slot of the post that is replaced: exactly one post event of the scenario has it.
   */
  slot: string;
  /**
   * The messages, each in its turn the text of that post.
   *
   * @minItems 2
   * @maxItems 12
   */
  messages: StudyMessage[];
  /**
   * Runs of each message, all with the same seeds.
   */
  runs: number;
  /**
   * What decides, named before anything is simulated: measured of the message's post, as simulation-comparison/v1 has it.
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
   * Which value of that measure is the better one.
   */
  prefer: "higher" | "lower";
  /**
   * How often the model explores the table of all decisions. 0: not at all. Absent: 3.
   */
  iterations?: number;
}
