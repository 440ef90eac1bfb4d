import type { Audience } from "../../world/audience/audience.js";
import { segmentOf } from "../../world/audience/segment-of.js";

/**
 * Returns a function that gives an attribute of an agent: its segment, its personality, its stance on a topic, or for an
 * audience of people a column of their table. `undefined` if the agent has no such attribute.
 */
export function attributeOf(
  audience: Audience,
  attribute: string,
): (agent: number) => string | number | undefined {
  if (attribute === "segment") return (agent) => segmentOf(audience, agent) ?? undefined;
  return (agent) => {
    const columns = audience.people?.columns(agent) ?? {};
    if (Object.hasOwn(columns, attribute)) return columns[attribute] ?? undefined;
    const { personality, stance = {} } = audience.profile(agent);
    if (attribute === "personality") return personality ?? undefined;
    return Object.hasOwn(stance, attribute) ? stance[attribute] : undefined;
  };
}
