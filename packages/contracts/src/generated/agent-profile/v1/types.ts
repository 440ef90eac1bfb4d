// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-profile/v1/types.ts","schemas":"../../../../schemas","sha256":"d2670851cd29343b55966e5e588cc20ef6a073f981e18723f2240f61074e0203"}
/**
 * Who a social agent is.
 */
export interface AgentProfile {
  /**
   * Identifies the agent within a run; records refer to it.
   */
  id: string;
  /**
   * The agent's name as others see it.
   */
  name: string;
  /**
   * What the agent cares about, at least one subject.
   *
   * @minItems 1
   *
   * Items: One subject, in a few words.
   */
  interests: string[];
  /**
   * The agent's manner, in a few words. Absent: neutral.
   */
  personality: string;
  /**
   * Positions by topic. Absent: none that the agent holds strongly.
   */
  stance: {
    /**
     * The agent's position on the topic.
     */
    [k: string]: string;
  };
}
/**
 * Who a social agent is.
 */
export interface AgentProfileInput {
  /**
   * Identifies the agent within a run; records refer to it.
   */
  id: string;
  /**
   * The agent's name as others see it.
   */
  name: string;
  /**
   * What the agent cares about, at least one subject.
   *
   * @minItems 1
   *
   * Items: One subject, in a few words.
   */
  interests: string[];
  /**
   * The agent's manner, in a few words. Absent: neutral.
   */
  personality?: string;
  /**
   * Positions by topic. Absent: none that the agent holds strongly.
   */
  stance?: {
    /**
     * The agent's position on the topic.
     */
    [k: string]: string;
  };
}
