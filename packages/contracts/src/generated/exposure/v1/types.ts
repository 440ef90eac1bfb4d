// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"exposure/v1/types.ts","schemas":"../../../../schemas","sha256":"f93208b11515fcc82e88edd37c67320aaf3b418b7350e30ab459d35808db758b"}
/**
 * One item that an agent was shown in a round.
 */
export interface Exposure {
  /**
   * The round.
   */
  round: number;
  /**
   * Who was shown it.
   */
  agent_id: string;
  /**
   * The post or reply that was shown.
   */
  post_id: string;
  /**
   * Its place in the feed, counted from 1.
   */
  rank: number;
  /**
   * How it reached the agent: its author is followed, somebody who is followed reshared it, it replies to a post of the agent, or it came from outside the network. The first that applies.
   */
  route: "followed" | "reshared" | "replied" | "outside";
  /**
   * Those followed who reshared it since the agent was last shown it, by id. Empty: nobody.
   *
   * Items: The id of an agent.
   */
  reshared_by: string[];
}
