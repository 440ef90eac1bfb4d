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

/**
 * Absolute threshold: an agent reshares a post once a number of the accounts that it follows have adopted it, by
 * writing or by resharing it (complex contagion: Centola and Macy 2007, https://doi.org/10.1086/521848). A broadcast
 * counts as if everyone followed its author.
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
    // A quotient, so that 7 of 100 reach a share of 0.07: 0.07 times 100 is more than 7.
    return all === 0 ? share === 0 : adopted / all >= share;
  };
}

/** Number of accounts that an agent follows, and of those that have adopted a post. */
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
