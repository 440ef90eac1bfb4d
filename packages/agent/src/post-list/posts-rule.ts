import { isRecord, type Rule, required, rules } from "@concordat/contracts/options";

/** The rule for an option whose value is a list of posts. Each post is validated separately with `post/v1`. */
export const postsRule: Rule = required({
  ...rules.list,
  message: "must be a list of posts",
  items: { message: "must be a post, as post/v1 describes it", test: isRecord },
});
