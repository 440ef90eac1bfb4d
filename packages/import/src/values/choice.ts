import { type Conversion, missing } from "./conversion.js";

/** Names of decisions in other tools, by meaning; `PASS` is IGNORE in agent-decision/v1 and SCROLL in v2. */
const words: Readonly<Record<"LIKE" | "REPLY" | "RESHARE" | "PASS", string>> = {
  LIKE: "like liked likepost favorite favourite fav upvote heart star",
  REPLY: "reply replied replypost comment commented createcomment answer respond quotereply",
  RESHARE:
    "reshare reshared share shared repost reposted retweet retweeted rt boost reblog quote quotepost forward",
  PASS: "ignore ignored scroll scrolled scrollpast skip skipped pass none donothing noaction nothing",
};

const meanings: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([meaning, list]) =>
    list.split(" ").map((word): [string, string] => [word, meaning]),
  ),
);

/** Reads the name of a decision; `pass` is the contract's name for passing over a post. */
export function toChoice(pass: "IGNORE" | "SCROLL"): (value: unknown) => Conversion {
  return (value) => {
    // Not isAbsent: in a log of actions, `none` is an action.
    if (value === undefined || value === null || value === "") return missing;
    const meaning = meanings.get(
      String(value)
        .toLowerCase()
        .replace(/[^a-z]/g, ""),
    );
    if (meaning === undefined) {
      return {
        problem: `${JSON.stringify(value)} is not a decision; there are like, reply, reshare and ${pass.toLowerCase()}`,
      };
    }
    const choice = meaning === "PASS" ? pass : meaning;
    return choice === value
      ? { value: choice }
      : { value: choice, note: `${JSON.stringify(value)} is ${choice}` };
  };
}
