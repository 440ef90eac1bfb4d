import { firstSentence, sectionsBelow, tableCell } from "./api-markdown.mjs";
import { functionPage } from "./function-page.mjs";
import { typePage } from "./type-page.mjs";

/**
 * The pages of an entry point, from the one that TypeDoc wrote: the first lists every name with a sentence, and each function, class
 * and type has a page of its own (decision 0350).
 *
 * @param entry `{ title, address, markdown }`: the specifier, the page's address without `.md`, and what TypeDoc wrote; links of the
 * site are addresses from its root
 * @param tableOf gives the table of an options type by its address
 * @param addresses where each name is, as `addressesOf` gives it
 * @param mentions on how many pages for users a name is: those on many lead
 */
export function entryPages({ title, address, markdown }, tableOf, addresses, mentions = () => 0) {
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
  const lists = kinds.flatMap(({ kind, names }) => [`## ${kind}`, listOf(names, addresses)]);
  const values = items.filter(isValue).map(({ heading, body }) => `### ${heading}\n\n${body}`);
  const details = values.length === 0 ? [] : ["## Variables in detail", values.join("\n\n***\n\n")];
  return [{ address, markdown: [`# ${title}`, ...lists, ...details].join("\n\n") }, ...pages];
}

/**
 * Where each name of an entry point is: the address of its page, or of its section. A page whose address differs from another in case
 * alone says what it is: many file systems take the two for one.
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

/** What is shown with an example leads: that is what readers look up. Otherwise by name. */
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

function listOf(names, addresses) {
  const rows = names.map((item) => `| ${linkTo(item, addresses)} | ${tableCell(sentenceOf(item.body))} |`);
  return ["| name | what it is |", "| ---- | ---------- |", ...rows].join("\n");
}

function linkTo({ kind, name, body }, addresses) {
  const [, origin] = (kind === "References" && /\]\(([^)]+)\)/.exec(body)) || [];
  return `[\`${name}\`](${origin ?? addresses.get(name)})`;
}

/** A sentence for an entry point that has none of its own: the one of the first name that it does not just pass on. */
export function leadingSentence(markdown) {
  const lead = kindsOf(markdown)
    .flatMap(({ names }) => names)
    .find(({ kind }) => kind !== "References");
  return lead === undefined ? undefined : `\`${lead.name}\`: ${sentenceOf(lead.body)}`;
}

/** Of several signatures the first says what a function does. */
function sentenceOf(body) {
  return firstSentence(body.replace(/^#### Call Signature\n/, ""));
}
