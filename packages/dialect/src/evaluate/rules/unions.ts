import type { CheckError } from "../../check/check.js";
import { errorBranchSelector } from "../../discriminated-union/select-error-branch.js";
import { unionEnding } from "../../run-time/union-ending.js";
import { unionWords } from "../../violations/union-words.js";
import { Evaluated } from "../evaluated.js";
import { type CompiledSchema, type Compiling, holds, type KeywordRule } from "../node-check.js";
import { ViolationCollector } from "../violation-collector.js";
import { selectedNode } from "./selected-node.js";

type Keyword = "anyOf" | "oneOf";

/**
 * The rules for `anyOf` and `oneOf`. If the value was clearly intended for one branch, the violations of that branch
 * are reported. Otherwise there is one violation that lists the branches. It also says what the value lacks for the
 * nearest branch, or which two branches it matches.
 */
export const unionRules = (["anyOf", "oneOf"] as const).map(
  (keyword): KeywordRule =>
    (schema, compiling) => {
      const branches = schema[keyword];
      if (!Array.isArray(branches)) return null;
      const nodes = branches.map((branch) => compiling.node(branch));
      const most = keyword === "oneOf" ? 1 : nodes.length;
      const refuse = refusal(keyword, branches, nodes, compiling);
      const select = selectedNode(branches, nodes, compiling.root);
      const enough = keyword === "oneOf" ? 2 : 1;
      const count = (value: unknown): number =>
        select === null ? countUpTo(enough, nodes, value) : countSelected(select(value), value);
      return (value, report, seen) => {
        const matching = seen === null ? count(value) : countAll(nodes, value, seen);
        if (matching > 0 && matching <= most) return true;
        return report === null ? false : refuse(value, report, matching > 0);
      };
    },
);

function countSelected(node: CompiledSchema | null, value: unknown): number {
  return node !== null && holds(node, value, null, null) ? 1 : 0;
}

/** Returns the number of branches that match, counted up to `enough`. */
function countUpTo(enough: number, nodes: readonly CompiledSchema[], value: unknown): number {
  let count = 0;
  for (const node of nodes) if (holds(node, value, null, null) && ++count >= enough) break;
  return count;
}

/**
 * Returns the number of branches that match. All branches are checked, because the parts that they evaluate must be
 * recorded.
 */
function countAll(nodes: readonly CompiledSchema[], value: unknown, seen: Evaluated): number {
  let count = 0;
  for (const node of nodes) {
    const own = new Evaluated();
    if (!holds(node, value, null, own)) continue;
    count += 1;
    seen.add(own);
  }
  return count;
}

type Refusal = (value: unknown, report: ViolationCollector, matchesSeveral: boolean) => boolean;

/**
 * Returns a function that reports the violation of a union. It inspects the schema only when a value first violates
 * it.
 */
function refusal(
  keyword: Keyword,
  branches: readonly unknown[],
  nodes: readonly CompiledSchema[],
  { root, node }: Compiling,
): Refusal {
  const read = () => ({
    ...unionWords(keyword, branches, root),
    select: errorBranchSelector(branches, root),
  });
  let known: ReturnType<typeof read> | undefined;
  return (value, report, matchesSeveral) => {
    known ??= read();
    const { message, select } = known;
    const meant = matchesSeveral ? null : select(value);
    const blamed =
      meant?.kind === "wrong" ? node(meant.schema) : meant?.kind === "branch" && nodes[meant.index];
    if (blamed) return holds(blamed, value, report, null);
    const violations = violationsOf(nodes, value, report.pointer);
    return report.add(keyword, message + unionEnding(known, violations, report.pointer));
  };
}

function violationsOf(
  nodes: readonly CompiledSchema[],
  value: unknown,
  pointer: string,
): readonly (readonly CheckError[])[] {
  return nodes.map((node) => {
    const found = new ViolationCollector(pointer);
    holds(node, value, found, null);
    return found.errors;
  });
}
