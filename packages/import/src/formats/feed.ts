import type { ReadFile, SourceEntry } from "../entry.js";
import { ImportError } from "../error/import-error.js";
import { EventTally } from "../event-tally.js";
import { htmlText } from "../text/html-text.js";
import { childrenOf, elementName, markupOf, readXml, type XmlElement } from "./xml.js";

/** The meanings of the elements of a feed's items, in order of preference, in both formats. */
const meanings = {
  id: ["guid", "atom:id", "link", "atom:link"],
  author_id: ["dc:creator", "author", "atom:author", "itunes:author"],
  title: ["title", "atom:title"],
  body: ["content:encoded", "description", "atom:content", "atom:summary"],
  timestamp: ["pubDate", "dc:date", "atom:published", "atom:updated"],
} as const;

/** The expected format of a file, and the name of its items. */
const formats = {
  rss: { roots: ["rss", "rdf:RDF"], item: "item", holder: "channel" },
  atom: { roots: ["atom:feed"], item: "atom:entry", holder: "atom:feed" },
} as const;

/** Whether a feed is Atom; any other is read as RSS. */
export function isAtom(text: string): boolean {
  return /<(?:\w+:)?feed[\s>]/.test(text.slice(0, 10_000));
}

/**
 * Reads the items of an RSS feed (0.9x, 1.0, 2.0) or an Atom feed as posts, with the title and the text as plain text.
 * @throws {ImportError} UNREADABLE
 */
export function readFeed(text: string, format: keyof typeof formats): ReadFile {
  const root = readXml(text);
  const { roots, item, holder } = formats[format];
  if (!roots.some((name) => name === elementName(root))) {
    const name = format === "rss" ? "RSS" : "Atom";
    throw new ImportError("UNREADABLE", `the file is not ${name}: its root is <${root.name}>`);
  }
  const feed =
    elementName(root) === holder ? root : childrenOf(root).find((child) => elementName(child) === holder);
  const all = [root, ...(feed === undefined || feed === root ? [] : [feed])].flatMap(childrenOf);
  const owner = feed === undefined ? null : ownerOf(feed);
  const tally = new EventTally();
  const items = all.filter((child) => elementName(child) === item);
  return {
    entries: items.map((element, index) => entryOf(element, index, owner, tally)),
    notes: tally.sentences,
  };
}

function entryOf(element: XmlElement, index: number, owner: string | null, tally: EventTally): SourceEntry {
  const parts = childrenOf(element).map((child) => ({ name: elementName(child), element: child }));
  const used = new Set<string>();
  const first = (meaning: keyof typeof meanings): XmlElement | undefined => {
    for (const name of meanings[meaning]) {
      const found = parts.find((part) => part.name === name && contentOf(part.element) !== "");
      if (found === undefined) continue;
      used.add(name);
      return found.element;
    }
    return undefined;
  };
  const id = first("id");
  const author = first("author_id");
  const named = author === undefined ? null : personOf(author);
  if (named === null && owner !== null)
    tally.add(`entries without an author are those of ${JSON.stringify(owner)}`);
  const timestamp = first("timestamp");
  const fields = new Map<string, unknown>([
    ["id", id === undefined ? null : contentOf(id)],
    ["author_id", named ?? owner],
    ["text", postText(first("title"), first("body"), tally)],
    ["timestamp", timestamp?.text.trim() ?? null],
    ...mediaOf(parts, used, tally),
  ]);
  for (const part of parts) if (!used.has(part.name)) fields.set(part.name, contentOf(part.element));
  const name = fields.get("id");
  const label = typeof name === "string" ? ` (id ${JSON.stringify(name)})` : "";
  return { place: `item ${index + 1}${label}`, fields };
}

/** Combines title and text; a title that the text starts with is not repeated. */
function postText(
  title: XmlElement | undefined,
  body: XmlElement | undefined,
  tally: EventTally,
): string | null {
  const words = (element: XmlElement | undefined): string | null =>
    element === undefined ? "" : textOf(element, tally);
  const [head, rest] = [words(title), words(body)];
  if (head === null || rest === null || (title === undefined && body === undefined)) return null;
  const isBeginning = head !== "" && rest.startsWith(head.replace(/\s*(?:\.\.\.|…)$/, ""));
  return isBeginning || head === "" ? rest : [head, rest].filter((part) => part !== "").join("\n\n");
}

/** Returns the text of an element that contains HTML, either escaped or as elements; `null` if it cannot be read. */
function textOf(element: XmlElement, tally: EventTally): string | null {
  const { type } = element.attributes;
  const isPlain = elementName(element).startsWith("atom:") ? type === undefined || type === "text" : false;
  if (isPlain) return element.text.trim();
  const text = htmlText(type === "xhtml" ? markupOf(element) : element.text);
  if (text === null) tally.add("markup is nested too deeply to be read");
  return text;
}

/** Returns the content of an element: its text, or the target of its link. */
function contentOf(element: XmlElement): string {
  const text = element.text.trim();
  return text === ""
    ? (element.attributes.href ?? element.attributes.url ?? element.attributes.term ?? "")
    : text;
}

/** Returns the name of a person. In Atom it is an element; in RSS it is in parentheses after the address. */
function personOf(element: XmlElement): string | null {
  const name = childrenOf(element)
    .find((child) => elementName(child) === "atom:name")
    ?.text.trim();
  const text = element.text.trim();
  const found = name ?? /^\S+@\S+\s+\((.+)\)$/.exec(text)?.[1] ?? text;
  return found === "" ? null : found;
}

/** Returns the owner of a feed: its author, or otherwise its title. */
function ownerOf(feed: XmlElement): string | null {
  for (const name of [...meanings.author_id, ...meanings.title]) {
    const found = childrenOf(feed).find((child) => elementName(child) === name);
    const person = found === undefined ? null : personOf(found);
    if (person !== null) return person;
  }
  return null;
}

const mediaElements: readonly string[] = ["enclosure", "media:content"];

function mediaOf(
  parts: readonly { readonly name: string; readonly element: XmlElement }[],
  used: Set<string>,
  tally: EventTally,
): [string, unknown][] {
  const media = parts.filter(({ name }) => mediaElements.includes(name));
  const [first] = media;
  if (first === undefined) return [];
  for (const { name } of media) used.add(name);
  if (media.length > 1) tally.add("of several media of a post, the first counts");
  const { type, medium } = first.element.attributes;
  const inside = childrenOf(first.element).find((child) => elementName(child) === "media:description");
  const description = inside?.text.trim() ?? "";
  return [
    ["media_type", medium ?? type ?? null],
    ["media_description", description === "" ? null : description],
  ];
}
