import type { ContractLike, Violation } from "../../contract/contract-like.js";
import type { ExtractedValue } from "../../find/found.js";
import { fit } from "../../fit/fit.js";
import { type Coercion, type FitContext, repairOf } from "../../fit/fit-context.js";
import type { Node } from "../../node/node.js";
import type { Repair } from "../../result/parse-result.js";
import { maxWrappers, unwrapped } from "./unwrap.js";

/** A value found in the text, coerced to the contract, with the violations that remain. */
export interface Candidate extends Readonly<Coercion> {
  readonly violations: readonly Violation[];
  readonly found: ExtractedValue;
  /** The part of the extracted value that was read, without its wrappers. */
  readonly node: Node;
}

/** Reads a found value unchanged or, if that breaks the contract, without its wrappers. */
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

/** Whether a candidate is valid and not an object unrelated to the contract. */
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
