import type { ApiChange, ApiDiff } from "../openapi/api-diff.js";
import type { Witness } from "../verdict/compatibility-result.js";
import { assertDiff, assertNames } from "./assert-diff.js";
import { changesetWith } from "./changeset-for.js";
import { grid } from "./grid.js";
import { cut, maxRows, maxWitnesses } from "./severity.js";
import { titleOf } from "./title.js";
import { code, fenced, type MarkdownOptions, marks, prose, witnessSentence } from "./to-markdown.js";

/** Maximum number of operations named for a change. */
const maxOperations = 3;

/**
 * Formats the changes of an API as Markdown for a pull request. The most severe come first, with values that show
 * what breaks; parts that were not compared are listed. A long report is shortened and states the number of omitted
 * changes.
 */
export function apiToMarkdown(diff: ApiDiff, options: MarkdownOptions = {}): string {
  assertDiff(diff, "changes", "diffApis");
  const { counts, bump, bumpReason, changes, notCompared } = diff;
  const { shown, rest } = cut(changes, maxRows, "changes");
  const parts = [
    `## ${titleOf(options)}`,
    `**${bump}**: ${prose(bumpReason)}.`,
    grid(Object.keys(counts), [Object.values(counts).map((count) => count.toLocaleString("en-US"))]),
    ...(shown.length === 0 ? [] : [grid(columns, shown.map(row)), ...rest]),
    ...witnesses(changes),
    ...setAside(changes),
    ...(notCompared.length === 0
      ? []
      : ["### not compared", notCompared.map((one) => `- ${prose(one)}`).join("\n")]),
  ];
  return `${parts.join("\n\n")}\n`;
}

const columns = ["verdict", "operation", "where", "what", "change"];

function row(change: ApiChange): readonly string[] {
  const { verdict, name, place, message } = change;
  return [marks[verdict], operationsOf(change), prose(place), prose(message), `\`${name}\``];
}

function operationsOf({ operations }: ApiChange): string {
  if (operations.length === 0) return "all";
  const named = operations.slice(0, maxOperations).map(code).join(", ");
  const left = operations.length - maxOperations;
  return left > 0 ? `${named} and ${left.toLocaleString("en-US")} more` : named;
}

function witnesses(changes: readonly ApiChange[]): readonly string[] {
  const all = changes.filter(({ verdict }) => verdict !== "compatible");
  if (all.length === 0) return [];
  const { shown, rest } = cut(all, maxWitnesses, "breaking or undecided changes");
  return ["### why", ...shown.map((change) => reasonOf(change, change.witness)), ...rest];
}

function setAside(changes: readonly ApiChange[]): readonly string[] {
  const all = changes.filter((change) => change.setAside !== undefined);
  if (all.length === 0) return [];
  const { shown, rest } = cut(all, maxWitnesses, "such changes");
  const lead =
    "Nobody is taken to send a property that the document does not describe. Who cannot rely on it asks for the policy `strict`: by it, these break.";
  return [
    "### set aside by the usual policy",
    lead,
    ...shown.map((change) => reasonOf(change, change.setAside)),
    ...rest,
  ];
}

function reasonOf({ pointer, side, message, reason }: ApiChange, witness: Witness | undefined): string {
  const lead = `- ${code(pointer === "" ? "/" : pointer)}${side === "old" ? " (old)" : ""}: ${prose(message)}`;
  return witness === undefined
    ? `${lead}: ${prose(reason)}`
    : `${lead}: ${witnessSentence(witness)}\n\n${fenced(witness.instance)}`;
}

/**
 * Returns the text of a changeset that bumps packages by the step that a change of an API needs.
 * @param packages the names of the packages that the change reaches
 */
export function changesetForApi(diff: ApiDiff, packages: readonly string[]): string {
  assertDiff(diff, "changes", "diffApis");
  assertNames(packages);
  const { shown, rest } = cut(diff.changes, maxRows, "changes");
  const lines = shown.map(
    ({ verdict, operations, message }) =>
      `- ${verdict}: ${operations.length === 0 ? "" : `\`${operations[0]}\`${operations.length > 1 ? ` and ${operations.length - 1} more` : ""}: `}${message}`,
  );
  return changesetWith(diff.bump, packages, [`${diff.bumpReason}.`, "", ...lines, ...rest]);
}
