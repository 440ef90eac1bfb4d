import { isNoAnswer } from "../answer/exclude/placeholder.js";
import type { ContractLike } from "../contract/contract-like.js";
import { fit, fitContext } from "../fit/fit.js";
import { type FitContext, repairOf } from "../fit/fit-context.js";
import { isObjectOrArray } from "../node/compare.js";
import { isContainer, type Node } from "../node/node.js";
import { defaultLimits, endedEarly, type ParseOptions } from "../options.js";
import { cursorAt, matchEnd, repair } from "../read/cursor.js";
import { afterBlank } from "../read/space.js";
import { readValue } from "../read/value.js";
import { allowsFor } from "../repairs/allows.js";
import { isClosable } from "../repairs/final-brace/final-brace.js";
import { located } from "../result/locate.js";
import type { ParseResult, Repair } from "../result/parse-result.js";
import {
  beyondReading,
  doubtful,
  nestedTooDeep,
  truncated,
  unreadable,
  withoutAnswer,
} from "../result/unreadable.js";

/** The languages of a fence around JSON. Any other word after the fence may be an answer. */
const fence = /```[ \t]*(?:(?:json\w*|javascript|js|typescript|ts|python|py|te?xt|plaintext)\b)?/iy;

/** Reads a text that is one value, with at most a fence around it. */
export function readWhole<Output>(
  text: string,
  contract: ContractLike<Output>,
  options: ParseOptions,
): ParseResult<Output> {
  const allows = allowsFor(options);
  const { maxDepth = defaultLimits.maxDepth } = options;
  const start = afterBlank(text, 0);
  const fenceEnd = matchEnd(fence, text, start);
  const cursor = cursorAt(text, afterBlank(text, fenceEnd || start), allows, maxDepth);
  if (fenceEnd > 0) repair(cursor, "code-fence", start, fenceEnd);
  const node = readValue(cursor, "root");
  if (cursor.stop === "depth") return nestedTooDeep(cursor.at, maxDepth);
  if (node === null) return withoutAnswer();
  if (cursor.stop === "damage") return beyondReading(cursor.at);
  const isCut = cursor.stop === "end";
  if (isCut && (endedEarly(options.finishReason) || !allows("final-brace") || !isClosable(cursor, node)))
    return truncated(text);
  // A comment after the value may withdraw it.
  cursor.at = afterBlank(text, cursor.at);
  if (fenceEnd > 0 && text.startsWith("```", cursor.at)) cursor.at = afterBlank(text, cursor.at + 3);
  if (cursor.at < text.length) return unreadable("no-json", "other text stands beside the value", cursor.at);
  // A bare number or word may be truncated.
  if (!isContainer(node) && node.kind !== "string") return truncated(text);
  const context = fitContext(contract.schema, allows, maxDepth);
  if (!isCut) return judged(node, cursor.repairs, contract, context);
  const end = repairOf("final-brace", node.end, node);
  const closed = judged({ ...node, whole: true }, [...cursor.repairs, end], contract, context);
  return closed.state === "invalid" ? truncated(text) : closed;
}

/** Returns the result for a value that is the complete text. No other text can contradict it. */
function judged<Output>(
  node: Node,
  before: readonly Repair[],
  contract: ContractLike<Output>,
  context: FitContext,
): ParseResult<Output> {
  const { root } = context;
  const read = fit(context, node, root);
  const isEncoded = node.kind === "string" && isObjectOrArray(read.value);
  if (isNoAnswer(node, root) || isEncoded) return withoutAnswer();
  const { value, doubt } = read;
  const violations = contract.validate(value);
  const repairs = [...before, ...read.repairs].sort((a, b) => a.offset - b.offset);
  if (violations.length > 0) {
    const placed = violations.map((violation) => located(violation, node));
    return { state: "invalid", value, violations: placed, repairs };
  }
  if (read.foreign) return withoutAnswer();
  if (doubt !== null) return doubtful(doubt.reason, doubt.offset);
  // The value of an unknown key may be another answer.
  const second = node.entries.find(
    ({ keyStart, value: part }) =>
      isContainer(part) && repairs.some(({ name, offset }) => name === "unknown-key" && offset === keyStart),
  );
  if (second !== undefined) return doubtful("ambiguous", second.keyStart);
  return { state: "valid", value: contract.fillDefaults(value as never), repairs };
}
