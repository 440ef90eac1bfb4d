import type { SiPolicy, SirPolicy, SisPolicy } from "@concordat/contracts/scenario";
import type { RulePolicy } from "../policy.js";
import { statePolicy } from "./state-policy.js";
import { agentDraws, followedAgents, valuesOf } from "./state-round.js";

/**
 * Creates the rule of an epidemic (Kermack and McKendrick 1927, https://doi.org/10.1098/rspa.1927.0118) on a network.
 * Each infected agent that a susceptible agent follows infects it with a given probability. With `recovery`, an infected
 * agent recovers with a given probability: to susceptible in `sis`, to removed in `sir`. An agent that was infected in a
 * round infects others and recovers from the next round on.
 */
export function epidemic(spec: SiPolicy | SisPolicy | SirPolicy): RulePolicy {
  const { kind, field, infection } = spec;
  const recovery = spec.kind === "si" ? 0 : spec.recovery;
  return statePolicy(kind, ({ world, agents, before, after }) => {
    const words = valuesOf(before.fields[field]);
    const susceptible = words.indexOf("susceptible");
    const infected = words.indexOf("infected");
    const recovered = kind === "sir" ? words.indexOf("removed") : susceptible;
    const values = before.column(field);
    const next = after.column(field);
    const drawOf = agentDraws(world, `${kind}/${field}`);
    for (const agent of agents) {
      const value = values[agent];
      if (value === infected) {
        if (recovery > 0 && drawOf(agent) < recovery) next[agent] = recovered;
      } else if (value === susceptible) {
        const escapes = escapeProbability(values, followedAgents(world, agent), infected, infection);
        if (escapes < 1 && drawOf(agent) < 1 - escapes) next[agent] = infected;
      }
    }
  });
}

/** Returns the probability that none of the infected agents infects. */
function escapeProbability(
  values: ArrayLike<number>,
  followed: Uint32Array,
  infected: number,
  infection: number,
): number {
  let escapes = 1;
  for (const other of followed) if (values[other] === infected) escapes *= 1 - infection;
  return escapes;
}
