import type { DefinitionDiff, DefinitionsDiff } from "../definitions/definitions-diff.js";
import { assertDiff, assertNames } from "./assert-diff.js";
import { changesetWith } from "./changeset-for.js";

/**
 * Returns the text of a changeset that bumps packages as a diff of collections requires, with a line for each changed
 * definition. Without packages or differences, it is an empty changeset, which bumps nothing.
 * @param packages the names of the packages that the change reaches
 */
export function changesetForDefinitions(diff: DefinitionsDiff, packages: readonly string[]): string {
  assertDiff(diff, "definitions", "diffDefinitions");
  assertNames(packages);
  const { added, removed, renamed, breaking, undecided } = diff.counts;
  const sentence = `Definitions: ${added} added, ${removed} removed, ${renamed} renamed, ${breaking} breaking, ${undecided} undecided.`;
  return changesetWith(diff.bump, packages, [sentence, "", ...diff.definitions.flatMap(lineOf)]);
}

function lineOf(definition: DefinitionDiff): readonly string[] {
  const name = `\`${definition.name}\``;
  switch (definition.state) {
    case "unchanged":
      return [];
    case "changed": {
      const count = definition.diff.changes.length;
      const changes = count === 1 ? "1 change" : `${count} changes`;
      return [`- ${name}: ${changes}, backward ${definition.diff.backward.verdict}`];
    }
    case "renamed":
      return [`- ${name} is now called \`${definition.newName}\``];
    default:
      return [`- ${name} was ${definition.state}`];
  }
}
