import { isRecord, needed, type Rule, rules } from "@concordat/contracts/options";

/** What an option that takes posts must be. Each post itself is checked by `post/v1`. */
export const postsRule: Rule = needed({
  ...rules.list,
  must: "must be a list of posts",
  each: { must: "must be a post, as post/v1 describes it", fits: isRecord },
});
