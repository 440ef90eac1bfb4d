import type { ContractLike } from "../contract/contract-like.js";
import { find } from "../find/find.js";
import type { Findings, Found } from "../find/found.js";
import { surroundings } from "../find/surroundings.js";
import { fit, fitContext } from "../fit/fit.js";
import type { FitContext } from "../fit/fit-context.js";
import { rootTypes } from "../fit/schema.js";
import { defaultMaxDepth, type ParseOptions } from "../options.js";
import type { Units } from "../repairs/units.js";
import type { ParseResult } from "../result/parse-result.js";
import { unreadable } from "../result/unreadable.js";
import { agrees } from "./agrees.js";
import { judge } from "./judge.js";
import { isExample, isSchemaEcho } from "./no-answer.js";
import { type Reading, readFound } from "./reading.js";

/** Reads a text that is not plainly one valid JSON value. */
export function readText<Output>(
  text: string,
  contract: ContractLike<Output>,
  units: Units,
  { maxDepth = defaultMaxDepth, finishReason }: ParseOptions,
): ParseResult<Output> {
  const findings = find(text, contract, units, maxDepth);
  const context = fitContext(contract.schema, units, maxDepth);
  const readings = findings.whole.flatMap((found) => read(text, found, findings, context, contract));
  const cut = findings.cut !== null && mayBeAnswer(findings.cut, context) ? findings.cut : null;
  const valid = readings.filter(({ violations }) => violations.length === 0);
  if (valid.length > 0) {
    const begun = cut === null ? undefined : fit(context, cut.node, context.root).value;
    if (valid.every(({ value }) => agrees(begun, value))) return judge(readings);
    return unreadable("ambiguous", "a second answer begins and is cut off", cut?.start ?? text.length);
  }
  if (cut !== null) {
    const closed = finishReason === "length" ? null : closeLast(text, cut, findings, context, contract);
    return closed ?? unreadable("truncated", "the text ends inside a value", text.length);
  }
  if (readings.length > 0) return judge(readings);
  if (findings.tooDeep !== null) {
    return unreadable("too-large", `the text nests deeper than ${maxDepth} levels`, findings.tooDeep);
  }
  if (findings.damaged !== null) {
    return unreadable("no-json", "the text is damaged beyond reading", findings.damaged);
  }
  return unreadable("no-json", "the text holds no JSON value that could be an answer", 0);
}

/** The reading of a found value; none when it cannot be meant as the answer. */
function read(
  text: string,
  found: Found,
  { blocks }: Findings,
  context: FitContext,
  contract: ContractLike,
): Reading[] {
  if (isExample(found.node) || isSchemaEcho(found.node, context.root)) return [];
  const around = mayBeAnswer(found, context) ? surroundings(text, found, blocks, context.units) : null;
  if (around === null) return [];
  const reading = readFound(context, contract, found, around);
  return reading.foreign && reading.violations.length === 0 ? [] : [reading];
}

/** Prose has brackets too: where the contract is for objects, an array counts only if it holds one, or its text. */
function mayBeAnswer({ node }: Found, { root }: FitContext): boolean {
  if (node.kind !== "array") return true;
  const types = rootTypes(root);
  if (types.size === 0 || types.has("array")) return true;
  return node.items.some(({ kind }) => kind === "object" || kind === "string");
}

/** The value in which the text ends, with its last brace added; null when more may be missing. */
function closeLast<Output>(
  text: string,
  cut: NonNullable<Findings["cut"]>,
  findings: Findings,
  context: FitContext,
  contract: ContractLike<Output>,
): ParseResult<Output> | null {
  const unit = context.units.closesObject;
  if (!cut.closable || unit === undefined) return null;
  const brace = { name: unit.name, offset: cut.end, length: 0 };
  const found = { ...cut, node: { ...cut.node, whole: true }, repairs: [...cut.repairs, brace] };
  const readings = read(text, found, findings, context, contract);
  return readings.some(({ violations }) => violations.length === 0) ? judge(readings) : null;
}
