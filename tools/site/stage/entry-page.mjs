import { firstSentence, sectionsBelow, tableCell } from "./api-markdown.mjs";
import { constantSection } from "./constant-section.mjs";
import { functionPage } from "./function-page.mjs";
import { typePage } from "./type-page.mjs";

/**
 * The pages of an entry point, from the one that TypeDoc wrote: the first lists every name with a sentence, and each
 * function, class and type has a separate page (decision 0350).
 *
 * @param entry `{ title, address, markdown, introduction }`: the specifier, the page's address without `.md`, what TypeDoc
 * wrote, and a paragraph to begin with; links of the site are addresses from its root
 * @param tableOf gives the table of an options type by its address
 * @param addresses where each name is, as `addressesOf` gives it
 * @param mentions gives the number of user pages that mention a name: names with the most come first
 * @param sentenceAt gives the sentence of a name of another entry point, by its address
 */
export function entryPages(
  { title, address, markdown, introduction },
  tableOf,
  addresses,
  mentions = () => 0,
  sentenceAt = () => undefined,
) {
  const byMentions = (a, b) =>
    Number(hasExample(b)) - Number(hasExample(a)) || mentions(b.name) - mentions(a.name);
  const kinds = kindsOf(markdown).map(({ kind, names }) => ({ kind, names: names.toSorted(byMentions) }));
  const items = kinds.flatMap(({ names }) => names);
  const pages = items.filter(hasPage).map((item) => {
    const place = addresses.get(item.name);
    const where = { specifier: title, entry: `/${address}` };
    const users = items.filter((other) => isFunction(other) && other.body.includes(`](${place})`));
    return {
      address: place.slice(1),
      markdown: isFunction(item)
        ? functionPage({ ...item, ...where }, tableOf)
        : typePage({ ...item, ...where, users: users.map(({ name }) => [name, addresses.get(name)]) }),
    };
  });
  const lists = kinds.flatMap(({ kind, names }) => [
    `## ${titles[kind] ?? kind}`,
    listOf(names, addresses, sentenceAt),
  ]);
  const values = items.filter(isValue).map(constantSection);
  const details = values.length === 0 ? [] : ["## Constants in detail", values.join("\n\n***\n\n")];
  const first = introduction === undefined ? [] : [introduction];
  return [{ address, markdown: [`# ${title}`, ...first, ...lists, ...details].join("\n\n") }, ...pages];
}

/** The names of TypeDoc's kinds for which readers know another word. */
const titles = { "Type Aliases": "Types", Variables: "Constants", References: "Exported from elsewhere" };

/**
 * The address of each name of an entry point: that of its page, or of its section. If an address differs from an
 * earlier one in case alone, it ends in the kind of its name: many file systems treat the two as one.
 *
 * @param others the addresses of other pages
 */
export function addressesOf({ address, markdown }, others = []) {
  const used = new Set(others.map((other) => other.toLowerCase()));
  return new Map(
    placesOf(markdown).map(({ item, slug }) => {
      if (!hasPage(item)) return [item.name, `/${address}#${slug}`];
      const plain = `/${address}/${item.name}`;
      const isTaken = used.has(plain.toLowerCase());
      used.add(plain.toLowerCase());
      return [item.name, isTaken ? `${plain}-${isFunction(item) ? "function" : "type"}` : plain];
    }),
  );
}

/** The names of an entry point by the anchors under which TypeDoc shows them. */
export function namesByAnchor(markdown) {
  return new Map(placesOf(markdown).map(({ item, anchor }) => [anchor, item.name]));
}

/** The names with their anchors on the page that TypeDoc wrote, where those that differ in case alone are numbered. */
function placesOf(markdown) {
  const used = new Map();
  return kindsOf(markdown)
    .flatMap(({ names }) => names)
    .map((item) => {
      const slug = item.heading.replace(/[`()]/g, "").trim().toLowerCase().replace(/\s+/g, "-");
      const before = used.get(slug) ?? 0;
      used.set(slug, before + 1);
      return { item, slug, anchor: before === 0 ? slug : `${slug}-${before}` };
    });
}

/** The names of a page that TypeDoc wrote, by kind. */
export function kindsOf(markdown) {
  return sectionsBelow(markdown, 2).sections.map(({ title: kind, body }) => ({
    kind,
    names: sectionsBelow(body, 3)
      .sections.map(({ title: heading, body: text }) => ({
        kind,
        heading,
        name: /([\w$]+)(?:\(\))?$/.exec(heading)?.[1] ?? heading,
        body: text,
      }))
      .sort(byUse),
  }));
}

/** Names with an example come first: those are what readers look up. Otherwise by name. */
function byUse(a, b) {
  return Number(hasExample(b)) - Number(hasExample(a)) || a.name.localeCompare(b.name, "en");
}

function hasExample({ body }) {
  return /^#{4,5} Examples?$/m.test(body);
}

function isFunction({ kind }) {
  return kind === "Functions";
}

function isValue({ kind }) {
  return kind === "Variables";
}

/** Whether a name has a page: values are shown with the list, and what is passed on has a page where it comes from. */
function hasPage(item) {
  return !isValue(item) && item.kind !== "References";
}

function listOf(names, addresses, sentenceAt) {
  const rows = names.map((item) => {
    const origin = originOf(item);
    const says = (origin && sentenceAt(origin)) ?? sentenceOf(item.body);
    return `| [\`${item.name}\`](${origin ?? addresses.get(item.name)}) | ${tableCell(says)} |`;
  });
  return ["| name | what it is |", "| ---- | ---------- |", ...rows].join("\n");
}

/**
 * Returns the address of the page that describes a re-exported name; `undefined` for a name of the entry point
 * itself.
 */
function originOf({ kind, body }) {
  const [, origin] = (kind === "References" && /\]\(([^)]+)\)/.exec(body)) || [];
  return origin;
}

/** The sentences of an entry point's own names, by their addresses. */
export function sentencesOf(markdown, addresses) {
  return kindsOf(markdown)
    .flatMap(({ names }) => names)
    .filter(({ kind }) => kind !== "References")
    .map(({ name, body }) => [addresses.get(name), sentenceOf(body)]);
}

/** The first of several signatures says what a function does. */
function sentenceOf(body) {
  return firstSentence(body.replace(/^#### Call Signature\n/, ""));
}
