import type { Change, SchemaDiff } from "../schema-diff.js";
import type { Bump } from "../verdict/bump.js";
import { assertDiff, assertNames } from "./assert-diff.js";

/**
 * Returns the text of a changeset (a file of `.changeset/`) that bumps packages as a diff requires and describes the
 * changes to their users. Without packages or changes, it is an empty changeset, which bumps nothing.
 * @param packages the names of the packages that the change reaches
 * @example
 * ```ts
 * changesetFor(diff, ["@concordat/contracts"]);
 * // ---
 * // "@concordat/contracts": major
 * // ---
 * //
 * // Values that the old schema accepts may be refused (backward: breaking).
 * //
 * // - /maxLength: maxLength was 9, is 5
 * ```
 */
export function changesetFor(diff: SchemaDiff, packages: readonly string[]): string {
  assertDiff(diff, "changes", "diffSchemas");
  assertNames(packages);
  return changesetWith(diff.bump, packages, [sentence(diff), "", ...diff.changes.map(lineOf)]);
}

/** Returns a changeset that bumps packages, with these lines for their users; an empty one if nothing changes. */
export function changesetWith(bump: Bump, packages: readonly string[], lines: readonly string[]): string {
  if (bump === "none" || packages.length === 0) return "---\n---\n";
  const head = packages.map((name) => `${JSON.stringify(name)}: ${bump}`);
  return `${["---", ...head, "---", "", ...lines].join("\n")}\n`;
}

function sentence({ backward, forward, wire }: SchemaDiff): string {
  if (backward.verdict === "breaking") return "Values that the old schema accepts may be refused.";
  if (backward.verdict === "undecided")
    return "It is not known whether every value that the old schema accepts is still accepted.";
  if (forward.verdict !== "compatible")
    return "Every value that the old schema accepts is still accepted, and others may be.";
  return wire === "same" || wire === "wording"
    ? "The schema accepts what it accepted."
    : "The schema accepts what it accepted, written differently.";
}

function lineOf({ pointer, message, backward }: Change): string {
  const shown =
    backward.verdict === "breaking" ? `, so \`${JSON.stringify(backward.witness.instance)}\` is refused` : "";
  return `- ${pointer === "" ? "" : `\`${pointer}\`: `}${message}${shown}`;
}
