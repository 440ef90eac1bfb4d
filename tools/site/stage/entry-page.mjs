import { firstSentence, sectionsBelow, tableCell } from "./api-markdown.mjs";
import { functionPage } from "./function-page.mjs";

/**
 * The pages of an entry point, from the one that TypeDoc wrote: the first lists every name with a sentence, and has everything but the
 * functions that are shown with an example. Each of those has a page of its own.
 *
 * @param entry `{ title, address, markdown }`: the specifier, the page's address without `.md`, and what TypeDoc wrote; links of the
 * site are addresses from its root
 * @param tableOf gives the table of an options type by its address
 */
export function entryPages({ title, address, markdown }, tableOf) {
  const kinds = kindsOf(markdown);
  const addresses = addressesOf({ address, markdown });
  const pages = kinds
    .flatMap(({ names }) => names)
    .filter(hasPage)
    .map(({ name, body }) => ({
      address: addresses.get(name).slice(1),
      markdown: functionPage(name, title, body, tableOf),
    }));
  const lists = kinds.flatMap(({ kind, names }) => [`## ${kind}`, listOf(names, addresses)]);
  const details = kinds.flatMap(({ kind, names }) => {
    const shown = names.filter((name) => !hasPage(name));
    const sections = shown.map(({ heading, body }) => `### ${heading}\n\n${body}`);
    return shown.length === 0 ? [] : [`## ${kind} in detail`, sections.join("\n\n***\n\n")];
  });
  return [{ address, markdown: [`# ${title}`, ...lists, ...details].join("\n\n") }, ...pages];
}

/** Where each name of an entry point is: the address of its page, or of its section. Names that differ in case alone are numbered. */
export function addressesOf({ address, markdown }) {
  const used = new Map();
  const names = kindsOf(markdown).flatMap((kind) => kind.names);
  return new Map(
    names.map((item) => {
      if (hasPage(item)) return [item.name, `/${address}/${item.name}`];
      const slug = item.heading.replace(/[`()]/g, "").trim().toLowerCase().replace(/\s+/g, "-");
      const before = used.get(slug) ?? 0;
      used.set(slug, before + 1);
      return [item.name, `/${address}#${before === 0 ? slug : `${slug}-${before}`}`];
    }),
  );
}

/** The names of a page that TypeDoc wrote, by kind. */
export function kindsOf(markdown) {
  return sectionsBelow(markdown, 2).sections.map(({ title: kind, body }) => ({
    kind,
    names: sectionsBelow(body, 3)
      .sections.map(({ title: heading, body: text }) => ({
        heading,
        name: /([\w$]+)(?:\(\))?$/.exec(heading)?.[1] ?? heading,
        body: text,
      }))
      .sort(byUse),
  }));
}

/** What has a page of its own leads; otherwise by name. */
function byUse(a, b) {
  return Number(hasPage(b)) - Number(hasPage(a)) || a.name.localeCompare(b.name, "en");
}

/** Whether a name is a function with an example in its docstring: these are what a reader looks up. */
export function hasPage({ heading, body }) {
  return heading.endsWith("()") && /^#{4,5} Examples?$/m.test(body);
}

function listOf(names, addresses) {
  const rows = names.map(
    ({ name, body }) => `| [\`${name}\`](${addresses.get(name)}) | ${tableCell(sentenceOf(body))} |`,
  );
  return ["| name | what it is |", "| ---- | ---------- |", ...rows].join("\n");
}

/** A sentence for an entry point that has none of its own: the one of the first name that it does not just pass on. */
export function leadingSentence(markdown) {
  const lead = kindsOf(markdown)
    .flatMap(({ names }) => names)
    .find(({ body }) => !body.startsWith("Re-exports "));
  return lead === undefined ? undefined : `\`${lead.name}\`: ${sentenceOf(lead.body)}`;
}

/** Of several signatures the first says what a function does. */
function sentenceOf(body) {
  return firstSentence(body.replace(/^#### Call Signature\n/, ""));
}
