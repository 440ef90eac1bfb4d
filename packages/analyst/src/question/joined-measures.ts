import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";
import { isMeasurable } from "./measure/measured-columns.js";
import { matchName } from "./name-match.js";
import { type Token, tokenise } from "./token.js";

/** Minimum share of a column's name that each of the joined words must cover. */
const minNamed = 0.75;
/** Maximum number of words for one of the joined columns. */
const maxWords = 3;

/** Words that compute one number from two columns, or one column from their sum. */
const combining =
  /\b(?:correlat\w*|relat\w*|associat\w*|link\w*|connect\w*|depend\w*|between|together|combined|versus|vs|against|compar\w*|than|difference|gap|ratio|divided|per|sum of|both|either|when|after|before)\b/i;

/** A question about several columns, split into a question about each: `questions[i]` asks about `columns[i]`. */
export interface JoinedMeasures {
  readonly columns: readonly Column[];
  readonly questions: readonly string[];
}

interface Item {
  readonly column: Column;
  readonly tokens: readonly Token[];
}

/**
 * Splits a question for several columns into one for each, as in `the average height and weight by sex`. Returns `null`
 * if it does not join columns, or computes one number from them.
 */
export function joinedMeasures({ columns }: Table, question: string): JoinedMeasures | null {
  if (combining.test(question)) return null;
  const tokens = tokenise(question);
  const numbers = columns.filter(isMeasurable);
  for (const [at, token] of tokens.entries()) {
    if (token.lower !== "and") continue;
    const items = itemsAround(tokens, at, numbers, question);
    const [first] = items;
    const last = items.at(-1);
    if (first === undefined || last === undefined || items.length < 2) continue;
    if (new Set(items.map(({ column }) => column)).size < items.length) continue;
    const from = first.tokens[0]?.start ?? 0;
    const until = last.tokens.at(-1)?.end ?? question.length;
    return {
      columns: items.map(({ column }) => column),
      questions: items.map(({ tokens: own }) =>
        [
          question.slice(0, from),
          question.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0),
          question.slice(until),
        ].join(""),
      ),
    };
  }
  return null;
}

/** Returns the columns named before and after an `and`, with those that commas join before it. */
function itemsAround(
  tokens: readonly Token[],
  and: number,
  numbers: readonly Column[],
  question: string,
): Item[] {
  const after = itemFrom(tokens, behindAggregate(tokens, and + 1), numbers);
  const items: Item[] = [];
  let end = and;
  for (;;) {
    const item = itemUpTo(tokens, end, numbers);
    if (item === null) break;
    items.unshift(item);
    const start = tokens.indexOf(item.tokens[0] as Token);
    const before = tokens[start - 1];
    if (before === undefined || !/^\s*,\s*$/.test(question.slice(before.end, item.tokens[0]?.start))) break;
    end = start;
  }
  return after === null || items.length === 0 ? [] : [...items, after];
}

/** Returns the index after a repeated aggregate, as in `and the average weight`. */
function behindAggregate(tokens: readonly Token[], at: number): number {
  const next = /^(?:the|their|its)$/.test(tokens[at]?.lower ?? "") ? at + 1 : at;
  return /^(?:average|mean|median|total)$/.test(tokens[next]?.lower ?? "") ? next + 1 : next;
}

function itemUpTo(tokens: readonly Token[], end: number, numbers: readonly Column[]): Item | null {
  return longest((length) => (length > end ? [] : tokens.slice(end - length, end)), numbers);
}

function itemFrom(tokens: readonly Token[], start: number, numbers: readonly Column[]): Item | null {
  return longest((length) => tokens.slice(start, start + length), numbers);
}

/** Returns the column that the most words name, all of them needed for it. */
function longest(words: (length: number) => readonly Token[], numbers: readonly Column[]): Item | null {
  for (let length = maxWords; length >= 1; length--) {
    const tokens = words(length);
    if (tokens.length < length) continue;
    const [best, second] = numbers
      .map((column) => ({ column, ...matchName(column.name, tokens) }))
      .filter(({ score, tokens: used }) => score >= minNamed && new Set(used).size === length)
      .sort((x, y) => y.score - x.score);
    if (best !== undefined && best.score !== second?.score) return { column: best.column, tokens };
  }
  return null;
}
