import { shownValue } from "@concordat/contracts/options";
import type { Ranker } from "../../feed/ranker.js";
import { viewOf } from "../../world/view-of.js";
import { type CalledCode, called, codeError } from "./custom-code-error.js";

/**
 * Wraps a custom ranker so that an error is thrown for a score that is not a number. Otherwise such a score would order
 * posts arbitrarily.
 */
export function checkedRanker(ranker: Ranker): Ranker {
  const who = `the ranker ${JSON.stringify(ranker.name)}`;
  return {
    name: ranker.name,
    personal: ranker.personal,
    prepare(world) {
      const { round } = world;
      const about = (): CalledCode => ({ who, round });
      const score = called(about, () => ranker.prepare(viewOf(world)));
      if (typeof score !== "function") throw codeError(about(), "must prepare a function that scores posts");
      return (post, agent) => {
        const aboutPost = (): CalledCode => ({ who, round, post: world.posts.id(post) });
        const scored: unknown = called(aboutPost, () => score(post, agent));
        if (typeof scored === "number" && !Number.isNaN(scored)) return scored;
        throw codeError(aboutPost(), `must score a post with a number, not ${shownValue(scored)}`);
      };
    },
  };
}
