import { isRecord } from "@concordat/contracts/options";
import { flattenedFields, type ReadFile, type SourceEntry } from "../entry.js";
import { EventTally } from "../event-tally.js";
import { withMarks } from "../text/escaped-marks.js";
import { type JsonItem, jsonItems } from "./json.js";
import { mediaFields } from "./media.js";

type Thing = Readonly<Record<string, unknown>>;

/** Whether an object is a Reddit post or comment, as in its API and archives, or a listing of these. */
export function isReddit(value: Thing): boolean {
  const { subreddit, author, body, title } = thingIn(value);
  if (value.kind === "Listing") return true;
  return typeof subreddit === "string" && typeof author === "string" && [body, title].some(isText);
}

/** Paths of a thing that are read under another name; adjacent paths are reported as omitted. */
const read: ReadonlySet<string> = new Set([
  ...["id", "name", "author", "title", "selftext", "body", "created_utc", "score", "num_comments"],
  ...["is_video", "post_hint"],
]);

/**
 * Reads Reddit posts and comments: listings of its API, the two listings of a post's page with nested comments, and
 * archives with one object per line. A post's title is put before its text.
 * @throws {ImportError} UNREADABLE
 */
export function readReddit(text: string): ReadFile {
  const tally = new EventTally();
  const entries = jsonItems(text).flatMap((item) => entriesOf(item, tally));
  return { entries, notes: tally.sentences };
}

function entriesOf({ place, value }: JsonItem, tally: EventTally): SourceEntry[] {
  const thing = thingIn(value);
  if (value.kind === "Listing") return below(place, value, tally);
  if (value.kind === "more") {
    tally.add("comments that a listing only counts are left out");
    return [];
  }
  const { replies, ...own } = thing;
  const { created_utc: created, num_comments: comments } = own;
  const id =
    thing.name ?? (thing.id === undefined ? null : `${isText(thing.body) ? "t1" : "t3"}_${thing.id}`);
  const fields = new Map<string, unknown>([
    ["id", id],
    ["author_id", authorOf(thing, tally)],
    ["text", textOf(thing, tally)],
    ["timestamp", created],
    ["likes", likesOf(thing, tally)],
    ["replies", comments],
    ...mediaFields(mediaOf(thing), tally),
  ]);
  for (const [path, found] of flattenedFields(own))
    if (!read.has(path) && !fields.has(path)) fields.set(path, found);
  const label = place.includes("id ") || id === null ? place : `${place} (id ${JSON.stringify(id)})`;
  return [{ place: label, fields }, ...(isRecord(replies) ? below(label, replies, tally) : [])];
}

/** Returns the object itself. Reddit's API wraps it in a "thing": `{ kind: "t3", data: { … } }`. */
function thingIn(value: Thing): Thing {
  return typeof value.kind === "string" && isRecord(value.data) ? value.data : value;
}

function below(place: string, listing: Thing, tally: EventTally): SourceEntry[] {
  const { children } = thingIn(listing);
  return (Array.isArray(children) ? children : [])
    .filter(isRecord)
    .flatMap((child, index) => entriesOf({ place: `${place}, ${index + 1}`, value: child }, tally));
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** The texts that Reddit shows instead of removed texts and authors. */
const gone: readonly unknown[] = ["[deleted]", "[removed]", "[ Removed by Reddit ]"];

function authorOf({ author }: Thing, tally: EventTally): unknown {
  if (!gone.includes(author)) return author;
  tally.add("authors whose account is deleted have no name");
  return null;
}

function textOf({ title, selftext, body }: Thing, tally: EventTally): string | null {
  const parts = [title, selftext, body].filter(isText);
  const kept = parts.filter((part) => !gone.includes(part.trim()));
  if (kept.length < parts.length) tally.add("texts that were deleted or removed are left out");
  if (kept.length === 0) return null;
  return kept
    .map((part) => withMarks(part).trim())
    .filter((part) => part !== "")
    .join("\n\n");
}

function likesOf({ score }: Thing, tally: EventTally): unknown {
  if (typeof score !== "number" || score >= 0) return score;
  tally.add("scores below zero are left out");
  return null;
}

function mediaOf({ is_video: isVideo, post_hint: hint }: Thing): { type: string; description: null }[] {
  if (isVideo === true) return [{ type: "video", description: null }];
  return hint === "image" ? [{ type: "image", description: null }] : [];
}
