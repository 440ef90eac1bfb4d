import type { ReadFile, SourceEntry } from "../entry.js";
import { EventTally } from "../event-tally.js";
import { withMarks } from "../text/escaped-marks.js";

/** The paths of the text in X posts, in past and present formats of its API and archive. */
const textPaths: readonly string[] = ["full_text", "tweet.full_text", "text"];
/** Fields that identify X posts with a plain `text`. */
const marks: readonly string[] = [
  "edit_history_tweet_ids",
  "in_reply_to_user_id_str",
  "retweet_count",
  "public_metrics.retweet_count",
];

/** Converts the text of X posts among the entries to the text that a reader sees. */
export function readableX(entries: readonly SourceEntry[]): ReadFile {
  const tally = new EventTally();
  return { entries: entries.map((entry) => readable(entry, tally)), notes: tally.sentences };
}

function readable({ place, fields }: SourceEntry, tally: EventTally): SourceEntry {
  const path = textPaths.find((candidate) => typeof fields.get(candidate) === "string");
  const isPost = path !== undefined && (path !== "text" || marks.some((mark) => fields.has(mark)));
  const text = path === undefined ? undefined : fields.get(path);
  if (!isPost || typeof text !== "string") return { place, fields };
  const read = withMarks(text);
  if (read === text) return { place, fields };
  tally.add("&amp;, &lt; and &gt; are read as the characters that X writes so");
  return { place, fields: new Map([...fields, [path, read]]) };
}
