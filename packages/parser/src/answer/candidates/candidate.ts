import type { ContractLike, Violation } from "../../contract/contract-like.js";
import type { ExtractedValue } from "../../find/found.js";
import { fit } from "../../fit/fit.js";
import { type Coercion, type FitContext, repairOf } from "../../fit/fit-context.js";
import type { Node } from "../../node/node.js";
import type { Repair } from "../../result/parse-result.js";
import { maxWrappers, unwrapped } from "./unwrap.js";

/** A value that was found, read as the contract describes it, and what the contract says of it. */
export interface Candidate extends Readonly<Coercion> {
  readonly violations: readonly Violation[];
  readonly found: ExtractedValue;
  /** The part of it that was read: without what it is wrapped in. */
  readonly node: Node;
}

/** Reads a found value as it stands or, where that breaks the contract, without what it is wrapped in. */
export function readFound(context: FitContext, contract: ContractLike, found: ExtractedValue): Candidate {
  let { node } = found;
  let best = judged(context, contract, node, found, found.repairs);
  const wrappers: Repair[] = [];
  for (let depth = 0; depth < maxWrappers && !isAnswer(best); depth++) {
    const inner = unwrapped(context, node);
    if (inner === null) break;
    node = inner.node;
    wrappers.push(repairOf(inner.name, found.start, found));
    const candidate = judged(context, contract, node, found, [...wrappers, ...found.repairs]);
    if (isAnswer(candidate) || candidate.misfits < best.misfits) best = candidate;
  }
  return best;
}

/** Whether a candidate keeps the contract, and is not an object that has nothing to do with it. */
function isAnswer({ violations, foreign }: Candidate): boolean {
  return violations.length === 0 && !foreign;
}

function judged(
  context: FitContext,
  contract: ContractLike,
  node: Node,
  found: ExtractedValue,
  before: readonly Repair[],
): Candidate {
  const read = fit(context, node, context.root);
  const violations = contract.validate(read.value);
  const value = violations.length === 0 ? contract.fillDefaults(read.value as never) : read.value;
  return { ...read, value, violations, repairs: [...before, ...read.repairs], found, node };
}
