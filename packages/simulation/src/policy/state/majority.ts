import type { MajorityPolicy } from "@concordat/contracts/scenario";
import type { RulePolicy } from "../policy.js";
import { sequentialPolicy, statePolicy } from "./state-policy.js";
import { followedAgents, type StateRound, stepDraws, valuesOf } from "./state-round.js";

/**
 * Creates the majority rule. With groups (Galam 2002, https://doi.org/10.1140/epjb/e20020045), the members of a random
 * group take the most frequent value among them. Without groups, each agent takes the most frequent value of itself and
 * those that it follows, all at the same time.
 */
export function majority(spec: MajorityPolicy): RulePolicy {
  return spec.group_size === undefined ? neighbourMajority(spec) : groupMajority(spec, spec.group_size);
}

function groupMajority({ field, updates, tie }: MajorityPolicy, size: number): RulePolicy {
  return sequentialPolicy("majority", field, (values, { world, agents, before }) => {
    const draw = stepDraws(world, `majority/${field}`);
    const frequent = mostFrequent(before, field, tie);
    const meetings = updates ?? Math.ceil(agents.length / size);
    const group = new Uint32Array(size);
    for (let step = 0; step < meetings && agents.length > 0; step++) {
      for (let place = 0; place < size; place++) group[place] = agents[draw(step, place, agents.length)] ?? 0;
      const value = frequent(values, group);
      if (value !== -1) for (const member of group) values[member] = value;
    }
  });
}

function neighbourMajority({ field, tie }: MajorityPolicy): RulePolicy {
  return statePolicy("majority", ({ world, agents, before, after }) => {
    const frequent = mostFrequent(before, field, tie);
    const values = before.column(field);
    const next = after.column(field);
    for (const agent of agents) {
      const value = frequent(values, followedAgents(world, agent), agent);
      if (value !== -1) next[agent] = value;
    }
  });
}

/** Returns the most frequent value of a group of agents, or what a tie leads to: -1 if nobody changes. */
type MostFrequent = (values: ArrayLike<number>, group: Uint32Array, also?: number) => number;

function mostFrequent(
  { fields }: StateRound["before"],
  field: string,
  tie: MajorityPolicy["tie"],
): MostFrequent {
  const known = valuesOf(fields[field]);
  const ofTie = tie === undefined ? -1 : known.indexOf(tie);
  const counts = new Uint32Array(known.length);
  return (values, group, also) => {
    counts.fill(0);
    const count = (agent: number): void => {
      const value = values[agent] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    };
    for (const agent of group) count(agent);
    if (also !== undefined) count(also);
    const most = Math.max(...counts);
    const first = counts.indexOf(most);
    return counts.indexOf(most, first + 1) === -1 ? first : ofTie;
  };
}
