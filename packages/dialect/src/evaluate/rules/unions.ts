import type { CheckError } from "../../check/check.js";
import { selectErrorBranch } from "../../discriminated-union/select-error-branch.js";
import { nearestBranch } from "../../violations/nearest-branch.js";
import { unionWords } from "../../violations/union-words.js";
import { words } from "../../violations/words.js";
import { Evaluated } from "../evaluated.js";
import { type NodeCheck, type Path, pointerOf, type Rule, violated } from "../node-check.js";

/**
 * The rules `anyOf` and `oneOf`. If one branch was clearly intended, its violations are those of the union. Otherwise
 * one violation names the alternatives, and either what the value lacks for the nearest, or the two that it matches.
 */
export const unionRules = (["anyOf", "oneOf"] as const).map(
  (keyword): Rule =>
    (schema, compiling) => {
      const branches = schema[keyword];
      if (!Array.isArray(branches)) return null;
      const checks = branches.map((branch) => compiling.check(branch));
      const most = keyword === "oneOf" ? 1 : Number.POSITIVE_INFINITY;
      const blamed = (value: unknown): NodeCheck | null => {
        const meant = selectErrorBranch(branches, value, compiling.root);
        if (meant.kind === "wrong") return compiling.check(meant.schema);
        return meant.kind === "branch" ? (checks[meant.index] ?? null) : null;
      };
      return (value, path, report, seen) => {
        const matching = countMatching(checks, value, seen, keyword === "oneOf" ? 2 : 1);
        if (matching > 0 && matching <= most) return true;
        const check = report === null || matching > 0 ? null : blamed(value);
        if (check !== null) return check(value, path, report, null);
        return violated(report, path, keyword, () => {
          const { message, names } = unionWords(keyword, branches);
          return message + (matching > 0 ? bothMatched : nearest)(names, checks, value, path);
        });
      };
    },
);

type Ending = (
  names: readonly string[],
  checks: readonly NodeCheck[],
  value: unknown,
  path: Path | null,
) => string;

const bothMatched: Ending = (names, checks, value) => {
  const [one = "", other = ""] = names.filter((_, index) => checks[index]?.(value, null, null, null));
  return words.matchesBoth(one, other);
};

const nearest: Ending = (names, checks, value, path) => {
  const violations = checks.map((check) => {
    const found: CheckError[] = [];
    check(value, path, found, null);
    return found;
  });
  return nearestBranch(names, violations, pointerOf(path));
};

/** The number of branches that match, counted up to `enough` unless all must run to record what they evaluate. */
function countMatching(
  checks: readonly NodeCheck[],
  value: unknown,
  seen: Evaluated | null,
  enough: number,
): number {
  let count = 0;
  for (const check of checks) {
    const own = seen === null ? null : new Evaluated();
    if (!check(value, null, null, own)) continue;
    count += 1;
    if (own !== null) seen?.add(own);
    else if (count >= enough) return count;
  }
  return count;
}
