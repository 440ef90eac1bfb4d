import type { Change, SchemaDiff } from "../schema-diff.js";
import type { CompatibilityResult, DirectionName, Witness } from "../verdict/compatibility-result.js";
import { assertDiff } from "./assert-diff.js";
import { bySeverity, cut, maxRows, maxWitnesses, maxWitnessLines, worstOf } from "./severity.js";
import { titleOf } from "./title.js";

/** Options for writing a comparison as Markdown. */
export interface MarkdownOptions {
  /** The heading. Default: `Schema changes`. */
  readonly title?: string;
}

/** Verdicts as displayed. */
export const marks: Readonly<Record<CompatibilityResult["verdict"], string>> = {
  compatible: "✅ compatible",
  breaking: "❌ breaking",
  undecided: "❔ undecided",
};

const directions: readonly (readonly [DirectionName, meaning: string])[] = [
  ["backward", "old values, read under the new schema"],
  ["forward", "new values, read under the old schema"],
];

/**
 * Returns a diff as Markdown for a pull request: the verdicts, a table of the changes, and for each breaking change
 * the instance that shows it.
 */
export function toMarkdown(diff: SchemaDiff, options: MarkdownOptions = {}): string {
  assertDiff(diff, "changes", "diffSchemas");
  const title = titleOf(options);
  const parts = [`## ${title}`, summary(diff), ...changesTable(diff.changes), ...details(diff, "###")];
  return `${parts.join("\n\n")}\n`;
}

function summary(diff: SchemaDiff): string {
  const verdicts = directions.map(
    ([name, meaning]) => `| ${name} | ${meaning} | ${marks[diff[name].verdict]} |`,
  );
  return [
    `**${diff.bump}**: ${prose(diff.bumpReason)}.`,
    "",
    "| direction | | verdict |",
    "| --- | --- | --- |",
    ...verdicts,
    `| wire | what a model is asked for | ${diff.wire} |`,
  ].join("\n");
}

/** Returns a table of changes, most severe first; empty if there are none. */
export function changesTable(changes: readonly Change[]): readonly string[] {
  if (changes.length === 0) return [];
  const sorted = bySeverity(changes, ({ backward, forward }) => worstOf([backward.verdict, forward.verdict]));
  const { shown, rest } = cut(sorted, maxRows, "changes");
  const rows = shown.map(
    ({ name, side, pointer, message, backward, forward, wire }) =>
      `| \`${name}\` | ${code(pointer === "" ? "(root)" : pointer)}${side === "old" ? " (old)" : ""} | ${prose(message)} | ${marks[backward.verdict]} | ${marks[forward.verdict]} | ${wire} |`,
  );
  return [
    [
      "| change | where | what | backward | forward | wire |",
      "| --- | --- | --- | --- | --- | --- |",
      ...rows,
    ].join("\n"),
    ...rest,
  ];
}

/** Returns the breaking and undecided changes, with their instances, under headings of this level. */
export function details(diff: SchemaDiff, heading: string): readonly string[] {
  const broken = directions.flatMap(([direction]) => {
    const broken = diff.changes.filter((change) => change[direction].verdict !== "compatible");
    const sorted = bySeverity(broken, (change) => change[direction].verdict);
    const { shown: first, rest } = cut(sorted, maxWitnesses, "changes with a verdict of their own");
    const shown = first.map((change) => detail(placeOf(change), change[direction]));
    const whole =
      shown.length > 0 || diff[direction].verdict === "compatible"
        ? []
        : [detail("all changes together", diff[direction])];
    const all = [...shown, ...rest, ...whole];
    return all.length === 0 ? [] : [`${heading} ${direction}`, ...all];
  });
  return [...broken, ...setAside(diff, heading)];
}

/** Changes that are compatible only by the usual policy, each with a value that would break. */
function setAside(diff: SchemaDiff, heading: string): readonly string[] {
  const all = directions.flatMap(([direction]) =>
    diff.changes.flatMap((change): string[] => {
      const judgement = change[direction];
      if (judgement.verdict !== "compatible" || judgement.setAside === undefined) return [];
      return [
        `- ${placeOf(change)}: ${witnessSentence(judgement.setAside)}\n\n${fenced(judgement.setAside.instance)}`,
      ];
    }),
  );
  if (all.length === 0) return [];
  const { shown, rest } = cut(all, maxWitnesses, "such changes");
  const lead =
    "Values are taken to have no property that their own schema does not describe. Who cannot rely on it asks for the policy `strict`: by it, these break.";
  return [`${heading} set aside by the usual policy`, lead, ...shown, ...rest];
}

function placeOf({ name, pointer }: Change): string {
  return `\`${name}\` at ${code(pointer)}`;
}

function detail(what: string, judgement: CompatibilityResult): string {
  if (judgement.verdict !== "breaking")
    return `- ${what}: ${marks[judgement.verdict]}: ${prose(judgement.reason)}`;
  return `- ${what}: ${witnessSentence(judgement.witness)}\n\n${fenced(judgement.witness.instance)}`;
}

/** Describes in a sentence how a witness proves a change to be breaking. */
export function witnessSentence({ acceptedBy, refusal }: Witness): string {
  const other = acceptedBy === "old" ? "new" : "old";
  return `the ${acceptedBy} schema accepts this, the ${other} one refuses it (${prose(refusal)})`;
}

/** Returns a value as JSON, indented below a list item. */
export function fenced(instance: unknown): string {
  const lines = JSON.stringify(instance, null, 2).split("\n");
  const left = lines.length - maxWitnessLines;
  const json = left <= 0 ? lines : [...lines.slice(0, maxWitnessLines), `… and ${left} more lines`];
  return ["  ```json", ...json.map((line) => `  ${line}`), "  ```"].join("\n");
}

/** Returns a text as inline code, even if it contains backticks. */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const marks = "`".repeat(longest + 1);
  const padding = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return text === "" ? "the root" : `${marks}${padding}${cell(text)}${padding}${marks}`;
}

/** Escapes a text for a table cell on one line. */
function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\r?\n/g, " ");
}

/** Characters that Markdown, HTML or a forge would interpret: markup, links, and mentions of users. */
const acting = /[&<>@*`]|\](?=[([:])/g;

/** Escapes a sentence that may contain names from a schema, so that Markdown does not interpret them. */
export function prose(text: string): string {
  return cell(text).replaceAll(acting, (character) => `&#${character.codePointAt(0)};`);
}
