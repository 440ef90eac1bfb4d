import type { Entry, ReadFile } from "../entry.js";
import { Tally } from "../tally.js";

/** The paths of the text in posts of X, in the past and present forms of its API and archive. */
const textPaths: readonly string[] = ["full_text", "tweet.full_text", "text"];
/** Fields that only posts of X have in addition to a plain `text`. */
const marks: readonly string[] = [
  "edit_history_tweet_ids",
  "in_reply_to_user_id_str",
  "retweet_count",
  "public_metrics.retweet_count",
];

/** The three characters that X writes as HTML does, and no others. */
const escaped: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** Entries of which those that are posts of X have the text that a reader sees. */
export function readableX(entries: readonly Entry[]): ReadFile {
  const tally = new Tally();
  return { entries: entries.map((entry) => readable(entry, tally)), notes: tally.sentences };
}

function readable({ place, fields }: Entry, tally: Tally): Entry {
  const path = textPaths.find((candidate) => typeof fields.get(candidate) === "string");
  const isPost = path !== undefined && (path !== "text" || marks.some((mark) => fields.has(mark)));
  const text = path === undefined ? undefined : fields.get(path);
  if (!isPost || typeof text !== "string") return { place, fields };
  const read = text.replace(/&(?:amp|lt|gt);/g, (reference) => escaped[reference] ?? reference);
  if (read === text) return { place, fields };
  tally.add("&amp;, &lt; and &gt; are read as the characters that X writes so");
  return { place, fields: new Map([...fields, [path, read]]) };
}
