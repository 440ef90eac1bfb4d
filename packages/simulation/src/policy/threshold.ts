import { choiceCode } from "./choice.js";
import type { RulePolicy } from "./policy.js";

/** Linear threshold: an agent reshares a post once a share of those it follows has. */
export function threshold(share: number): RulePolicy {
  return {
    kind: "rule",
    name: "threshold",
    returns: true,
    prepare:
      ({ follows, seen }) =>
      (agent, post) => {
        const followed = follows.followedBy(agent);
        let resharers = 0;
        for (const other of followed) if (seen.hasReshared(other, post)) resharers++;
        const reached = followed.length === 0 ? share === 0 : resharers >= share * followed.length;
        return reached ? choiceCode.RESHARE : choiceCode.SCROLL;
      },
  };
}
