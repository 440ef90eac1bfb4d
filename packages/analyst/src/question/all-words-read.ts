import { unnamedValue } from "../table/wide-periods.js";
import { synonymsOf } from "./concepts.js";
import type { Draft } from "./draft.js";
import type { DimensionMention } from "./find-dimension.js";
import { isMeasurable } from "./find-measure.js";
import { refusal } from "./refusal.js";
import type { SettledMeasure } from "./settled-measure.js";
import type { Token } from "./token.js";
import { unreadWords } from "./unread-words.js";

/**
 * Words that nothing answers to are a reason to refuse, unless an option says what is meant.
 * @param used names of the columns that are computed from; null before they are known
 * @param isGlossed parentheses name what is measured, so that the words before them are only other words for it
 * @returns what is to be said before the answer
 */
export function assertAllWordsRead(
  draft: Draft,
  measured: SettledMeasure | null,
  dimensions: readonly DimensionMention[],
  used: ReadonlySet<string> | null,
  isGlossed: boolean,
  unanswered: readonly Token[] = [],
): string[] {
  const isMeasured = measured !== null;
  const isCovered = measured?.isCovered !== false;
  const { claims, vocabulary, options } = draft;
  const { table } = vocabulary;
  const isSettled =
    options.measure !== undefined ||
    options.where !== undefined ||
    options.compare !== undefined ||
    options.by !== undefined ||
    options.aggregate !== undefined;
  // An option takes the place of a word.
  const { names, narrowing, unused, others } = unreadWords(
    claims,
    vocabulary,
    isCovered,
    isSettled ? null : used,
  );
  const list = (tokens: readonly { text: string }[]): string =>
    tokens.map(({ text }) => `"${text}"`).join(", ");
  if (!isSettled) {
    if (names.length > 0) throw refusal(table, `no column, member or period of it is called ${list(names)}`);
    const unnamed = dimensions.find(({ dimension, isChoice }) => dimension === null && isChoice);
    if (unnamed !== undefined)
      throw refusal(table, `it has no column for ${list(unnamed.tokens)} to choose among`);
    if (narrowing.length > 0)
      throw refusal(table, `it has no column, member or period for ${list(narrowing)}`);
    if (unused.length > 0)
      throw refusal(
        table,
        `the question says ${list(unused)}, and not what of it is meant; --by, --where or --measure says so`,
      );
    if (others.length > 0 && !isMeasured && !mayNameValue(draft))
      throw refusal(table, `it has no column of numbers for ${list(others)}`);
    if (others.length > 0 && isMeasured && !isGlossed)
      throw refusal(
        table,
        `nothing in it is called ${list(others)}; --measure, --by or --where says what is meant`,
      );
  }
  if (!isSettled && unanswered.length > 0)
    throw refusal(
      table,
      `the question says ${list(unanswered)}, which nothing here computes for this question; --measure, --aggregate, --by, --where or --compare says what is meant`,
    );
  const unread = [...names, ...narrowing, ...unused, ...others, ...unanswered];
  return unread.length === 0
    ? []
    : [`Not used, since no column, member or period of the table is called so: ${list(unread)}.`];
}

/** Values of periods as columns, which nothing in the table names: any noun may name them, unless the file is called after another. */
export function mayNameValue({ vocabulary: { table, fileStems } }: Draft): boolean {
  const numbers = table.columns.filter(isMeasurable);
  const [only] = numbers;
  const isTold = [...fileStems].some((stem) => synonymsOf(stem).length > 0);
  return numbers.length === 1 && only?.name === unnamedValue && !isTold;
}
