import type { Column } from "../../table/column.js";
import type { Draft } from "../draft.js";
import type { Hints } from "../hints.js";
import { matchName } from "../name-match.js";
import { type MeasureMention, measureMentions } from "./find-measure.js";
import { ratioOf } from "./measured-columns.js";
import { asked, claimMention, rowWord, type SettledMeasure } from "./settled-measure.js";

/** An amount per month is monthly: the month is not a divisor. */
const perTime = /^(?:per|for every) (?:calendar )?(?:day|week|month|quarter|year|hour|minute|night|annum)\b/i;

/**
 * Finds a ratio in `for every dollar against (con), how many for it (pro)`: the column in the first parentheses is
 * the divisor.
 */
export function ratioForEvery({ question }: Draft, { columns }: Hints): SettledMeasure | null {
  const [first, second, ...more] = columns;
  if (first === undefined || second === undefined || more.length > 0) return null;
  if (/^\W*for (?:every|each)\b/i.test(question)) return asked(ratioOf(second, first));
  const at = question.search(/\bfor (?:every|each)\b/i);
  const [opening, closing] = [question.indexOf("("), question.lastIndexOf("(")];
  return at > opening && at < closing ? asked(ratioOf(first, second)) : null;
}

/** The `to` of `the ratio of bicycles to pedestrians`. */
const ratioTo = /(?<=\bratio of (?:[\p{L}\p{N}_-]+ ){1,4})(to)\b/iu;

/** Finds a ratio of two numeric columns in `X per Y` or `X divided by Y`. */
export function ratioIn(
  draft: Draft,
  hints: Hints,
  mentions: readonly MeasureMention[],
): SettledMeasure | null {
  const { claims, question, vocabulary } = draft;
  const match =
    ratioTo.exec(question) ??
    /\b(per|for every|divided by|relative to its|ratio to|over its|as an? (?:share|percentage|proportion|fraction|percent) of(?: the)?)\b/i.exec(
      question,
    );
  if (match === null || perTime.test(question.slice(match.index))) return null;
  const end = match.index + match[0].length;
  const after = claims.tokens.filter((token) => token.start >= end).slice(0, 3);
  const before = claims.tokens.filter((token) => token.end <= match.index);
  const [denominator] = measureMentions(claims, vocabulary.table.columns, rowWord(draft)).filter(
    ({ tokens }) =>
      tokens.some(
        ({ start }) => start === after[0]?.start || (after[0]?.lower === "unit" && start === after[1]?.start),
      ),
  );
  const glossed = glossedBehind(draft, hints, end);
  const numerator = mentions.find(
    ({ column, tokens }) =>
      column !== (denominator?.column ?? glossed) &&
      tokens.some((token) => before.some(({ start }) => start === token.start)),
  );
  const perHead = after[0] !== undefined && /^(?:capita|person|head|inhabitant)$/.test(after[0].lower);
  const population = perHead
    ? vocabulary.table.columns.find(({ name, kind }) => kind === "number" && /^pop|population/i.test(name))
    : undefined;
  const under = denominator?.column ?? glossed ?? population;
  if (numerator === undefined || under === undefined || numerator.column === under) return null;
  // `Divorces_per_1000` is already such a quotient and is not a divisor.
  if (/(?:^|[^a-z])per(?:[^a-z]|$)|percap/i.test(under.name)) return null;
  // A column named as a rate is not divided again: gdp per capita if there is gdpPercap.
  if (/per|rate/i.test(numerator.column.name) || numerator.tokens.some(({ start }) => start >= match.index))
    return null;
  claimMention(claims, numerator);
  if (denominator !== undefined) claimMention(claims, denominator);
  claims.claim(after.slice(0, 1), "column");
  claims.claim(
    before.filter(({ lower }) => lower === "ratio"),
    "cue",
  );
  return asked(ratioOf(numerator.column, under));
}

/** The column in `per square foot (sqft)`: parentheses directly after the words for the divisor. */
function glossedBehind({ claims, question }: Draft, { columns }: Hints, end: number): Column | undefined {
  const inside = claims.tokens.find((token) => token.start >= end && token.parenthesis >= 0);
  if (inside === undefined || !/^\s*(?:[\p{L}-]+\s+){1,3}\(/u.test(question.slice(end))) return undefined;
  return columns.find(({ name }) => matchName(name, [inside]).score === 1);
}

/** Finds a share of one amount in another, as in `what share of applications (Apps) was accepted (Accept)`. */
export function shareOfGlossed(
  { question, cues, claims }: Draft,
  { columns }: Hints,
  mentions: readonly MeasureMention[],
): SettledMeasure | null {
  const [whole, second, ...more] = columns;
  if (!cues.share || whole === undefined || more.length > 0) return null;
  // `what share of all votes (Total) went to Nader`, for a column `NADER`.
  const exact = mentions.filter(({ column, score }) => column !== whole && score === 1);
  const [named] = exact;
  const part = second ?? (exact.length === 1 ? named?.column : undefined);
  if (part === undefined) return null;
  const isWhole =
    /\b(?:share|percentage|proportion|fraction|percent|per cent) of (?:all |the )*(?:[\p{L}-]+ ){1,4}\([^)]*\) (?:was|were|is|are|got|get|go|goes|went|came|has been|have been|that (?:was|were))\b/iu.test(
      question,
    );
  if (!isWhole) return null;
  if (second === undefined && named !== undefined) claimMention(claims, named);
  return asked(ratioOf(part, whole));
}
