import type { ContractLike, Violation } from "../contract/contract-like.js";
import type { Found } from "../find/found.js";
import { fit } from "../fit/fit.js";
import type { Doubt, FitContext, Place } from "../fit/fit-context.js";
import type { Node } from "../node/node.js";
import type { LocatedViolation, Repair } from "../result/parse-result.js";
import { maxWrappers, unwrapped, withAllProperties } from "./unwrap.js";

/** A value that was found, read as the contract describes it, and what the contract says of it. */
export interface Reading {
  readonly value: unknown;
  readonly violations: readonly Violation[];
  readonly place: Place;
  readonly repairs: readonly Repair[];
  readonly misfits: number;
  readonly doubt: Doubt | null;
  readonly foreign: boolean;
  readonly found: Found;
}

/** Reads a found value as it stands or, where that breaks the contract, without what it is wrapped in. */
export function readFound(context: FitContext, contract: ContractLike, found: Found): Reading {
  const view = withAllProperties(context.root);
  let best = judged(context, contract, found.node, found, []);
  let node = found.node;
  let repairs: readonly Repair[] = [];
  for (let depth = 0; depth < maxWrappers && !isAnswer(best); depth++) {
    const inner = unwrapped(context, node, view);
    if (inner === null) break;
    node = inner.node;
    repairs = [...repairs, { name: inner.name, offset: found.start, length: found.end - found.start }];
    const reading = judged(context, contract, node, found, repairs);
    if (isAnswer(reading) || reading.misfits < best.misfits) best = reading;
  }
  return best;
}

function isAnswer({ violations, foreign }: Reading): boolean {
  return violations.length === 0 && !foreign;
}

function judged(
  context: FitContext,
  contract: ContractLike,
  node: Node,
  found: Found,
  wrappers: readonly Repair[],
): Reading {
  const result = fit(context, node, context.root);
  const broken = contract.validate(result.value);
  return {
    value: broken.length === 0 ? contract.fillDefaults(result.value as never) : result.value,
    violations: broken,
    place: result.place,
    repairs: [...wrappers, ...found.repairs, ...result.repairs],
    misfits: result.misfits,
    doubt: result.doubt,
    foreign: result.foreign === true,
    found,
  };
}

/** A violation with the offset of the nearest part of the value that stands in the text. */
export function located(violation: Violation, place: Place): LocatedViolation {
  let at: Place = place;
  for (const token of violation.path.split("/").slice(1)) {
    const part = at.parts?.get(token.replaceAll("~1", "/").replaceAll("~0", "~"));
    if (part === undefined) break;
    at = part;
  }
  return { ...violation, offset: at.start };
}
