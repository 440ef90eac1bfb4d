import { choiceCode } from "../world/choice.js";
import type { WorldView } from "../world/world-view.js";
import type { RulePolicy } from "./policy.js";

/** Whether an agent adopts a post now. */
type HasReached = (agent: number, post: number) => boolean;

/** The meaning of the rule, by the version of the rules. */
const meanings: Readonly<Record<1 | 2, (share: number, world: WorldView) => HasReached>> = {
  1: resharersAlone,
  2: adopters,
};

/**
 * Creates the rule of the linear threshold: an agent reshares a post once a share of the accounts that it follows has
 * adopted it, by writing or by resharing it. A broadcast counts as if everyone followed its author.
 * @param version of the rules
 */
export function threshold(share: number, version: keyof typeof meanings): RulePolicy {
  return {
    kind: "rule",
    name: "threshold",
    returns: true,
    prepare(world) {
      const hasReached = meanings[version](share, world);
      return (agent, post) => (hasReached(agent, post) ? choiceCode.RESHARE : choiceCode.SCROLL);
    },
  };
}

function adopters(share: number, { follows, seen, posts }: WorldView): HasReached {
  return (agent, post) => {
    const author = posts.author[post];
    const followed = follows.followedBy(agent);
    let adopted = 0;
    let knowsAuthor = false;
    for (const other of followed) {
      if (other === author) knowsAuthor = true;
      if (other === author || seen.hasReshared(other, post)) adopted++;
    }
    const isBroughtToAll = !knowsAuthor && posts.reachesEveryone(post);
    const all = followed.length + Number(isBroughtToAll);
    // A quotient, so that 7 of 100 reach a share of 0.07: 0.07 times 100 is more than 7.
    return all === 0 ? share === 0 : (adopted + Number(isBroughtToAll)) / all >= share;
  };
}

function resharersAlone(share: number, { follows, seen }: WorldView): HasReached {
  return (agent, post) => {
    const followed = follows.followedBy(agent);
    let resharers = 0;
    for (const other of followed) if (seen.hasReshared(other, post)) resharers++;
    return followed.length === 0 ? share === 0 : resharers >= share * followed.length;
  };
}
