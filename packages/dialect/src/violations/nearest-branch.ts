import type { CheckError } from "../check/check.js";

/**
 * The distance from a branch of another type. A value with another type, or another listed value, usually belongs to
 * another branch.
 */
const farTypes = 1_000;
const farValues = 10;

/** Maximum number of alternatives, and of violations of one alternative, that a message lists. */
const maxNearest = 3;
const maxViolations = 3;

/**
 * Maximum length of this part of a message. Branches may contain unions themselves, whose messages contain such a part
 * again.
 */
const maxCharacters = 400;

/**
 * Returns the end of a message about a union: the branch to which the value comes closest, and what the value lacks for
 * it.
 * @param names a short description of each branch
 * @param violations the violations of each branch, in the same order
 * @param base the JSON Pointer of the value
 * @returns the text; empty if no branch is close, or too many are equally close
 */
export function nearestBranch(
  names: readonly string[],
  violations: readonly (readonly CheckError[])[],
  base: string,
): string {
  const distances = violations.map((found) => distanceOf(found, base));
  const least = Math.min(...distances);
  const nearest = names.filter((_, index) => distances[index] === least);
  if (
    least >= farTypes ||
    nearest.length > maxNearest ||
    (nearest.length > 1 && nearest.length === names.length && saidByNames(names))
  )
    return "";
  const parts = names.flatMap((name, index) =>
    distances[index] === least ? [`${name}: ${listed(violations[index] ?? [], base)}`] : [],
  );
  const ending = `. Nearest ${parts.length === 1 ? "is" : "are"} ${parts.join("; and ")}`;
  return ending.length <= maxCharacters ? ending : `${ending.slice(0, maxCharacters - 1)}…`;
}

/**
 * Whether the branches are named by the properties that they require. Their names then already say what a value lacks.
 */
function saidByNames(names: readonly string[]): boolean {
  return names.every((name) => name.startsWith("'"));
}

function distanceOf(violations: readonly CheckError[], base: string): number {
  return violations.reduce((sum, { instancePath, keyword }) => {
    if (keyword === "type" && instancePath === base) return sum + farTypes;
    return sum + (keyword === "const" || keyword === "enum" ? farValues : 1);
  }, 0);
}

function listed(violations: readonly CheckError[], base: string): string {
  const shown = violations
    .slice(0, maxViolations)
    .map(({ instancePath, message = "" }) => `${instancePath.slice(base.length)} ${message}`.trim());
  const more = violations.length - maxViolations;
  return `${shown.join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
}
