import type { AgentProfile } from "@concordat/contracts/agent-profile";
import { compareBytes } from "../../hash/byte-order.js";
import { frozenCopy } from "../frozen-copy.js";
import type { Audience, Group } from "./audience.js";

const noGroup: Group = { segment: null, activity: null, policy: null };

/** The data of one agent in a file of assignments. */
export interface Assignment extends Partial<Group> {
  readonly agent_id: string;
}

/**
 * Creates an audience from given profiles.
 * @throws {RangeError} when two profiles have the same id, or an assignment refers to an unknown agent
 */
export function profilesAudience(
  profiles: readonly AgentProfile[],
  assignments: readonly Assignment[] = [],
): Audience {
  const sorted = [...profiles].sort((a, b) => compareBytes(a.id, b.id));
  const indices = new Map(sorted.map(({ id }, index) => [id, index]));
  if (indices.size < sorted.length) throw new RangeError("two profiles have the same id");
  const groups: Group[] = [noGroup];
  const groupOf = new Map<number, number>();
  const known = new Map<string, number>();
  for (const { agent_id, segment = null, activity = null, policy = null } of assignments) {
    const agent = indices.get(agent_id);
    if (agent === undefined) throw new RangeError(`there is no agent ${JSON.stringify(agent_id)} to assign`);
    const group: Group = { segment, activity, policy };
    const key = JSON.stringify(group);
    const at = known.get(key) ?? groups.push(group) - 1;
    known.set(key, at);
    groupOf.set(agent, at);
  }
  const at = (agent: number): AgentProfile => {
    const profile = sorted[agent];
    if (profile === undefined) throw new RangeError(`there is no agent ${agent}`);
    return profile;
  };
  const shown = new Map<number, AgentProfile>();
  const profile = (agent: number): AgentProfile => {
    const known = shown.get(agent) ?? frozenCopy(at(agent));
    shown.set(agent, known);
    return known;
  };
  return {
    size: sorted.length,
    groups,
    id: (agent) => at(agent).id,
    indexOf: (id) => indices.get(id) ?? -1,
    profile,
    groupOf: (agent) => groupOf.get(agent) ?? 0,
  };
}
