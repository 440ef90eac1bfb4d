import type { VoterPolicy } from "@concordat/contracts/scenario";
import type { RulePolicy } from "../policy.js";
import { sequentialPolicy } from "./state-policy.js";
import { followedAgents, stepDraws } from "./state-round.js";

/**
 * Creates the rule of the voter model (Clifford and Sudbury 1973, https://doi.org/10.1093/biomet/60.3.581): an agent
 * drawn at random takes the value of a random agent that it follows.
 */
export function voter({ field, updates }: VoterPolicy): RulePolicy {
  return sequentialPolicy("voter", field, (values, { world, agents }) => {
    const draw = stepDraws(world, `voter/${field}`);
    for (let step = 0; step < (updates ?? agents.length); step++) {
      const agent = agents[draw(step, 0, agents.length)] ?? 0;
      const followed = followedAgents(world, agent);
      const other = followed[draw(step, 1, followed.length)];
      if (other !== undefined) values[agent] = values[other] ?? 0;
    }
  });
}
