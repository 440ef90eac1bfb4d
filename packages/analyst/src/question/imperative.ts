import type { Column } from "../table/column.js";
import { isMeasurable } from "./measure/measured-columns.js";
import { matchName } from "./name-match.js";
import { tokenise } from "./token.js";

const asking = "(?:please )?(?:name|list|show|give|tell|find|identify|what are|which are)(?: (?:me|us))?";
const count = "(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)";
const extreme = "most|fewest|highest|lowest|largest|smallest|biggest|greatest|longest|shortest|best|worst";

/** Matches `name the three countries with the highest life expectancy`. */
const withMost = new RegExp(
  `^\\s*${asking} (?:all )?(?:the )?(?:top )?(?:(?<n>${count}) )?(?<noun>(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+) (?:with|that have|that had|having|which have) the (?<most>(?:${extreme})\\b.*)$`,
  "iu",
);
/** Matches `the top 5 countries by population` and `the two largest countries by area`. */
const topBy = new RegExp(
  `^\\s*(?:${asking} )?(?:the )?(?:(?<before>${count}) )?(?<way>top|bottom|largest|biggest|highest|smallest|lowest) (?:(?<n>${count}) )?(?<noun>(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+) by (?<measure>.+)$`,
  "iu",
);
/** Matches `rank the countries by population`. */
const rankBy =
  /^\s*(?:please )?(?:rank|order|sort) (?:all )?(?:the )?(?<noun>(?:[\p{L}-]+ ){0,2}?[\p{L}-]+) by (?<measure>.+)$/iu;

/** Minimum share of a column's name that the words after `by` must cover. */
const minNamed = 0.75;

/**
 * Returns a request for a ranking as the question that it means: `name the two countries with the highest area` is
 * `Which two countries have the highest area`. Other questions are returned as they are.
 */
export function questionMeant(question: string, columns: readonly Column[]): string {
  const { n = "", noun = "", most } = withMost.exec(question)?.groups ?? {};
  if (most !== undefined) return `Which ${counted(n)}${noun} have the ${most}`;
  const by = topBy.exec(question)?.groups ?? rankBy.exec(question)?.groups;
  if (by === undefined) return question;
  const { before = "", way = "", measure = "" } = by;
  // `the highest price by number of bedrooms` groups by them.
  if (!namesNumber(measure, columns) || namesNumber(by.noun ?? "", columns)) return question;
  const order = /^(?:bottom|smallest|lowest)$/i.test(way) ? "lowest" : "highest";
  return `Which ${counted(by.n ?? before)}${by.noun ?? ""} have the ${order} ${measure}`;
}

function counted(count: string): string {
  return count === "" ? "" : `${count} `;
}

/** Whether words begin with the name of a column of numbers, and not with that of a group. */
function namesNumber(words: string, columns: readonly Column[]): boolean {
  const tokens = tokenise(words).slice(0, 3);
  return columns.some(
    (column) =>
      isMeasurable(column) &&
      [1, 2, 3].some((length) => matchName(column.name, tokens.slice(0, length)).score >= minNamed),
  );
}
