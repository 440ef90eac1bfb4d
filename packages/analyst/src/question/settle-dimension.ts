import { quoteJson } from "@concordat/llm";
import { AnalystError } from "../error/analyst-error.js";
import { type Dimension, dimensionsOf } from "../query/dimension.js";
import { listNames } from "../query/list-names.js";
import type { DimensionMention } from "./dimension/find-dimension.js";
import { plain } from "./dimension/grouping-columns.js";
import type { SettledDimension } from "./dimension/settled-dimension.js";
import { timeAsked } from "./dimension/time-asked.js";
import type { Draft } from "./draft.js";
import type { SettledMeasure } from "./measure/settled-measure.js";
import { refusal } from "./refusal.js";
import type { SettledConditions } from "./settle-conditions.js";

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
  const alternatives = alternativesAsked(draft, conditions);
  // Two values of one column are compared without a grouping of their own.
  if (alternatives !== null)
    return conditions.groups === null ? { dimension: alternatives, isChoice: true, isTime: false } : null;
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

/**
 * Returns the dimension that a question names at its start, before a relative clause, as in `By restaurant, whose items
 * are the saltiest`. Returns `null` if the question does not start so.
 */
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

/**
 * Returns the column of two values between which the question chooses, as in `Who has more works, Hirst or Beuys?`.
 * Returns `null` if it does not end with such a choice.
 */
function alternativesAsked(
  { question, cues, vocabulary }: Draft,
  { where }: SettledConditions,
): Dimension | null {
  const isChoice =
    /^\W*(?:who|which|what) (?:has|have|had|is|are|was|were|did|does|sells?|sold)\b.*, [^,]+ or [^,]+$/i.test(
      question,
    );
  const [column, ...others] = where.flatMap((condition) =>
    / = .+ \| /.test(condition.text) ? [condition.column] : [],
  );
  return isChoice && cues.order !== null && column !== undefined && others.length === 0
    ? plain(vocabulary, column)
    : null;
}

/**
 * Throws if a question asks for a ranking within each group of another column, as in `which product in each region`.
 */
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
