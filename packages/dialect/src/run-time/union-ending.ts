import type { CheckError } from "../check/check.js";

/** The branches of a union, as messages describe them. */
export interface Alternatives {
  /** A short, unique name of each branch. */
  readonly names: readonly string[];
  /** The number of properties that each branch requires. */
  readonly requiredCounts: readonly number[];
}

/**
 * The distance from a branch of another type. A value with another type, or another listed value, usually belongs to
 * another branch.
 */
const farTypes = 1_000;
const farValues = 10;

/** Maximum number of alternatives, and of violations of one alternative, that a message lists. */
const maxNearest = 3;
const maxViolations = 3;

/** Maximum number of matching alternatives that a message lists. */
const maxMatching = 4;

/**
 * Maximum length of this part of a message. Branches may contain unions themselves, whose messages contain such a part
 * again.
 */
const maxCharacters = 400;

/**
 * Returns the end of a message about a union: the branches that the value matches; or, if there are none, the branch to
 * which it comes closest, and what it lacks for it.
 * @param violations the violations of each branch; `null` or empty for a branch that the value matches
 * @param base the JSON Pointer of the value
 * @returns the text; empty if no branch is close, or too many are equally close
 */
export function unionEnding(
  alternatives: Alternatives,
  violations: readonly (readonly CheckError[] | null)[],
  base: string,
): string {
  const found = violations.map((errors) => errors ?? []);
  const matching = alternatives.names.filter((_, index) => found[index]?.length === 0);
  return matching.length > 0 ? matchingText(matching) : nearestText(alternatives, found, base);
}

function matchingText(matching: readonly string[]): string {
  const more = matching.length - maxMatching;
  const shown = [...matching.slice(0, maxMatching), ...(more > 0 ? [`${more} more`] : [])];
  const last = shown.pop() ?? "";
  return `. It matches ${shown.length === 1 ? "both " : ""}${shown.join(", ")} and ${last}`;
}

function nearestText(
  { names, requiredCounts }: Alternatives,
  violations: readonly (readonly CheckError[])[],
  base: string,
): string {
  const distances = violations.map((found, index) => distanceOf(found, base, requiredCounts[index] ?? 0));
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

/**
 * Returns how far a value is from a branch: the number of violations. Of equally many, the branch is closer of whose
 * required properties the value has more.
 */
function distanceOf(violations: readonly CheckError[], base: string, requiredCount: number): number {
  const isMissing = ({ keyword, instancePath }: CheckError) =>
    keyword === "required" && instancePath === base;
  const present = requiredCount - violations.filter(isMissing).length;
  return violations.reduce(
    (sum, { instancePath, keyword }) => {
      if (keyword === "type" && instancePath === base) return sum + farTypes;
      return sum + (keyword === "const" || keyword === "enum" ? farValues : 1);
    },
    1 / (2 + present),
  );
}

function listed(violations: readonly CheckError[], base: string): string {
  const shown = violations
    .slice(0, maxViolations)
    .map(({ instancePath, message = "" }) => `${instancePath.slice(base.length)} ${message}`.trim());
  const more = violations.length - maxViolations;
  return `${shown.join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
}
