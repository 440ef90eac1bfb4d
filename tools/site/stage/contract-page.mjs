import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The page of a contract, from its schema, its vectors, its rules and its changelog. */
export function contractPage(root, contract) {
  const folder = join(root, "schemas", contract);
  const versions = readdirSync(folder)
    .filter((name) => /^v\d+$/.test(name))
    .sort((a, b) => Number(b.slice(1)) - Number(a.slice(1)));
  const changelog = join(folder, "CHANGELOG.md");
  return [
    `# ${contract}`,
    ...versions.flatMap((version) => versionSections(root, contract, version)),
    ...(existsSync(changelog)
      ? [
          "## Changes",
          readFileSync(changelog, "utf8")
            .replace(/^# .*\n/, "")
            .replace(/^## /gm, "### "),
        ]
      : []),
  ].join("\n\n");
}

/** The names of the contracts, in the order of the alphabet. */
export function contractNames(root) {
  return readdirSync(join(root, "schemas"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, "schemas", entry.name, "v1/schema.json")))
    .map(({ name }) => name)
    .sort();
}

function versionSections(root, contract, version) {
  const json = (file) => JSON.parse(readFileSync(join(root, "schemas", file), "utf8"));
  const ref = `${contract}/${version}`;
  const schema = json(`${ref}/schema.json`);
  const rules = json("rules.json").filter((rule) => rule.contract === ref);
  const tests = json(`${ref}/vectors.json`).flatMap((group) => group.tests);
  return [
    `## ${version}`,
    schema.description,
    `Status: **${json("status.json")[ref].status}**. \`$id\`: \`${schema.$id}\`.`,
    ...objectsOf(schema).flatMap(([title, object]) => [
      `### ${title} (${version})`,
      ...(object === schema || object.description === undefined ? [] : [object.description]),
      ...fieldsTable(object, schema.$defs),
    ]),
    `### Examples (${version})`,
    ...examples(
      "Accepted",
      tests.filter(({ valid }) => valid),
    ),
    ...examples(
      "Refused",
      tests.filter(({ valid }) => !valid),
    ),
    ...(rules.length === 0 ? [] : [`### Rules (${version})`, rulesTable(rules)]),
  ];
}

/** The objects that a schema describes: its own fields, its branches, its definitions, and titled objects within, with their titles. */
function objectsOf(schema) {
  const named = (pointer, part) => [part.title ?? pointer, part];
  const definitions = Object.entries(schema.$defs ?? {});
  const own = [
    ...("properties" in schema ? [named("Fields", schema)] : []),
    ...(schema.oneOf ?? []).filter((part) => "properties" in part).map((part) => named("Branch", part)),
    ...definitions.map(([name, part]) => named(name, part)),
  ];
  const within = [schema, ...definitions.map(([, part]) => part)].flatMap(titledWithin);
  const all = [...own, ...within.map((part) => named("", part))];
  // The same object may be in several places.
  return all.filter(([title], index) => all.findIndex(([first]) => first === title) === index);
}

/** The objects with a title that are written out inside a schema: branches of a field, items of a list. */
function titledWithin({ properties = {}, oneOf = [], items }) {
  const parts = [...Object.values(properties), ...oneOf, ...(items === undefined ? [] : [items])];
  return parts.flatMap((part) => [
    ...(part.title !== undefined && "properties" in part ? [part] : []),
    ...titledWithin(part),
  ]);
}

function fieldsTable({ properties, required = [], oneOf }, definitions = {}) {
  if (properties === undefined) {
    const members = (oneOf ?? []).map(({ title, $ref }) => title ?? typeOf({ $ref }));
    return members.length > 0 ? [`One of: ${members.join(", ")}.`] : [];
  }
  const rows = Object.entries(properties).map(([name, field]) => [
    `\`${name}\``,
    typeOf(field),
    required.includes(name) ? "yes" : "no",
    [
      field.description ?? definitions[typeOf(field)]?.description ?? "",
      ...(field.examples ?? []).slice(0, 1).map((example) => `For example ${inCode(example)}.`),
    ].join("<br>"),
  ]);
  return [table(["field", "type", "required", "meaning"], rows)];
}

function rulesTable(rules) {
  const code = (text) => (text === undefined ? "" : `<code>${breakable(text || "the root")}</code>`);
  return table(
    ["rule", "path", "keyword", "vector"],
    rules.map(({ rule, path, keyword, vector, accepts = "" }) => [
      breakable(rule),
      code(path),
      code(keyword),
      breakable(vector ?? accepts),
    ]),
  );
}

/** Text as HTML in which a line may end between the names of a path and between the words of a name: such words would widen their table. */
function breakable(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replace(/(?<=[\w*][/.]|\w_|[a-z](?=[A-Z]))(?=\w)/g, "<wbr>");
}

/** The first few instances of the vectors, as JSON. */
function examples(title, tests) {
  return tests.slice(0, 3).flatMap(({ description, data, violation }) => {
    const because =
      violation === undefined
        ? ""
        : ` (breaks \`${violation.keyword}\` at \`${violation.path || "the root"}\`)`;
    return [`${title}: ${description}${because}`, `\`\`\`json\n${JSON.stringify(data, null, 2)}\n\`\`\``];
  });
}

/** The type of a field, in a few words. */
function typeOf({ type, const: only, enum: members, $ref, items, oneOf, format, title, properties }) {
  if (title !== undefined && properties !== undefined) return title;
  if (only !== undefined) return inCode(only);
  if (members !== undefined) return members.map(inCode).join(", ");
  if ($ref !== undefined) return $ref.split("/").at(-1);
  if (oneOf !== undefined) return [...new Set(oneOf.map(typeOf))].join(" or ");
  if (type === "array") return `list of ${items === undefined ? "anything" : typeOf(items)}`;
  const named = Array.isArray(type) ? type.join(" or ") : (type ?? "anything");
  return format === undefined ? named : `${named} (${format})`;
}

function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A value as code, shortened: a cell of a table is no place for a whole document. */
function inCode(value) {
  const text = JSON.stringify(value);
  return `\`${(text.length > 120 ? `${text.slice(0, 119)}…` : text).replaceAll("`", "'")}\``;
}
