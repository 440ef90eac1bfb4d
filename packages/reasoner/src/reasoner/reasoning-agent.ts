/** The agent for which states are chosen: the part of a profile that the reasoner uses. */
export interface ReasoningAgent {
  /** Distinguishes agents when seeds are derived. Default: the name. */
  readonly id?: string;
  /** The agent's name. */
  readonly name: string;
  /** The agent's interests. */
  readonly interests: readonly string[];
  /** The agent's personality, in a few words. */
  readonly personality: string;
}

/** The requirement on an agent, for messages. */
export const agentMessage =
  "must be a profile { name, interests, personality }, or have one as its property profile, as a SocialAgent does";

/**
 * Returns the complete profile of an agent. Without a profile, the model would not know whose choice to make.
 * @throws {TypeError} when it has neither a profile nor the fields of one
 */
export function profileOf(agent: ReasoningAgent | { readonly profile: ReasoningAgent }): ReasoningAgent {
  const profile: unknown =
    typeof agent === "object" && agent !== null && "profile" in agent ? agent.profile : agent;
  if (isProfile(profile)) return profile;
  throw new TypeError(`agent ${agentMessage}`);
}

function isProfile(value: unknown): value is ReasoningAgent {
  if (typeof value !== "object" || value === null) return false;
  if (!("name" in value && "interests" in value && "personality" in value)) return false;
  const { name, interests, personality } = value;
  const isTextList = Array.isArray(interests) && interests.every((interest) => typeof interest === "string");
  return typeof name === "string" && name !== "" && typeof personality === "string" && isTextList;
}
