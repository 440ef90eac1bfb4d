import { outsideFences, sectionsBelow } from "./api-markdown.mjs";

/**
 * The page of a class, an interface or a type, from the section that TypeDoc wrote for it: what it is, its definition, its properties
 * and methods, and the functions that take or return it.
 *
 * @param type `{ name, kind, specifier, entry, body, users }`: what it is imported from and the address of that page, the section
 * with headings from level 4, and `[name, address]` of functions
 */
export function typePage({ name, kind, specifier, entry, body, users }) {
  const { before, sections } = sectionsBelow(body, 4);
  const [code = ""] = /^```ts\n[\s\S]*?^```$/m.exec(before) ?? [];
  const keyword = kind === "Classes" ? "import" : "import type";
  return [
    `# ${name}`,
    `From [\`${specifier}\`](${entry}).`,
    `\`\`\`ts\n${keyword} { ${name} } from "${specifier}";\n\`\`\``,
    withoutRepetition(before.replace(code, "").trim()),
    code,
    ...sections.map(sectionOf),
    ...(users.length === 0 ? [] : [`## Used by\n\n${users.map(linkTo).join(", ")}`]),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Omits repeated paragraphs: TypeDoc describes a callable type twice, as a type and as a call. */
function withoutRepetition(text) {
  const paragraphs = text.split(/\n\n+/);
  return paragraphs.filter((paragraph, index) => paragraphs.indexOf(paragraph) === index).join("\n\n");
}

function linkTo([name, address]) {
  return `[\`${name}\`](${address})`;
}

/** The renderers of sections by their name; the others are shown unchanged. */
const special = {
  "Type Parameters": (body) => (hasDescriptions(body) ? `## Type parameters\n\n${body}` : ""),
  "Union Members": unionMembers,
  "Type Declaration": (body) => `## Members\n\n${body}`,
};

function sectionOf({ title, body }) {
  const show = special[title] ?? (() => `## ${title}\n\n${raised(withoutOrigins(body))}`);
  return show(body);
}

/** The tables of the members of a union that describe something, each below its discriminating property. */
function unionMembers(body) {
  const tables = sectionsBelow(body, 5).sections.flatMap(({ body: member }) => {
    const [table] = /^\|[\s\S]*?(?=\n\n|$(?![\s\S]))/m.exec(member) ?? [];
    return table !== undefined && hasDescriptions(table) ? [`### ${tagOf(table)}\n\n${table}`] : [];
  });
  return tables.length === 0 ? "" : ["## Members", ...tables].join("\n\n");
}

/** The first property with one value: `state: "valid"`. */
function tagOf(table) {
  const [, property, value] =
    /^\| (?:<a [^>]*><\/a> )?`(\w+)` \| `("[^"`]*"|true|false|null)` \|/m.exec(table) ?? [];
  return property === undefined ? "One of them" : `\`${property}: ${value}\``;
}

/** Whether a table says more than names and types. */
function hasDescriptions(table) {
  const rows = table.split("\n");
  return /Description/.test(rows[0]) && rows.slice(2).some((row) => !/\| - \|$/.test(row));
}

/** Without the sections that say where else a member is declared. */
function withoutOrigins(body) {
  return body.replace(
    /^#{5,6} (?:Overrides|Overridden by|Inherited from|Implementation of)\n+[^#\n][^\n]*\n*/gm,
    "",
  );
}

/** Headings two levels up: the page has its own title. */
function raised(body) {
  return outsideFences(body, (text) => text.replace(/^##(#{2,4} )/gm, "$1"));
}
