import type { DefinitionDiff, DefinitionsDiff } from "../definitions/definitions-diff.js";
import type { Change, SchemaDiff } from "../schema-diff.js";
import type { Verdict } from "../verdict/compatibility-result.js";
import { assertDiff } from "./assert-diff.js";
import { grid } from "./grid.js";
import { bySeverity, cut, maxRows } from "./severity.js";
import { titleOf } from "./title.js";
import { changesTable, code, details, type MarkdownOptions, marks, prose } from "./to-markdown.js";

/**
 * Formats the diff of a collection as Markdown for a pull request: the number of new, removed, breaking and unchanged
 * definitions, a table of the changed ones, and the changes of each, with instances that show the breaks. A
 * definition that several others refer to is shown once, in its own section.
 */
export function definitionsToMarkdown(diff: DefinitionsDiff, options: MarkdownOptions = {}): string {
  assertDiff(diff, "definitions", "diffDefinitions");
  const title = titleOf(options);
  const { counts, bump, bumpReason, definitions } = diff;
  const different = bySeverity(
    definitions.filter(({ state }) => state !== "unchanged"),
    severityOf,
  );
  const { shown, rest } = cut(different, maxRows, "definitions");
  const names = Object.keys(counts);
  const parts = [
    `## ${title}`,
    `**${bump}**: ${prose(bumpReason)}.`,
    grid(names, [Object.values(counts).map(String)]),
    ...(different.length === 0 ? [] : [grid(columns, shown.map(row)), ...rest]),
    ...shown.flatMap((definition) => section(definition, different)),
  ];
  return `${parts.join("\n\n")}\n`;
}

function severityOf(definition: DefinitionDiff): Verdict {
  switch (definition.state) {
    case "changed":
      return definition.diff.backward.verdict;
    case "renamed":
    case "removed":
      return "breaking";
    default:
      return "compatible";
  }
}

const columns = ["definition", "what", "backward", "forward", "changes"];

function row(definition: DefinitionDiff): readonly string[] {
  const name = code(definition.name);
  switch (definition.state) {
    case "changed":
      return [name, "changed", ...verdicts(definition.diff)];
    case "renamed":
      return [name, `❌ now probably ${code(definition.newName)}`, ...verdicts(definition.diff)];
    case "removed":
      return [name, "❌ removed", "", "", ""];
    default:
      return [name, definition.state, "", "", ""];
  }
}

function verdicts({ backward, forward, changes }: SchemaDiff): readonly string[] {
  return [marks[backward.verdict], marks[forward.verdict], String(changes.length)];
}

/**
 * Formats the changes in a definition itself. Definitions to which it refers have sections of their own, if they are
 * shown.
 */
function section(definition: DefinitionDiff, shown: readonly DefinitionDiff[]): readonly string[] {
  if (definition.state !== "changed" && definition.state !== "renamed") return [];
  const { diff, name } = definition;
  const elsewhere = (change: Change): DefinitionDiff | undefined =>
    shown.find((other) => other.name !== name && isWithin(change.pointer, other));
  const own = diff.changes.filter((change) => elsewhere(change) === undefined);
  const through = [...new Set(diff.changes.flatMap((change) => elsewhere(change)?.name ?? []))];
  const sentence = `It refers to what changed: ${through.map(code).join(", ")}.`;
  // A definition without direct changes is fully described by its references.
  const body = own.length === 0 ? [] : [...changesTable(own), ...details({ ...diff, changes: own }, "####")];
  return [`### ${code(name)}`, ...(through.length === 0 ? [] : [sentence]), ...body];
}

function isWithin(pointer: string, definition: DefinitionDiff): boolean {
  const places =
    "newPointer" in definition ? [definition.pointer, definition.newPointer] : [definition.pointer];
  return definition.state === "changed" || definition.state === "renamed"
    ? places.some((place) => pointer === place || pointer.startsWith(`${place}/`))
    : false;
}
