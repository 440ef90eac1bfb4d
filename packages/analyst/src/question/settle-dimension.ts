import { quoteJson } from "@concordat/llm";
import { AnalystError } from "../error/analyst-error.js";
import { type Dimension, dimensionsOf } from "../query/dimension.js";
import { listNames } from "../query/list-names.js";
import type { Column } from "../table/column.js";
import { columnNamed } from "./columns-in-parentheses.js";
import type { DimensionMention } from "./dimension/find-dimension.js";
import { plain } from "./dimension/grouping-columns.js";
import type { Draft } from "./draft.js";
import { isCalendarAsked, periodically, timeGrouped } from "./grouped-time.js";
import type { SettledMeasure } from "./measure/settled-measure.js";
import { isAbbreviation } from "./name-match.js";
import { refusal } from "./refusal.js";
import type { SettledConditions } from "./settle-conditions.js";

/** The dimension by which members are compared, and whether the question asks for one of them. */
export interface SettledDimension {
  readonly dimension: Dimension;
  readonly isChoice: boolean;
  readonly isTime: boolean;
}

/** Determines the grouping: from an option, from the question, or from a question for a time. */
export function settleDimension(
  draft: Draft,
  mentions: readonly DimensionMention[],
  conditions: SettledConditions,
  measured: SettledMeasure | null,
): SettledDimension | null {
  const { options, cues, assumptions } = draft;
  if (options.by !== undefined)
    return { dimension: named(draft, options.by), isChoice: cues.order !== null, isTime: false };
  // `had Italy among their countries`: the member names the column, and nothing is grouped.
  const isOfItem = ({ dimension, isChoice }: DimensionMention): boolean =>
    !isChoice &&
    conditions.where.some(({ column, text }) => column === dimension?.column && / (?:has|lacks) /.test(text));
  const known = mentions.filter((mention) => mention.dimension !== null && !isOfItem(mention));
  const leading = leadingGroup(draft, known);
  if (leading !== null) return { dimension: leading, isChoice: true, isTime: false };
  const chosen = known.find(({ isChoice }) => isChoice) ?? known[0];
  if (chosen?.dimension !== undefined && chosen.dimension !== null) {
    if (chosen.assumption !== null) assumptions.push(chosen.assumption);
    const other = known.find(
      (mention) => mention !== chosen && mention.dimension?.column !== chosen.dimension?.column,
    );
    // `which group, by race`: the column after `by` is the group.
    if (other?.dimension && !other.isChoice && chosen.assumption !== null)
      return { dimension: other.dimension, isChoice: chosen.isChoice, isTime: false };
    const second = other?.assumption === null ? other.dimension : null;
    refuseSecond(draft, chosen.dimension, second, conditions);
    return { dimension: chosen.dimension, isChoice: chosen.isChoice, isTime: false };
  }
  return timeAsked(draft, measured);
}

/** The group in `By restaurant, whose items are the saltiest`: the items are rows, and not compared with each other. */
function leadingGroup({ question }: Draft, known: readonly DimensionMention[]): Dimension | null {
  const [opening] =
    /^\W*by (?:each )?[^,]{3,40}, (?:whose|(?:which|what|where|who)\b(?! (?:year|month|quarter|week|day|date)))\b/i.exec(
      question,
    ) ?? [];
  if (opening === undefined) return null;
  const found = known.find(
    ({ dimension, tokens }) => dimension !== null && tokens.some(({ end }) => end < opening.length),
  );
  return found?.dimension ?? null;
}

/** Rejects a ranking of one column's members within those of another, as in `which product in each region`. */
function refuseSecond(
  { question, vocabulary: { table } }: Draft,
  first: Dimension,
  second: Dimension | null,
  { where }: SettledConditions,
): void {
  const time = /\b(?:in|for|by|of|on) (?:each|every) (year|quarter|month|week|day|decade)\b/i.exec(
    question,
  )?.[1];
  const isFixed = second !== null && where.some(({ column }) => column === second.column);
  const name = second === null || isFixed ? time : second.name;
  if (name !== undefined)
    throw refusal(
      table,
      `it groups by ${first.name} and by ${name}, and one of them is possible: --by ${quoteJson(first.name)} with --where, or --by ${quoteJson(name)}`,
    );
}

