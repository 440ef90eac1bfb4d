import { isRecord } from "@concordat/contracts/options";
import { csvHeadOf } from "@concordat/files/text";
import type { ReadFile } from "../entry.js";
import { ImportError } from "../error/import-error.js";
import { isBlueskyPost, readBluesky } from "./bluesky.js";
import { readCsvEntries } from "./csv.js";
import { isAtom, readFeed } from "./feed.js";
import { jsonItems, readJson } from "./json.js";
import { isStatus, readMastodon } from "./mastodon.js";
import { isReddit, readReddit } from "./reddit.js";

/** A format that can be imported. */
interface Format {
  /** The name of the format in a report. */
  readonly title: string;
  readonly read: (text: string) => ReadFile;
}

/** Every format, by its name. */
export const importFormats = {
  csv: { title: "CSV", read: readCsvEntries },
  json: { title: "JSON", read: readJson },
  mastodon: { title: "statuses of Mastodon", read: readMastodon },
  bluesky: { title: "posts of Bluesky", read: readBluesky },
  reddit: { title: "posts and comments of Reddit", read: readReddit },
  rss: { title: "RSS", read: (text) => readFeed(text, "rss") },
  atom: { title: "Atom", read: (text) => readFeed(text, "atom") },
} as const satisfies Readonly<Record<string, Format>>;

/** A format's name. */
export type FormatName = keyof typeof importFormats;

/** The names of all formats. */
export const formatNames: readonly FormatName[] = [
  "csv",
  "json",
  "mastodon",
  "bluesky",
  "reddit",
  "rss",
  "atom",
];

/** Finds a format by its name; `null` if there is none. */
export function formatNamed(name: string): FormatName | null {
  return formatNames.find((known) => known === name.toLowerCase()) ?? null;
}

/**
 * Detects the format of a file from the start of its text and from its first object.
 * @throws {ImportError} FORMAT_AMBIGUOUS when several formats are possible, UNREADABLE when none is
 */
export function detectFormat(text: string): FormatName {
  const start = text.trimStart();
  if (start === "") throw new ImportError("UNREADABLE", "the file is empty");
  if (start.startsWith("<")) return feedFormat(start);
  if (/^(?:[[{]|window\.YTD\.)/.test(start)) return jsonFormat(text);
  if (/[,;\t|]/.test(csvHeadOf(text).header)) return "csv";
  throw new ImportError(
    "FORMAT_AMBIGUOUS",
    `the format of the file cannot be detected; name one: ${formatNames.join(", ")}`,
  );
}

function feedFormat(start: string): FormatName {
  if (!/<(?:\w+:)?(?:rss|RDF|feed)[\s>]/.test(start.slice(0, 10_000)))
    throw new ImportError(
      "FORMAT_AMBIGUOUS",
      "the file is neither an RSS nor an Atom feed; an HTML page is not read",
    );
  return isAtom(start) ? "atom" : "rss";
}

function jsonFormat(text: string): FormatName {
  const [first] = jsonItems(text);
  if (first === undefined || !isRecord(first.value)) return "json";
  if (isBlueskyPost(first.value)) return "bluesky";
  if (isReddit(first.value)) return "reddit";
  return isStatus(first.value) ? "mastodon" : "json";
}
