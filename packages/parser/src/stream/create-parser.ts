import type { ContractLike } from "../contract/contract-like.js";
import { find } from "../find/find.js";
import { fit, fitContext } from "../fit/fit.js";
import { maxWrappers, unwrapped, withAllProperties } from "../judge/unwrap.js";
import { defaultMaxDepth, defaultMaxLength, type ParseOptions } from "../options.js";
import { parseText } from "../parse-text.js";
import { type Units, unitsFor } from "../repairs/units.js";
import type { ParseResult } from "../result/parse-result.js";
import type { DeepPartial } from "./deep-partial.js";

/** What can be told of an answer that is still being written. Never an answer: nothing of it is checked. */
export interface UnfinishedResult<T> {
  readonly state: "unfinished";
  /** The parts that have arrived; `undefined` before the first one. Choices, numbers and literals come whole. */
  readonly value: DeepPartial<T> | undefined;
  /** UTF-16 units of text received so far. */
  readonly length: number;
}

/** Reads a text that arrives in pieces. */
export interface StreamingParser<T> {
  /** Takes the next piece, however the text is cut, and tells what can be told so far. */
  push(chunk: string): UnfinishedResult<T>;
  /** The text is over: the same result as `parseText` of the whole. */
  end(finishReason?: ParseOptions["finishReason"]): ParseResult<T>;
}

/**
 * How many characters may be read again for each that arrives, and how many in all besides. Short texts are read
 * anew at every piece; of long ones the value so far lags behind by at most two percent, so that time stays linear.
 */
const again = 64;
const atFirst = 250_000;

/**
 * A parser of a text that arrives in pieces.
 *
 * @example
 * const parser = createParser(agentDecision);
 * parser.push('{"choice": "LIKE", "rea'); // { state: "unfinished", value: { choice: "LIKE" }, length: 23 }
 * parser.push('son": "Lovely');           // { state: "unfinished", value: { choice: "LIKE", reason: "Lovely" }, … }
 * parser.push('."}');
 * parser.end();                           // { state: "valid", value: { choice: "LIKE", reason: "Lovely." }, … }
 */
export function createParser<T>(contract: ContractLike<T>, options: ParseOptions = {}): StreamingParser<T> {
  const { strict = false, maxLength = defaultMaxLength, maxDepth = defaultMaxDepth } = options;
  const units = unitsFor(strict ? "none" : options.repairs);
  let text = "";
  let spent = 0;
  let value: DeepPartial<T> | undefined;
  return {
    push(chunk) {
      text += chunk;
      const affordable = spent + text.length <= again * text.length + atFirst;
      if (affordable && text.length <= maxLength) {
        spent += text.length;
        value = valueSoFar(text, contract, units, maxDepth) as DeepPartial<T> | undefined;
      }
      return { state: "unfinished", value, length: text.length };
    },
    end: (finishReason = options.finishReason) =>
      parseText(text, contract, finishReason === undefined ? options : { ...options, finishReason }),
  };
}

/** The parts of the last value that has begun; `undefined` when there are none yet. */
function valueSoFar(text: string, contract: ContractLike, units: Units, maxDepth: number): unknown {
  const { cut, whole } = find(text, contract, units, maxDepth);
  const context = fitContext(contract.schema, units, maxDepth);
  const view = withAllProperties(context.root);
  let node = (cut ?? whole.at(-1))?.node ?? null;
  for (let depth = 0; node !== null && depth < maxWrappers; depth++) {
    const { value } = fit(context, node, context.root);
    if (hasParts(value)) return value;
    node = unwrapped(context, node, view)?.node ?? null;
  }
  return undefined;
}

function hasParts(value: unknown): boolean {
  return typeof value === "object" && value !== null ? Object.keys(value).length > 0 : value !== undefined;
}
