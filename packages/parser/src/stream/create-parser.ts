import { maxWrappers, unwrapped } from "../answer/candidates/unwrap.js";
import { type ContractLike, isContractLike } from "../contract/contract-like.js";
import { rootTypes, type Schema } from "../contract/schema.js";
import { find } from "../find/find.js";
import { fit, fitContext } from "../fit/fit.js";
import { isObjectOrArray } from "../node/compare.js";
import { isContainer, type Node } from "../node/node.js";
import { checkParseOptions, defaultLimits, type ParseOptions } from "../options.js";
import { parseText } from "../parse-text.js";
import { type Allows, allowsFor } from "../repairs/allows.js";
import type { ParseResult } from "../result/parse-result.js";
import { schemaContract } from "../standard/schema-contract.js";
import type { StandardSchema } from "../standard/standard-schema.js";
import type { SchemaValue, TypeBoxKind } from "../standard/typebox-types.js";
import type { DeepPartial } from "./deep-partial.js";
import { growingString } from "./growing.js";

/**
 * The part of an answer that has arrived so far. It must not be used as an answer, because no part of it has been
 * validated.
 */
export interface UnfinishedResult<T> {
  readonly state: "unfinished";
  /**
   * The parts that have arrived; `undefined` before the first one. Enumeration members, numbers and literals appear
   * once they are complete; other strings appear while they grow. Each value extends the previous one, unless the text
   * starts a different value.
   */
  readonly value: DeepPartial<T> | undefined;
  /**
   * JSON Pointer (RFC 6901) to the string in `value` that is still growing; `null` if all its parts are
   * complete.
   */
  readonly growing: string | null;
  /** UTF-16 units of text received so far. */
  readonly length: number;
}

/** A parser for a text that arrives in chunks. */
export interface StreamingParser<T> {
  /** Adds the next chunk, split anywhere, and returns the state so far. */
  push(chunk: string): UnfinishedResult<T>;
  /** Ends the text. Returns the same result as `parseText` for the complete text. */
  end(finishReason?: ParseOptions["finishReason"]): ParseResult<T>;
}

/**
 * Number of characters that may be read again: `again` per received character, plus `atFirst`. A short text is read
 * again at every chunk. For a long text, the partial value lags behind the text by at most two percent, so that the
 * total time stays linear.
 */
const again = 64;
const atFirst = 250_000;

/**
 * Creates a parser for a text that arrives in chunks.
 *
 * @example
 * const parser = createParser(agentDecision);
 * parser.push('{"choice": "LIKE", "rea'); // { state: "unfinished", value: { choice: "LIKE" }, growing: null, length: 23 }
 * parser.push('son": "Lovely');           // { …, value: { choice: "LIKE", reason: "Lovely" }, growing: "/reason" }
 * parser.push('."}');
 * parser.end();                           // { state: "valid", value: { choice: "LIKE", reason: "Lovely." }, … }
 */
export function createParser<T, Type extends TypeBoxKind = never>(
  contract: ContractLike<T> | StandardSchema<T> | Type,
  options?: ParseOptions,
): StreamingParser<SchemaValue<T, Type>>;
export function createParser<T>(
  contract: ContractLike<T> | StandardSchema<T>,
  options: ParseOptions = {},
): StreamingParser<T> {
  return createParserWith(parseText, contract, options);
}

/** Creates a parser whose complete text is parsed by a function, with the table of weights that it has. */
export function createParserWith<T>(
  parse: typeof parseText,
  contract: ContractLike<T> | StandardSchema<T>,
  options: ParseOptions,
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
      parse(text, contract, finishReason === undefined ? options : { ...options, finishReason }),
  };
}

/** The parts of the latest value, and which of them is still growing. */
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

/**
 * Whether a node is an object or array as the contract requires. Any other node may be a wrapper, or half of
 * one.
 */
function isKindOf(root: Schema, node: Node): boolean {
  const types = rootTypes(root);
  const isForContainers = types.includes("object") || types.includes("array");
  return types.length === 0 || types.includes(node.kind) || !(isForContainers || isContainer(node));
}

function hasParts(value: unknown): boolean {
  return isObjectOrArray(value) ? Object.keys(value).length > 0 : value !== undefined;
}
