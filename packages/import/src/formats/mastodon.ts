import { isRecord } from "@concordat/contracts/options";
import { flattenedFields, type ReadFile, type SourceEntry } from "../entry.js";
import { EventTally } from "../event-tally.js";
import { htmlText } from "../text/html-text.js";
import { type JsonItem, jsonItems } from "./json.js";
import { mediaFields } from "./media.js";

type Status = Readonly<Record<string, unknown>>;

/** Whether an object is a status of Mastodon's API, or an activity of its archive. */
export function isStatus(value: Status): boolean {
  if (isRecord(value.object) || value.type === "Announce") return typeof value.actor === "string";
  return typeof value.content === "string" && isRecord(value.account);
}

/** Paths of a status that are read under another name; adjacent paths are reported as omitted. */
const read: ReadonlySet<string> = new Set([
  "id",
  "account.acct",
  "attributedTo",
  "content",
  "spoiler_text",
  "summary",
  "created_at",
  "published",
  "media_attachments",
  "attachment",
  "favourites_count",
  "reblogs_count",
  "replies_count",
]);

/**
 * Reads Mastodon statuses from its API or its archive (`outbox.json`) as posts. A boost is read as the original status
 * of its author, once. A content warning is put before the text.
 * @throws {ImportError} UNREADABLE
 */
export function readMastodon(text: string): ReadFile {
  const tally = new EventTally();
  const entries = jsonItems(text).flatMap((item) => entryOf(item, tally));
  return { entries, notes: tally.sentences };
}

function entryOf({ place, value }: JsonItem, tally: EventTally): SourceEntry[] {
  const status = statusOf(value, tally);
  if (status === null) return [];
  const account = isRecord(status.account) ? status.account : {};
  const { content, media_attachments: media = status.attachment } = status;
  const html = typeof content === "string" ? htmlText(content) : null;
  const warning = warningOf(status);
  if (warning !== "") tally.add("a content warning stands before the text");
  if (["private", "direct"].includes(String(status.visibility)))
    tally.add("the post is not public: it was written for followers or for single people");
  const fields = new Map<string, unknown>([
    ["id", status.id],
    ["author_id", account.acct ?? lastPart(status.attributedTo)],
    ["text", html === null ? null : [warning, html].filter((part) => part !== "").join("\n\n")],
    ["timestamp", status.created_at ?? status.published],
    ["likes", status.favourites_count],
    ["reshares", status.reblogs_count],
    ["replies", status.replies_count],
    ...mediaFields(
      (Array.isArray(media) ? media : []).filter(isRecord).map((one) => ({
        type: one.mediaType ?? one.type,
        description: one.description ?? one.name,
      })),
      tally,
    ),
  ]);
  for (const [path, found] of [...flattenedFields(status), ...wrapping(value, status)])
    if (!read.has(path) && !fields.has(path)) fields.set(path, found);
  return [{ place, fields }];
}

/** Returns the status itself: the boosted status, or the object of an activity; `null` if there is none. */
function statusOf(value: Status, tally: EventTally): Status | null {
  if (isRecord(value.reblog)) {
    tally.add("a boosted post counts as its author's");
    return value.reblog;
  }
  if (typeof value.actor !== "string") return value;
  if (isRecord(value.object)) return value.object;
  tally.add("boosts of which an archive has only the address are left out");
  return null;
}

/** Returns the fields of the boost or activity that contains the status; empty if nothing contains it. */
function wrapping(value: Status, status: Status): [path: string, value: unknown][] {
  if (value === status) return [];
  const { object: _object, reblog: _reblog, ...rest } = value;
  const name = typeof value.actor === "string" ? "activity" : "boost";
  return [...flattenedFields({ [name]: rest })];
}

function warningOf({ spoiler_text: warning, summary }: Status): string {
  return (
    [warning, summary]
      .find((text) => typeof text === "string" && text.trim() !== "")
      ?.toString()
      .trim() ?? ""
  );
}

/** Returns the name at the end of an address, such as `ada` for `https://example.social/users/ada`. */
function lastPart(address: unknown): string | null {
  return typeof address === "string" ? (address.split("/").at(-1) ?? null) : null;
}
