import { columnNamed } from "./columns-in-parentheses.js";
import type { Draft } from "./draft.js";
import { parseNumberWord } from "./number-word.js";

/** Maximum distance between a number and the parentheses that it explains, in words. */
const maxWordsBetween = 8;

/**
 * Marks numbers as read that are part of a column's name in parentheses, as in `home runs in 1986 (homer86)` or `people
 * under 15 (pop15)`. Such numbers are neither times nor limits.
 */
export function claimNumbersOfNames({ claims, vocabulary }: Draft): void {
  const { tokens } = claims;
  for (const start of new Set(tokens.map(({ parenthesis }) => parenthesis))) {
    if (start < 0) continue;
    const inside = tokens.filter(({ parenthesis }) => parenthesis === start);
    const column = columnNamed(inside, vocabulary.table.columns);
    const numbers = column?.name.match(/\d+/g)?.map(Number) ?? [];
    if (numbers.length === 0) continue;
    const before = tokens.filter(({ end }) => end <= start).slice(-maxWordsBetween);
    const said = before.filter(({ text }) => {
      const number = parseNumberWord(text);
      return number !== null && numbers.some((own) => own === number || isShortYear(own, number));
    });
    claims.claim(
      said.flatMap((token) => {
        const link = before[before.indexOf(token) - 1];
        return link !== undefined && bounds.test(link.lower) ? [link, token] : [token];
      }),
      "name",
    );
  }
}

const bounds = /^(?:under|over|above|below|aged|before|after|since|until)$/;

function isShortYear(short: number, year: number): boolean {
  return short < 100 && year >= 1500 && year < 2200 && year % 100 === short;
}
