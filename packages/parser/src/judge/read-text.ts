import type { ContractLike } from "../contract/contract-like.js";
import { find } from "../find/find.js";
import type { Findings, Found } from "../find/found.js";
import { surroundings } from "../find/surroundings.js";
import { fit, fitContext } from "../fit/fit.js";
import type { FitContext } from "../fit/fit-context.js";
import { rootTypes, type Schema } from "../fit/schema.js";
import { defaultMaxDepth, type ParseOptions } from "../options.js";
import type { Units } from "../repairs/units.js";
import type { ParseResult } from "../result/parse-result.js";
import { unreadable } from "../result/unreadable.js";
import { agrees } from "./agrees.js";
import { isForeign } from "./is-foreign.js";
import { type Around, conclude, consider, noVerdict, type Verdict } from "./judge.js";
import { isExample, isSchemaEcho } from "./no-answer.js";
import { readFound } from "./reading.js";

/** Reads a text that is not plainly one valid JSON value. */
export function readText<Output>(
  text: string,
  contract: ContractLike<Output>,
  units: Units,
  { maxDepth = defaultMaxDepth, finishReason }: ParseOptions,
): ParseResult<Output> {
  const findings = find(text, contract, units, maxDepth);
  const newContext = () => fitContext(contract.schema, units, maxDepth);
  const around: Around = (found) => surroundings(text, found, findings.blocks, units);
  const verdict = findings.whole.reduce(
    (soFar, found) => withReading(soFar, found, newContext(), contract),
    noVerdict,
  );
  const cut = findings.cut !== null && mayBeAnswer(findings.cut, contract.schema) ? findings.cut : null;
  if (cut === null || verdict.valid !== null) {
    const begun = cut === null ? undefined : fit(newContext(), cut.node, contract.schema).value;
    if (verdict.valid !== null && !agrees(begun, verdict.valid.value)) {
      return unreadable("ambiguous", "a second answer begins and is cut off", cut?.start ?? text.length);
    }
    const result = conclude<Output>(verdict, around);
    if (result !== null) return result;
  } else {
    const closed = finishReason === "length" ? null : closeLast(cut, newContext(), contract, around);
    return closed ?? unreadable("truncated", "the text ends inside a value", text.length);
  }
  if (findings.tooDeep !== null) {
    return unreadable("too-large", `the text nests deeper than ${maxDepth} levels`, findings.tooDeep);
  }
  if (findings.damaged !== null) {
    return unreadable("no-json", "the text is damaged beyond reading", findings.damaged);
  }
  return unreadable("no-json", "the text holds no JSON value that could be an answer", 0);
}

/** A verdict with the reading of a found value, unless it cannot be meant as the answer. */
function withReading(verdict: Verdict, found: Found, context: FitContext, contract: ContractLike): Verdict {
  if (isExample(found.node) || isSchemaEcho(found.node, context.root)) return verdict;
  if (!mayBeAnswer(found, context.root)) return verdict;
  if (verdict.closest !== null && isForeign(context, found.node)) return verdict;
  const reading = readFound(context, contract, found);
  return reading.foreign && reading.violations.length === 0 ? verdict : consider(verdict, reading);
}

/** Prose has brackets too: where the contract is for objects, an array counts only if it holds one, or its text. */
function mayBeAnswer({ node }: Found, root: Schema): boolean {
  if (node.kind !== "array") return true;
  const types = rootTypes(root);
  if (types.size === 0 || types.has("array")) return true;
  return node.items.some(({ kind }) => kind === "object" || kind === "string");
}

/** The value in which the text ends, with its last brace added; null when more may be missing. */
function closeLast<Output>(
  cut: NonNullable<Findings["cut"]>,
  context: FitContext,
  contract: ContractLike<Output>,
  around: Around,
): ParseResult<Output> | null {
  const unit = context.units.closesObject;
  if (!cut.closable || unit === undefined) return null;
  const brace = { name: unit.name, offset: cut.end, length: 0 };
  const found = { ...cut, node: { ...cut.node, whole: true }, repairs: [...cut.repairs, brace] };
  const verdict = withReading(noVerdict, found, context, contract);
  return verdict.valid === null ? null : conclude(verdict, around);
}
