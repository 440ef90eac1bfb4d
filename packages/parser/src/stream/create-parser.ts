import { maxWrappers, unwrapped } from "../answer/candidates/unwrap.js";
import { type ContractLike, isContractLike } from "../contract/contract-like.js";
import { rootTypes, type Schema } from "../contract/schema.js";
import { find } from "../find/find.js";
import { fit, fitContext } from "../fit/fit.js";
import { isObject } from "../node/compare.js";
import { isContainer, type Node } from "../node/node.js";
import { checkParseOptions, defaultLimits, type ParseOptions } from "../options.js";
import { parseText } from "../parse-text.js";
import { type Allows, allowsFor } from "../repairs/allows.js";
import type { ParseResult } from "../result/parse-result.js";
import { schemaContract } from "../standard/schema-contract.js";
import type { StandardSchema } from "../standard/standard-schema.js";
import type { TypeBoxKind, TypeBoxOutput } from "../standard/typebox-types.js";
import type { DeepPartial } from "./deep-partial.js";
import { growingString } from "./growing.js";

/** What is known of an answer that is still being written. Not an answer: nothing of it is checked. */
export interface UnfinishedResult<T> {
  readonly state: "unfinished";
  /**
   * The parts that have arrived; `undefined` before the first one. Members of an enumeration, numbers and literals come
   * whole, other strings grow. Each value extends the one before it, until the text begins another value.
   */
  readonly value: DeepPartial<T> | undefined;
  /** JSON Pointer (RFC 6901) to the string in `value` that is still being written; null when all its parts are whole. */
  readonly growing: string | null;
  /** UTF-16 units of text received so far. */
  readonly length: number;
}

/** Reads a text that arrives in pieces. */
export interface StreamingParser<T> {
  /** Takes the next piece, however the text is cut, and returns what is known so far. */
  push(chunk: string): UnfinishedResult<T>;
  /** The text is over: the same result as `parseText` of the whole. */
  end(finishReason?: ParseOptions["finishReason"]): ParseResult<T>;
}

/**
 * Number of characters that may be read again: `again` for each that arrives, and `atFirst` in addition. A short text
 * is read again at every chunk. The partial value of a long one lags behind by at most two percent: time stays linear.
 */
const again = 64;
const atFirst = 250_000;

/**
 * A parser of a text that arrives in pieces.
 *
 * @example
 * const parser = createParser(agentDecision);
 * parser.push('{"choice": "LIKE", "rea'); // { state: "unfinished", value: { choice: "LIKE" }, growing: null, length: 23 }
 * parser.push('son": "Lovely');           // { …, value: { choice: "LIKE", reason: "Lovely" }, growing: "/reason" }
 * parser.push('."}');
 * parser.end();                           // { state: "valid", value: { choice: "LIKE", reason: "Lovely." }, … }
 */
export function createParser<T>(
  contract: ContractLike<T> | StandardSchema<T>,
  options?: ParseOptions,
): StreamingParser<T>;
/** With a TypeBox schema, which is not a Standard Schema. */
export function createParser<Type extends TypeBoxKind>(
  contract: Type,
  options?: ParseOptions,
): StreamingParser<TypeBoxOutput<Type>>;
export function createParser<T>(
  contract: ContractLike<T> | StandardSchema<T>,
  options: ParseOptions = {},
): StreamingParser<T> {
  checkParseOptions(options);
  const { schema } = isContractLike(contract) ? contract : schemaContract(contract);
  const { maxLength = defaultLimits.maxLength, maxDepth = defaultLimits.maxDepth } = options;
  const allows = allowsFor(options);
  let text = "";
  let spent = 0;
  let soFar: SoFar = nothing;
  return {
    push(chunk) {
      text += chunk;
      const affordable = spent + text.length <= again * text.length + atFirst;
      if (affordable && text.length <= maxLength) {
        spent += text.length;
        soFar = readSoFar(text, schema, allows, maxDepth);
      }
      const { value, growing } = soFar;
      return {
        state: "unfinished",
        value: value as DeepPartial<T> | undefined,
        growing,
        length: text.length,
      };
    },
    end: (finishReason = options.finishReason) =>
      parseText(text, contract, finishReason === undefined ? options : { ...options, finishReason }),
  };
}

/** The parts of the last value that has begun, and which of them is still being written. */
interface SoFar {
  readonly value: unknown;
  readonly growing: string | null;
}

const nothing: SoFar = { value: undefined, growing: null };

function readSoFar(text: string, schema: object, allows: Allows, maxDepth: number): SoFar {
  const { cut, whole } = find(text, { schema }, allows, maxDepth);
  const context = fitContext(schema, allows, maxDepth);
  let node = (cut ?? whole.at(-1))?.node ?? null;
  for (let depth = 0; node !== null && depth < maxWrappers; depth++) {
    const { value } = fit(context, node, context.root);
    if (isKindOf(context.root, node) && hasParts(value))
      return { value, growing: growingString(node, value) };
    node = unwrapped(context, node)?.node ?? null;
  }
  return nothing;
}

/** Whether a contract is for objects or arrays where a node is one; what it is not for may be a wrapper, or half of one. */
function isKindOf(root: Schema, node: Node): boolean {
  const types = rootTypes(root);
  const isForContainers = types.includes("object") || types.includes("array");
  return types.length === 0 || types.includes(node.kind) || !(isForContainers || isContainer(node));
}

function hasParts(value: unknown): boolean {
  return isObject(value) ? Object.keys(value).length > 0 : value !== undefined;
}
