import type { ParseResult } from "@concordat/parser";

/** A span of a text with the same repairs and problems. */
export interface Stretch {
  readonly text: string;
  /** The names of the repairs that concern it. */
  readonly repairs: readonly string[];
  /** The problems of the value here, or why reading ended here; empty if there are none. */
  readonly problems: readonly string[];
  /** Those of the problems that end with this span: each is explained once, after its value. */
  readonly explained: readonly string[];
}

interface Place {
  readonly from: number;
  readonly to: number;
  readonly repair?: string;
  readonly problem?: string;
}

/** Splits a text at its repairs and problems, in order; together the spans are the complete text. */
export function stretchesOf(text: string, result: ParseResult<unknown>): Stretch[] {
  const places = [...repairPlaces(result), ...problemPlaces(text, result)]
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
  const cuts = [...new Set([0, text.length, ...places.flatMap(({ from, to }) => [from, to])])]
    .filter((cut) => cut <= text.length)
    .sort((a, b) => a - b);
  let begun = 0;
  let here: Place[] = [];
  return cuts.slice(0, -1).map((from, index) => {
    here = here.filter(({ to }) => to > from);
    for (let place = places[begun]; place?.from === from; place = places[++begun]) here.push(place);
    const end = cuts[index + 1];
    return {
      text: text.slice(from, end),
      repairs: here.flatMap(({ repair }) => repair ?? []),
      problems: here.flatMap(({ problem }) => problem ?? []),
      explained: here.flatMap(({ to, problem }) => (to === end ? (problem ?? []) : [])),
    };
  });
}

function repairPlaces({ repairs }: ParseResult<unknown>): Place[] {
  return repairs.map(({ name, offset, length }) => ({ from: offset, to: offset + length, repair: name }));
}

function problemPlaces(text: string, result: ParseResult<unknown>): Place[] {
  if (result.state === "unreadable") return [placeAt(text, result.offset, result.message)];
  if (result.state === "valid") return [];
  return result.violations.flatMap(({ offset, path, message }) =>
    offset === null ? [] : [placeAt(text, offset, `${path || "the value"} ${message}`)],
  );
}

/**
 * Matches a string, a word or a bracket, which is the value shown for a position. At the end of a text, it is the last
 * character.
 */
const token = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[^\s,:[\]{}"]+|[\s\S]/y;

function placeAt(text: string, offset: number, problem: string): Place {
  const from = Math.min(offset, Math.max(0, text.length - 1));
  token.lastIndex = from;
  const length = token.exec(text)?.[0].length ?? 0;
  return { from, to: from + length, problem };
}
