import { sectionsBelow } from "./api-markdown.mjs";

/**
 * The page of a function, from the section that TypeDoc wrote for it: what it does, an example, its options as tables, and last the
 * signatures for special cases.
 *
 * @param item `{ name, specifier, entry, body }`: what it is imported from and the address of that page, and the section, with
 * headings from level 4
 * @param tableOf gives the table of an options type by the address of its section; undefined if it has none
 */
export function functionPage({ name, specifier, entry, body }, tableOf) {
  const [main, ...others] = signaturesOf(body);
  return [
    `# ${name}()`,
    `From [\`${specifier}\`](${entry}).`,
    block(`import { ${name} } from "${specifier}";`),
    main.prose,
    ...named(main, "Example", "Examples").map((text) => `## Example\n\n${text}`),
    "## Signature",
    main.code,
    ...named(main, "Parameters").map((text) => `### Parameters\n\n${text}`),
    ...optionTables(named(main, "Parameters").join("\n"), tableOf),
    ...named(main, "Returns").map((text) => `### Returns\n\n${text}`),
    ...list("Throws", named(main, "Throws")),
    ...(others.length === 0
      ? []
      : ["## Other signatures", ...others.flatMap(({ prose, code }) => [prose, code])]),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** The signatures of a section: several have a heading each, one has none. */
function signaturesOf(body) {
  const { sections } = sectionsBelow(body, 4);
  const calls = sections.filter(({ title }) => title === "Call Signature");
  return calls.length === 0 ? [signature(body, 4)] : calls.map((call) => signature(call.body, 5));
}

function signature(body, level) {
  const { before, sections } = sectionsBelow(body, level);
  const [code = ""] = /^```ts\n[\s\S]*?^```$/m.exec(before) ?? [];
  return { code, prose: before.replace(code, "").trim(), sections };
}

function named({ sections }, ...titles) {
  return sections.filter(({ title }) => titles.includes(title)).map(({ body }) => body);
}

function optionTables(parameters, tableOf) {
  const links = [...parameters.matchAll(/\[`(\w+)`\]\(([^)]+)\)/g)];
  const seen = new Map(links.map(([, type, address]) => [type, address]));
  return [...seen].flatMap(([type, address]) => {
    const table = tableOf(address);
    return table === undefined ? [] : [`### ${type}\n\n${table}`];
  });
}

function list(title, items) {
  return items.length === 0 ? [] : [`### ${title}\n\n${items.map((item) => `- ${item}`).join("\n")}`];
}

function block(code) {
  return `\`\`\`ts\n${code}\n\`\`\``;
}
