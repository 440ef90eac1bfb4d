import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The page of the repairs: for each, when it applies, why it is safe, a text that is read and one that is left alone. */
export function repairsPage(root, repairs) {
  const sections = Object.entries(repairs).flatMap(([name, { when, safe }]) => [
    `## ${name}`,
    `${escaped(when)} **Why it is safe:** ${escaped(safe)}`,
    ...casesOf(root, name),
  ]);
  return [
    "# Repairs",
    "A text that is not strict JSON is read anyway if exactly one interpretation is possible. These are all the ways in which that " +
      "happens; each can be switched off by its name. The examples are among the parser's own tests.",
    ...sections,
  ].join("\n\n");
}

/** Returns a case that the repair reads, and one that stays refused although it looks alike. */
function casesOf(root, name) {
  const file = join(root, "packages/parser/src/repairs", name, "cases.json");
  if (!existsSync(file)) return [];
  const cases = JSON.parse(readFileSync(file, "utf8")).filter(({ options }) => options === undefined);
  const read = cases.find(({ expect, repairs = [] }) => expect.state === "valid" && repairs.includes(name));
  const refused = cases.find(({ expect }) => expect.state === "unreadable");
  return [
    ...(read === undefined
      ? []
      : [
          `Read, ${read.title}:`,
          block(read.text),
          "as",
          block(JSON.stringify(read.expect.value, null, 2), "json"),
        ]),
    ...(refused === undefined
      ? []
      : [`Refused, ${refused.title} (\`${refused.expect.reason ?? "unreadable"}\`):`, block(refused.text)]),
  ];
}

/** Fenced by more backticks than the text holds in a row. */
function block(text = "null", language = "text") {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = "`".repeat(longest + 1);
  return `${marks}${language}\n${text}\n${marks}`;
}

/** Prose in which brackets, stars and backslashes mean themselves. */
function escaped(text) {
  return text.replace(/[\\<>[\]*_|`]/g, "\\$&");
}
