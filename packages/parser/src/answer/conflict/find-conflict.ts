import type { ContractLike } from "../../contract/contract-like.js";
import { type Extraction, inOrder } from "../../find/found.js";
import { fit } from "../../fit/fit.js";
import { agrees } from "../../node/compare.js";
import { isContainer, type Node } from "../../node/node.js";
import type { Candidate } from "../candidates/candidate.js";
import { contractKeys, hasContractKey } from "../contract-keys.js";
import { isNoAnswer } from "../exclude/placeholder.js";
import { reportedError } from "../exclude/reported-error.js";
import type { Task } from "../parse-input.js";
import { type Answer, isConsistent } from "./is-consistent.js";
import { takenBack } from "./second-thoughts.js";
import { findTextConflict } from "./text-conflict.js";

/**
 * Returns where the text around a valid candidate contradicts it, or `null`. Three things contradict it: a
 * bracket followed by a key of the contract with a different value, an object that reports an error, and
 * prose that gives such a key another boolean, number or member of its enumeration. A key that is only
 * mentioned does not count, nor do examples and thinking blocks.
 */
export function contradiction(
  candidate: Candidate,
  findings: Extraction,
  { text, context, contract }: Task,
): number | null {
  const { value } = candidate;
  const { whole, cut, damaged } = findings;
  const answer: Answer = { context, value, compared: new Map() };
  const other = reportedError(context.root, findings) ?? droppedAnswer(answer, candidate, contract);
  if (other !== undefined) return other.start;
  // A list has no keys that distinguish a second list from brackets in prose, and an object in the text may
  // be an item of the same kind.
  if (Array.isArray(value)) {
    const { start, end } = candidate.found;
    const beside = whole.find(
      ({ node, ...other }) =>
        node.kind === "object" &&
        /^[\s,]+$/.test(text.slice(Math.min(end, other.end), Math.max(start, other.start))),
    );
    if (beside) return beside.start;
    if (damaged !== null) return damaged;
    if (cut !== null && !agrees(fit(context, cut.node, context.root).value, value)) return cut.start;
  }
  return (
    valuesAgainst(answer, candidate, findings, text) ?? stretchesAgainst(answer, candidate, findings, text)
  );
}

/** Returns where a value in the text contradicts the answer. Identical values are compared once. */
function valuesAgainst(
  answer: Answer,
  { found: own, node: answered }: Candidate,
  { whole }: Extraction,
  text: string,
): number | null {
  const read = new Set<string>();
  for (const found of whole) {
    const words = text.slice(found.start, found.end);
    if (found !== own && read.has(words)) continue;
    read.add(words);
    if (found !== own && isNoAnswer(found.node, answer.context.root)) continue;
    for (const node of partsOf(found.node, answered)) {
      // A wrapper of the answer has scalars of its own, such as a tool's name.
      const wraps = found === own && node.start <= answered.start && node.end >= answered.end;
      const entry =
        node.kind === "object" &&
        node.entries.find(
          (candidate) => (isContainer(candidate.value) || !wraps) && !isConsistent(answer, candidate),
        );
      if (entry) return found === own ? entry.keyStart : found.start;
    }
  }
  return null;
}

/** Returns where text between the values and the thinking blocks contradicts the answer. */
function stretchesAgainst(
  answer: Answer,
  { found: own }: Candidate,
  { whole, blocks, cut }: Extraction,
  text: string,
): number | null {
  const { root } = answer.context;
  const values = whole
    .map((found) => ({
      ...found,
      isAnswer: found === own || hasContractKey(root, found.node),
    }))
    .filter(({ isAnswer, node }) => isAnswer || node.kind === own.node.kind);
  const thinking = blocks
    .filter(({ start, open }) => !open || start < own.start)
    .map((block) => ({ ...block, isAnswer: false }));
  const passed = inOrder([...values, ...thinking]);
  return (
    findTextConflict(answer, { text, passed, cut: cut?.start ?? null }) ?? takenBack(answer, text, passed)
  );
}

/**
 * Returns a complete answer, other than the candidate, in an entry that was dropped because its key is
 * unknown.
 */
function droppedAnswer(
  { context, value }: Answer,
  { node }: Candidate,
  contract: ContractLike,
): Node | undefined {
  const { root } = context;
  const parts = node.entries
    .filter(({ key }) => node.kind === "object" && contractKeys(root)(key) === null)
    .flatMap((entry) => [...partsOf(entry.value)]);
  return parts.find((part) => {
    if (!isContainer(part)) return false;
    const other = fit(context, part, root);
    return (
      other.misfits === 0 &&
      !other.foreign &&
      contract.validate(other.value).length === 0 &&
      !agrees(other.value, value)
    );
  });
}

/** Yields a value and all its parts, except one. */
function* partsOf(node: Node, but?: Node): Generator<Node> {
  if (node === but) return;
  yield node;
  for (const { value } of node.entries) yield* partsOf(value, but);
}
