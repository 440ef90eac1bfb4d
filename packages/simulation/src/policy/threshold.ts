import { choiceCode } from "../world/choice.js";
import type { WorldView } from "../world/world-view.js";
import type { RulePolicy } from "./policy.js";

/** Whether an agent adopts a post in the current round. */
type HasReached = (agent: number, post: number) => boolean;

/** The meaning of the rule in each version of the rules. */
const meanings: Readonly<Record<1 | 2, (share: number, world: WorldView) => HasReached>> = {
  1: resharersAlone,
  2: adopters,
};

/**
 * Creates the rule of the linear threshold. An agent reshares a post when a given share of the accounts that it follows
 * has adopted the post, by writing or resharing it. A broadcast counts as if all agents followed its author.
 * @param version the version of the rules
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

/**
 * Creates the rule of the absolute threshold. An agent reshares a post when a given number of the accounts that it
 * follows have adopted the post, by writing or resharing it (complex contagion: Centola and Macy 2007,
 * https://doi.org/10.1086/521848). A broadcast counts as if all agents followed its author.
 */
export function absoluteThreshold(count: number): RulePolicy {
  return {
    kind: "rule",
    name: "absolute-threshold",
    returns: true,
    prepare(world) {
      const adoptionOf = adoption(world);
      return (agent, post) =>
        adoptionOf(agent, post).adopted >= count ? choiceCode.RESHARE : choiceCode.SCROLL;
    },
  };
}

function adopters(share: number, world: WorldView): HasReached {
  const adoptionOf = adoption(world);
  return (agent, post) => {
    const { adopted, all } = adoptionOf(agent, post);
    // Dividing avoids a rounding error: 7 of 100 must reach a share of 0.07, but 0.07 * 100 is greater than 7.
    return all === 0 ? share === 0 : adopted / all >= share;
  };
}

/** The number of accounts that an agent follows (`all`), and the number of those that have adopted a post. */
interface Adoption {
  readonly adopted: number;
  readonly all: number;
}

function adoption({ follows, seen, posts }: WorldView): (agent: number, post: number) => Adoption {
  return (agent, post) => {
    const author = posts.author[post];
    const followed = follows.followedBy(agent);
    let adopted = 0;
    let knowsAuthor = false;
    for (const other of followed) {
      if (other === author) knowsAuthor = true;
      if (other === author || seen.hasReshared(other, post)) adopted++;
    }
    const isBroughtToAll = Number(!knowsAuthor && posts.reachesEveryone(post));
    return { adopted: adopted + isBroughtToAll, all: followed.length + isBroughtToAll };
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
