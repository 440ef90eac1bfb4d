import type { DeffuantPolicy, HegselmannKrausePolicy } from "@concordat/contracts/scenario";
import type { RulePolicy } from "../policy.js";
import { sequentialPolicy, statePolicy } from "./state-policy.js";
import { followedAgents, stepDraws } from "./state-round.js";

/**
 * Creates the rule of bounded confidence in pairs (Deffuant et al. 2000, https://doi.org/10.1142/S0219525900000078). An
 * agent drawn at random meets a random agent that it follows. If their opinions are closer than the tolerance, each
 * moves towards the other by a part of their distance. An agent of another policy, or one that is not active, keeps its
 * opinion.
 */
export function deffuant({ field, tolerance, convergence = 0.5, updates }: DeffuantPolicy): RulePolicy {
  return sequentialPolicy("deffuant", field, (values, { world, agents }) => {
    const draw = stepDraws(world, `deffuant/${field}`);
    const takesPart = new Uint8Array(world.audience.size);
    for (const agent of agents) takesPart[agent] = 1;
    for (let step = 0; step < (updates ?? agents.length); step++) {
      const agent = agents[draw(step, 0, agents.length)] ?? 0;
      const followed = followedAgents(world, agent);
      const other = followed[draw(step, 1, followed.length)];
      if (other === undefined) continue;
      const own = values[agent] ?? 0;
      const theirs = values[other] ?? 0;
      if (Math.abs(own - theirs) >= tolerance) continue;
      values[agent] = own + convergence * (theirs - own);
      if (takesPart[other] === 1) values[other] = theirs + convergence * (own - theirs);
    }
  });
}

/**
 * Creates the rule of bounded confidence in groups (Hegselmann and Krause 2002,
 * https://www.jasss.org/5/3/2.html): an agent takes the mean of the opinions, among its own and those of the agents that
 * it follows, that are closer to its own than the tolerance. All agents update at the same time, or with `updates` some
 * that are drawn at random, one after another.
 */
export function hegselmannKrause(spec: HegselmannKrausePolicy): RulePolicy {
  const { field, tolerance, counts_itself: countsItself = true, updates } = spec;
  const meanFor = (values: ArrayLike<number>, followed: Uint32Array, agent: number): number => {
    const own = values[agent] ?? 0;
    let sum = countsItself ? own : 0;
    let count = countsItself ? 1 : 0;
    for (const other of followed) {
      const theirs = values[other] ?? 0;
      if (other === agent || Math.abs(own - theirs) >= tolerance) continue;
      sum += theirs;
      count++;
    }
    return count === 0 ? own : sum / count;
  };
  if (updates === undefined)
    return statePolicy("hegselmann-krause", ({ world, agents, before, after }) => {
      const values = before.column(field);
      const next = after.column(field);
      for (const agent of agents) next[agent] = meanFor(values, followedAgents(world, agent), agent);
    });
  return sequentialPolicy("hegselmann-krause", field, (values, { world, agents }) => {
    const draw = stepDraws(world, `hegselmann-krause/${field}`);
    for (let step = 0; step < updates && agents.length > 0; step++) {
      const agent = agents[draw(step, 0, agents.length)] ?? 0;
      values[agent] = meanFor(values, followedAgents(world, agent), agent);
    }
  });
}
