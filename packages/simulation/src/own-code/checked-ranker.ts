import type { Ranker } from "../feed/ranker.js";
import { called, OwnCodeError } from "./own-code-error.js";

/** A ranker of one's own, whose scores are numbers: anything else would put posts in an order that nobody chose. */
export function checkedRanker(ranker: Ranker): Ranker {
  const who = `the ranker ${JSON.stringify(ranker.name)}`;
  return {
    name: ranker.name,
    personal: ranker.personal,
    prepare(world) {
      const score: unknown = called(who, () => ranker.prepare(world));
      if (typeof score !== "function")
        throw new OwnCodeError(who, "must prepare a function that scores posts");
      return (post, agent) => {
        const scored: unknown = called(who, () => score(post, agent));
        if (typeof scored === "number" && !Number.isNaN(scored)) return scored;
        throw new OwnCodeError(who, `must score post ${world.posts.id(post)} with a number, not ${scored}`);
      };
    },
  };
}
