import { casual } from "chrono-node/en";
import { periodFrom } from "../../drivers/period.js";
import { periodNotations } from "./grammar.js";
import type { TimeMention } from "./mention.js";
import { pairedPeriods } from "./paired-periods.js";

/** Returns all times that a question names, in order. If two times overlap, the longer one is used. */
export function findPeriods(question: string): TimeMention[] {
  const found = [...byGrammar(question), ...byChrono(question), ...restated(question)].sort(
    (x, y) => y.end - y.start - (x.end - x.start) || x.start - y.start,
  );
  const kept: TimeMention[] = pairedPeriods(question);
  for (const mention of found) {
    if (kept.every(({ start, end }) => mention.end <= start || mention.start >= end)) kept.push(mention);
  }
  return kept.sort((x, y) => x.start - y.start);
}

/** Matches a part of a decade with its years in parentheses, as in `the first half of the 1970s (1970 to 1974)`. */
const explained =
  /\b(?:the )?(?:(?:first|second|early|late) )?(?:half of )?(?:the )?(?:1\d|20)\d0s \((?<first>(?:1\d|20)\d\d)(?: ?[-–] ?| to | through )(?<last>(?:1\d|20)\d\d)\)/giu;

/** Returns the years in parentheses that say which part of a decade is meant. */
function restated(question: string): TimeMention[] {
  return [...question.matchAll(explained)].flatMap((match) => {
    const { first = "", last = "" } = match.groups ?? {};
    if (first > last) return [];
    return [
      {
        kind: "interval" as const,
        from: `${first}-01-01`,
        until: `${Number(last) + 1}-01-01`,
        label: `${first}..${last}`,
        grain: "year" as const,
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
}

function byGrammar(question: string): TimeMention[] {
  return periodNotations.flatMap(({ pattern, read }) =>
    [...question.matchAll(pattern)].flatMap((match) => {
      const meaning = read(match);
      return meaning === null ? [] : [{ ...meaning, start: match.index, end: match.index + match[0].length }];
    }),
  );
}

/**
 * Finds dates that are written out, such as `March 5th, 2012`. Parts that chrono adds itself, such as the current year,
 * are ignored.
 */
function byChrono(question: string): TimeMention[] {
  return casual.parse(question, new Date(Date.UTC(2000, 0, 1))).flatMap(({ text, index, start, end }) => {
    const days = [start, end ?? start].map((date) =>
      date.isCertain("year") && date.isCertain("month") && date.isCertain("day")
        ? `${String(date.get("year")).padStart(4, "0")}-${String(date.get("month")).padStart(2, "0")}-${String(date.get("day")).padStart(2, "0")}`
        : null,
    );
    const [from, last] = days;
    if (from === null || from === undefined || last === null || last === undefined || from > last) return [];
    const span = { start: index, end: index + text.length };
    if (from === last) return [{ kind: "interval" as const, ...periodFrom(from, "day"), ...span }];
    const { until } = periodFrom(last, "day");
    return [
      { kind: "interval" as const, from, until, label: `${from}..${last}`, grain: "day" as const, ...span },
    ];
  });
}