function named({ vocabulary: { table } }: Draft, name: string): Dimension {
  const dimensions = dimensionsOf(table.columns);
  const found =
    dimensions.get(name) ??
    [...dimensions.values()].find((dimension) => dimension.name.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found;
  throw new AnalystError(
    "BAD_OPTION",
    `there is no column ${quoteJson(name)} to group by; there are ${listNames(dimensions.keys())}`,
  );
}

/** Whether a column's name is a word or its abbreviation: `month`, `mnth` or `mon`. */
function isCalled(name: string, word: string): boolean {
  return name === word || (name.length >= 3 && isAbbreviation(name, word));
}

/** The period of `average monthly sales`, unless the word belongs to a column's name. */
function eachOfAverage({ question, claims }: Draft, measured: SettledMeasure | null): RegExpExecArray | null {
  // The average daily maximum is an average of levels, and no total of each day.
  if (measured?.measure.column?.nature !== "amount") return null;
  const match = periodically.exec(question);
  const word = claims.tokens.find(({ lower }) => lower === match?.[1]?.toLowerCase());
  if (match === null || word === undefined || claims.useOf(word) !== undefined) return null;
  claims.claim([word], "time");
  return match;
}

/** The column in parentheses right behind a time, as in `on which day of the week (wday)`. */
function glossedTime({ question, claims, vocabulary }: Draft, end: number): Column | null {
  const [inside] = /^ ?\([^()]+\)/.exec(question.slice(end)) ?? [];
  if (inside === undefined) return null;
  const tokens = claims.within(end, end + inside.length);
  const column = columnNamed(tokens, vocabulary.table.columns);
  if (column === null || column.kind === "time" || column.role === "measure") return null;
  claims.claim(tokens, "dimension");
  return column;
}

/**
 * Whether a question asks for one month of one year, as in `in which month was the price at its highest`, though the
 * table also has a column of months.
 */
function isOneMonth({ question, axis }: Draft, { name }: Column): boolean {
  return (
    axis !== null &&
    axis.grain !== "year" &&
    axis.column.kind === "time" &&
    axis.first.slice(0, 4) !== axis.last.slice(0, 4) &&
    /mon/i.test(name) &&
    /\b(?:in|during) (?:which|what) month (?:was|were|did)\b/i.test(question) &&
    !isCalendarAsked(question)
  );
}

/** Whether a column numbers the days of months that another column names. */
function isDayOfMonth({ name, kind, greatest }: Column, columns: readonly Column[]): boolean {
  return (
    kind === "number" &&
    Number(greatest) > 7 &&
    Number(greatest) <= 31 &&
    columns.some((other) => other.name !== name && /^mo(?:n|nth)?$/i.test(other.name.trim()))
  );
}

/** Returns the time by which the question groups, as in `in which month`, `when` or `by year`. */
function timeAsked(draft: Draft, measured: SettledMeasure | null): SettledDimension | null {
  const { question, cues, axis, vocabulary } = draft;
  const each =
    /\b(?:by|each|every|per)\s+(?:calendar\s+)?(year|quarter|month|weekday|day of the week|day|week|decade|hour)\b/i.exec(
      question,
    );
  const asked =
    /\b(?:which|what)\s+(?:was\s+the\s+|is\s+the\s+|were\s+the\s+)?(?:\w+est\s+|most\s+\w+\s+|least\s+\w+\s+)?(?:(?:calendar|election|survey|census)\s+)?(years?|quarters?|months?|weekdays?|days? of the week|days?|weeks?|hours?|dates?|decades?)\b/i.exec(
      question,
    );
  const match = (cues.when ? (asked ?? each) : each) ?? eachOfAverage(draft, measured);
  if (match === null && !cues.when) return null;
  const glossed = match === null ? null : glossedTime(draft, match.index + match[0].length);
  if (glossed !== null) return { dimension: plain(vocabulary, glossed), isChoice: cues.when, isTime: true };
  const word = (match?.[1] ?? "")
    .toLowerCase()
    .replace(/s$/, "")
    .replace("days of the week", "weekday")
    .replace("day of the week", "weekday")
    .replace("date", "day")
    .replace("annual", "year")
    .replace(/^dai/, "day")
    .replace(/ly$/, "");
  const isChoice = cues.when;
  const calendar =
    word === ""
      ? undefined
      : vocabulary.table.columns.find(
          ({ role, name, kind, distinct }) =>
            (role === "calendar" || (kind === "text" && (distinct ?? 0) <= 366)) &&
            isCalled(name.toLowerCase().replace(/[^a-z]/g, ""), word),
        );
  if (calendar !== undefined && word === "day" && isDayOfMonth(calendar, vocabulary.table.columns))
    throw refusal(
      vocabulary.table,
      `it asks for a day, and ${quoteJson(calendar.name)} holds days of the month without a year: --by ${quoteJson(calendar.name)} groups the same day of all months`,
    );
  if (
    calendar !== undefined &&
    !isOneMonth(draft, calendar) &&
    (axis === null || !axis.parts.includes(calendar) || isCalendarAsked(question))
  )
    return { dimension: plain(vocabulary, calendar), isChoice, isTime: true };
  return axis === null ? null : { dimension: timeGrouped(draft, axis, word), isChoice, isTime: true };
}
