import { isRecord, type Rule, required, rules } from "@concordat/contracts/options";

/** The rule of an option that takes posts. Each post is checked separately against `post/v1`. */
export const postsRule: Rule = required({
  ...rules.list,
  message: "must be a list of posts",
  items: { message: "must be a post, as post/v1 describes it", test: isRecord },
});
