import type { ContractLike } from "../../contract/contract-like.js";
import { type Extraction, sortByPosition } from "../../find/found.js";
import { fit } from "../../fit/fit.js";
import { agrees } from "../../node/compare.js";
import { isContainer, type Node } from "../../node/node.js";
import type { Candidate } from "../candidates/candidate.js";
import { contractKeys, hasContractKey } from "../contract-keys.js";
import { isNoAnswer } from "../exclude/placeholder.js";
import { reportedError } from "../exclude/reported-error.js";
import type { ParseInput } from "../parse-input.js";
import { type AcceptedValue, isConsistent } from "./is-consistent.js";
import type { TakenBack } from "./taken-back.js";
import { findTextConflict } from "./text-conflict.js";

/**
 * Returns the offset at which the text around a valid candidate contradicts it; `null` if there is no contradiction.
 * Contradictions are: a bracket followed by a key of the contract with a different value, an object that reports an
 * error, and prose that gives such a key a different boolean, number or enumeration value. A key that is only
 * mentioned, an example or a thinking block is not a contradiction.
 */
export function findConflict(
  candidate: Candidate,
  findings: Extraction,
  { text, context, contract, takenBack }: ParseInput,
): number | null {
  const { value } = candidate;
  const { whole, cut, damaged } = findings;
  const answer: AcceptedValue = { context, value, compared: new Map() };
  const other = reportedError(context.root, findings) ?? droppedAnswer(answer, candidate, contract);
  if (other !== undefined) return other.start;
  // A list has no keys that distinguish a second list from brackets in prose, and an object next to it, such as
  // the line before it in a list of Markdown, may be an item of the same kind.
  if (Array.isArray(value)) {
    const { start, end } = candidate.found;
    const neighbour = whole.find(
      ({ node, ...other }) =>
        node.kind === "object" &&
        /^([\s,;*-]|and|or)+$/.test(text.slice(Math.min(end, other.end), Math.max(start, other.start))),
    );
    if (neighbour) return neighbour.start;
    if (damaged !== null) return damaged;
    if (cut !== null && !agrees(fit(context, cut.node, context.root).value, value)) return cut.start;
  }
  return (
    findValueConflict(answer, candidate, findings, text) ??
    findTextConflictBetween(answer, candidate, findings, text, takenBack)
  );
}

/**
 * Returns the offset of a value that contradicts the answer; `null` if none does. Identical values are compared once.
 */
function findValueConflict(
  answer: AcceptedValue,
  { found: ownValue, node: answered }: Candidate,
  { whole }: Extraction,
  text: string,
): number | null {
  const read = new Set<string>();
  for (const found of whole) {
    const valueText = text.slice(found.start, found.end);
    if (found !== ownValue && read.has(valueText)) continue;
    read.add(valueText);
    if (found !== ownValue && isNoAnswer(found.node, answer.context.root)) continue;
    for (const node of partsOf(found.node, answered)) {
      // A wrapper of the answer has scalars of its own, such as a tool's name.
      const wraps = found === ownValue && node.start <= answered.start && node.end >= answered.end;
      const entry =
        node.kind === "object" &&
        node.entries.find(
          (candidate) => (isContainer(candidate.value) || !wraps) && !isConsistent(answer, candidate),
        );
      if (entry) return found === ownValue ? entry.keyStart : found.start;
    }
  }
  return null;
}

/** Returns the offset at which text between the values and the thinking blocks contradicts the answer. */
function findTextConflictBetween(
  answer: AcceptedValue,
  { found: ownValue }: Candidate,
  { whole, blocks, cut }: Extraction,
  text: string,
  takenBack: TakenBack,
): number | null {
  const { root } = answer.context;
  const values = whole
    .map((found) => ({
      ...found,
      isAnswer: found === ownValue || hasContractKey(root, found.node),
    }))
    .filter(({ isAnswer, node }) => isAnswer || node.kind === ownValue.node.kind);
  const thinking = blocks
    .filter(({ start, open }) => !open || start < ownValue.start)
    .map((block) => ({ ...block, isAnswer: false }));
  const passed = sortByPosition([...values, ...thinking]);
  return (
    findTextConflict(answer, { text, passed, cut: cut?.start ?? null }) ?? takenBack(answer, text, passed)
  );
}

/**
 * Returns a complete answer, other than the candidate, in an entry that was dropped because its key is
 * unknown.
 */
function droppedAnswer(
  { context, value }: AcceptedValue,
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
