import type { DegrootPolicy } from "@concordat/contracts/scenario";
import type { RulePolicy } from "../policy.js";
import { statePolicy } from "./state-policy.js";
import { followedAgents } from "./state-round.js";

/**
 * Creates the rule of averaging (DeGroot 1974, https://doi.org/10.1080/01621459.1974.10480137): an agent takes the
 * weighted mean of its own opinion and those of the agents that it follows, all at the same time. The opinions after n
 * rounds are the n-th power of the matrix of weights times the opinions at the start.
 */
export function degroot({ field, self_weight: selfWeight }: DegrootPolicy): RulePolicy {
  return statePolicy("degroot", ({ world, agents, before, after }) => {
    const values = before.column(field);
    const next = after.column(field);
    for (const agent of agents) {
      const followed = followedAgents(world, agent);
      if (followed.length === 0) continue;
      const own = values[agent] ?? 0;
      let sum = 0;
      for (const other of followed) sum += values[other] ?? 0;
      const weight = selfWeight ?? 1 / (followed.length + 1);
      next[agent] = weight * own + ((1 - weight) * sum) / followed.length;
    }
  });
}
