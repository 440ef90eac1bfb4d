import type { Schema } from "../../contract/schema.js";
import { type ExtractedValue, type Extraction, sortByPosition, textBetween } from "../../find/found.js";
import { isContainer, type Node } from "../../node/node.js";
import type { Candidate } from "../candidates/candidate.js";
import { beginsKey, hasContractKey } from "../contract-keys.js";
import type { ParseInput } from "../parse-input.js";

/**
 * Matches an unfinished key after a brace or comma, and anything after it, up to the end of the text or of its fence.
 */
const begunKey =
  /[{,]\s{0,20}(?:\\?["'“‘`]([^"'“”‘’`{}[\],:=]{0,64})(?:["'”’`]\s{0,20}[:=]?\s{0,20})?|([\p{L}_$][\p{L}\p{N}_$-]{0,63})\s{0,20}[:=]?\s{0,20})$/u;

/** Maximum length of a text's end that is searched for a key. */
const maxInspectedLength = 200;

/** Matches the text that may follow the last part of a repeated value that is truncated. */
const endOfAnswer = /^[\s,]*["'“‘`]?(`{3}|<[|/]|$)/;

/**
 * Whether the text ends inside a second value that is too short to tell whether it repeats the answer. Brackets also
 * occur in prose. A bracket therefore counts only before a key of the contract, before the start of such a key, or
 * before a list item.
 */
export function endsInSecondValue(
  { found, value }: Candidate,
  { cut }: Extraction,
  task: ParseInput,
): boolean {
  const { root } = task.context;
  if (cut === null || cut.start < found.end) return false;
  const isItem = Array.isArray(value) && cut.node.entries.length > 0;
  return (isItem || endsWithKey(root, cut.node) || endsInKey(root, task.text)) && !isRepeated(cut, task.text);
}

/**
 * Whether the text ends inside a bracket that was opened outside the values and thinking blocks. If the model ran out
 * of tokens, that bracket may contain another answer.
 */
export function endsOpen({ whole, blocks, cut }: Extraction, text: string): boolean {
  if (cut !== null) return true;
  let open = 0;
  for (const [between] of textBetween(text, sortByPosition([...whole, ...blocks]))) {
    for (const [bracket] of between.matchAll(/[{}[\]]/g)) {
      if (bracket === "{" || bracket === "[") open++;
      else if (open > 0) open--;
    }
  }
  return open > 0;
}

/** Whether a value, or an unfinished part at its end, contains a key of the contract. */
function endsWithKey(root: Schema, node: Node): boolean {
  const last = node.entries.at(-1)?.value;
  return hasContractKey(root, node) || (last !== undefined && endsWithKey(root, last));
}

function endsInKey(root: Schema, text: string): boolean {
  const end = text.slice(-maxInspectedLength).replace(/\s*`{3}\s*$/, "");
  const [, quoted, bare] = begunKey.exec(end) ?? [];
  const unfinishedKey = quoted ?? bare;
  return unfinishedKey !== undefined && beginsKey(root, unfinishedKey);
}

/**
 * Whether a truncated value contains at least one complete part, and does not end inside a key or an empty
 * part.
 */
function isRepeated({ node, decoded }: ExtractedValue, text: string): boolean {
  let isBegun = false;
  let last = node;
  for (let next = node.entries.at(-1); next !== undefined; next = last.entries.at(-1)) {
    isBegun ||= last.entries.length > 1 || next.value.whole;
    last = next.value;
  }
  const isEmpty = isContainer(last) ? !last.whole : !last.whole && last.end - last.start <= 1;
  return isBegun && !isEmpty && (!last.whole || endOfAnswer.test(text.slice(last.end))) && !decoded;
}
