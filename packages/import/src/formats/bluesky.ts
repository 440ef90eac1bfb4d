import { isRecord } from "@concordat/contracts/options";
import { flattenedFields, type ReadFile, type SourceEntry } from "../entry.js";
import { EventTally } from "../event-tally.js";
import { type JsonItem, jsonItems } from "./json.js";
import { type Medium, mediaFields } from "./media.js";

type Json = Readonly<Record<string, unknown>>;

/** Whether an object is a Bluesky post: from a feed, a search, a thread, or a repository record. */
export function isBlueskyPost(value: Json): boolean {
  const { uri, post, value: record } = value;
  const isOfBluesky = (address: unknown): boolean =>
    typeof address === "string" && address.startsWith("at://");
  if (isRecord(post)) return isOfBluesky(post.uri);
  return isOfBluesky(uri) && (isRecord(value.record) || isRecord(record));
}

/** Paths of a post that are read under another name; adjacent paths are reported as omitted. */
const read: ReadonlySet<string> = new Set([
  "uri",
  "likeCount",
  "repostCount",
  "replyCount",
  "record.text",
  "record.createdAt",
  "record.$type",
]);

/**
 * Reads Bluesky posts as returned by `getAuthorFeed`, `searchPosts`, `getPostThread` and `listRecords`. A repost is
 * read as the original post of its author, once.
 * @throws {ImportError} UNREADABLE
 */
export function readBluesky(text: string): ReadFile {
  const tally = new EventTally();
  const entries = jsonItems(text).flatMap((item) => entriesOf(item, tally));
  return { entries, notes: tally.sentences };
}

function entriesOf({ place, value }: JsonItem, tally: EventTally): SourceEntry[] {
  const post = isRecord(value.post) ? value.post : value;
  if (isRecord(value.reason)) tally.add("a reposted or pinned post counts as its author's");
  const record = [post.record, post.value].find(isRecord) ?? {};
  const author = isRecord(post.author) ? post.author : {};
  const uri = String(post.uri ?? "");
  const fields = new Map<string, unknown>([
    ["id", uri],
    ["author_id", author.handle ?? author.did ?? uri.split("/")[2]],
    ["text", record.text],
    ["timestamp", record.createdAt],
    ["likes", post.likeCount],
    ["reshares", post.repostCount],
    ["replies", post.replyCount],
    ...mediaFields(embedded(isRecord(post.embed) ? post.embed : record.embed), tally),
  ]);
  const authorPath = author.handle === undefined ? "author.did" : "author.handle";
  const { record: _record, value: _value, embed, ...others } = post;
  const { embed: recordEmbed, ...ofRecord } = record;
  if ([embed, recordEmbed].some(leadsElsewhere)) tally.add("quoted posts and linked pages are left out");
  for (const [path, found] of flattenedFields({ ...others, record: ofRecord }))
    if (!read.has(path) && path !== authorPath && !fields.has(path)) fields.set(path, found);
  const replies = Array.isArray(value.replies) ? value.replies.filter(isRecord) : [];
  const below = replies.flatMap((reply, index) =>
    entriesOf({ place: `${place}, reply ${index + 1}`, value: reply }, tally),
  );
  return [
    { place: place.includes("id ") ? place : `${place} (id ${JSON.stringify(uri)})`, fields },
    ...below,
  ];
}

/** Whether a post embeds another post or a page, whose content is not imported. */
function leadsElsewhere(embed: unknown): boolean {
  return isRecord(embed) && (isRecord(embed.record) || isRecord(embed.external));
}

/** Images and videos of a post, including those next to a quoted post. */
function embedded(embed: unknown): Medium[] {
  if (!isRecord(embed)) return [];
  const { media, images, $type: type, alt } = embed;
  if (isRecord(media)) return embedded(media);
  if (Array.isArray(images))
    return images.filter(isRecord).map((image) => ({ type: "image", description: image.alt }));
  return String(type).startsWith("app.bsky.embed.video") ? [{ type: "video", description: alt }] : [];
}
