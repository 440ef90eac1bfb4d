import type { Draft } from "./draft.js";
import { type MeasureMention, measureMentions, ratioOf } from "./find-measure.js";
import { asked, claimMention, rowWord, type SettledMeasure } from "./settled-measure.js";

/** What is paid per month is monthly: a month divides nothing. */
const perTime = /^per (?:calendar )?(?:day|week|month|quarter|year|hour|minute|night|annum)\b/i;

/** `X per Y`, `X divided by Y`, where both are columns of numbers. */
export function ratioIn(draft: Draft, mentions: readonly MeasureMention[]): SettledMeasure | null {
  const { claims, question, vocabulary } = draft;
  const match =
    /\b(per|divided by|relative to its|ratio to|over its|as an? (?:share|percentage|proportion|fraction|percent) of(?: the)?)\b/i.exec(
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
  const numerator = mentions.find(
    ({ column, tokens }) =>
      column !== denominator?.column &&
      tokens.some((token) => before.some(({ start }) => start === token.start)),
  );
  const perHead = after[0] !== undefined && /^(?:capita|person|head|inhabitant)$/.test(after[0].lower);
  const population = perHead
    ? vocabulary.table.columns.find(({ name, kind }) => kind === "number" && /^pop|population/i.test(name))
    : undefined;
  const under = denominator?.column ?? population;
  if (numerator === undefined || under === undefined || numerator.column === under) return null;
  // `Divorces_per_1000` is such a quotient already, and divides nothing.
  if (/(?:^|[^a-z])per(?:[^a-z]|$)|percap/i.test(under.name)) return null;
  // A rate by its own name is not divided once more: gdp per capita where there is gdpPercap.
  if (/per|rate/i.test(numerator.column.name) || numerator.tokens.some(({ start }) => start >= match.index))
    return null;
  claimMention(claims, numerator);
  if (denominator !== undefined) claimMention(claims, denominator);
  claims.claim(after.slice(0, 1), "column");
  return asked(ratioOf(numerator.column, under));
}
