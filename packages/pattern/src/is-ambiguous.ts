import { type CharSet, intersection, union } from "./char-set.js";
import type { PatternNode } from "./pattern-node.js";

/**
 * Whether a backtracking engine may try a text in very many ways: a repetition inside a repetition, or two beside each
 * other, that can share the same characters. Errs on the side of yes.
 */
export function isAmbiguous(pattern: PatternNode): boolean {
  switch (pattern.kind) {
    case "sequence":
      return pattern.items.some(isAmbiguous) || neighboursShare(pattern.items);
    case "choice":
      return pattern.items.some(isAmbiguous);
    case "repeat":
      return isAmbiguous(pattern.item) || (pattern.most > 1 && repeatsWithin(pattern.item));
    case "look-ahead":
      return isAmbiguous(pattern.item);
    default:
      return false;
  }
}

/** A repeated group that holds a repetition, and may begin again with what that repetition reads. */
function repeatsWithin(item: PatternNode): boolean {
  return overlap(loopsIn(item), firstChars(item)) || (item.kind === "choice" && branchesShare(item.items));
}

function branchesShare(branches: readonly PatternNode[]): boolean {
  return branches.some((branch, index) =>
    branches.slice(index + 1).some((other) => overlap(firstChars(branch), firstChars(other))),
  );
}

/** A repetition that is followed, perhaps after what may be left out, by another that reads the same characters. */
function neighboursShare(items: readonly PatternNode[]): boolean {
  return items.some((item, index) => {
    const loop = loopsIn(item);
    if (loop.length === 0) return false;
    for (const next of items.slice(index + 1)) {
      if (overlap(loop, loopsIn(next)) && overlap(loop, firstChars(next))) return true;
      if (!mayBeEmpty(next)) return false;
    }
    return false;
  });
}

/** The characters that repetitions without an end in a pattern read. */
function loopsIn(node: PatternNode): CharSet {
  if (node.kind === "sequence" || node.kind === "choice") return union(...node.items.map(loopsIn));
  if (node.kind !== "repeat") return [];
  return node.most > manyTimes ? charsIn(node.item) : loopsIn(node.item);
}

/** A repetition of more than these many is as bad as one without an end. */
const manyTimes = 20;

function charsIn(node: PatternNode): CharSet {
  if (node.kind === "char") return node.set;
  if (node.kind === "repeat") return charsIn(node.item);
  return node.kind === "sequence" || node.kind === "choice" ? union(...node.items.map(charsIn)) : [];
}

function firstChars(node: PatternNode): CharSet {
  if (node.kind === "char") return node.set;
  if (node.kind === "choice") return union(...node.items.map(firstChars));
  if (node.kind === "repeat") return firstChars(node.item);
  if (node.kind !== "sequence") return [];
  const end = node.items.findIndex((item) => !mayBeEmpty(item));
  return union(...node.items.slice(0, end < 0 ? undefined : end + 1).map(firstChars));
}

function mayBeEmpty(node: PatternNode): boolean {
  if (node.kind === "char") return false;
  if (node.kind === "repeat") return node.least === 0 || mayBeEmpty(node.item);
  if (node.kind === "sequence") return node.items.every(mayBeEmpty);
  return node.kind !== "choice" || node.items.some(mayBeEmpty);
}

function overlap(left: CharSet, right: CharSet): boolean {
  return intersection(left, right).length > 0;
}
