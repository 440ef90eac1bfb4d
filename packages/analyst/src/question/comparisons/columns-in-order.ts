import { differenceOf } from "../../query/column-difference.js";
import type { Column } from "../../table/column.js";
import { isZeroOne } from "../../table/zero-one.js";
import { Claims } from "../claims.js";
import { compares } from "../condition.js";
import type { Draft } from "../draft.js";
import { measureMentions } from "../measure/find-measure.js";
import { claimMention, rowWord } from "../measure/settled-measure.js";
import { matchName } from "../name-match.js";
import type { PlacedCondition } from "./placed-condition.js";

/**
 * Patterns for words between two columns, such as `get more votes than` and `was ahead of`, and whether the first (`>`)
 * or the second column (`<`) is the greater one.
 */
const wordings: readonly (readonly [RegExp, ">" | "<"])[] = [
  [
    /^(?<first>.*?)\b(?:more|higher|greater|larger|bigger|longer)\b(?<between>.*?)\bthan\b(?<second>.+)$/isu,
    ">",
  ],
  [/^(?<first>.*?)\b(?:less|fewer|lower|smaller|shorter)\b(?<between>.*?)\bthan\b(?<second>.+)$/isu, "<"],
  [
    /^(?<first>.*?)\b(?:ahead of|above|exceed(?:s|ed)?|outnumber(?:s|ed)?|beat|beats)\b(?<second>.+)$/isu,
    ">",
  ],
  [/^(?<first>.*?)\b(?:behind|below)\b(?<second>.+)$/isu, "<"],
];

/**
 * Finds conditions that one column is greater than another, as in `in how many counties did Bush get more votes than
 * Gore`. Ignores comparisons in which a side names no numeric column, or both sides name the same one.
 */
export function columnsInOrder(draft: Draft): PlacedCondition[] {
  const { question, claims, cues, vocabulary } = draft;
  if (!(cues.counts || cues.share) || !/\bhow many\b|\b(?:share|percentage|proportion) of\b/i.test(question))
    return [];
  const numbers = vocabulary.table.columns.filter((column) => !isZeroOne(column));
  const ofVerbs = verbsInOrder(draft, numbers);
  if (ofVerbs !== null) return [ofVerbs];
  for (const [wording, comparator] of wordings) {
    const { first, second } = wording.exec(question)?.groups ?? {};
    // `more than 3,000 men` compares with a number.
    if (first === undefined || second === undefined || /^\s*\$?\d/.test(second)) continue;
    const named = (from: number, to: number) => {
      const within = claims.tokens.filter(
        (token) =>
          token.start >= from &&
          token.end <= to &&
          /^(?:undefined|column|gloss)$/.test(String(claims.useOf(token))),
      );
      const [best, next] = measureMentions(new Claims(within), numbers, rowWord(draft)).filter(
        ({ score, tokens }) => score >= 0.9 && tokens.length > 0,
      );
      return best !== undefined && best.score !== next?.score ? best : null;
    };
    const [minuend, subtrahend] = [
      // `had more sailors than soldiers`: the first column stands behind the comparative.
      named(0, first.length) ?? named(first.length, question.length - second.length),
      named(question.length - second.length, question.length),
    ];
    if (minuend === null || subtrahend === null || minuend.column === subtrahend.column) continue;
    for (const mention of [minuend, subtrahend]) claimMention(claims, mention);
    const start = first.length;
    const behind = question.length - second.length;
    claims.claim(
      claims.free().filter((token) => token.start >= start && token.end <= behind),
      "number",
    );
    // `did Bush get`: the verb between the first column and the comparison.
    claims.claim(
      claims
        .free()
        .filter(
          ({ start: at, end, lower }) =>
            at > (minuend.tokens[0]?.start ?? 0) &&
            end <= start &&
            /^(?:get|gets|got|have|has|had|win|wins|won|receive[sd]?|was|were|is|are|be)$/.test(lower),
        ),
      "number",
    );
    return [
      {
        condition: compares(differenceOf(minuend.column, subtrahend.column), comparator, 0),
        start: minuend.tokens[0]?.start ?? 0,
      },
    ];
  }
  return [];
}

/** Matches two verbs with the same subject, as in `won more games than they lost`. */
const verbs =
  /\b(?<first>\p{L}{3,}) (?<order>more|fewer|less)\b(?<object>(?: \p{L}+){0,2}) than (?:they|it|he|she|we) (?<second>\p{L}{3,})\b/iu;

/** Returns the condition of two verbs that name two columns of numbers, such as `Wins` and `Losses`; `null` if they do not. */
function verbsInOrder({ question, claims }: Draft, columns: readonly Column[]): PlacedCondition | null {
  const match = verbs.exec(question);
  if (match === null) return null;
  const { first, order = "", second } = match.groups ?? {};
  const words = claims.within(match.index, match.index + match[0].length);
  const [minuend, subtrahend] = [first, second].map((verb) => {
    const named = words.filter(({ text }) => text === verb);
    const [only, ...more] = columns.filter(
      ({ kind, name }) => kind === "number" && matchName(name, named).score >= 0.75,
    );
    return more.length === 0 ? only : undefined;
  });
  if (minuend === undefined || subtrahend === undefined || minuend === subtrahend) return null;
  claims.claim(words, "number");
  const comparator = /^more$/i.test(order) ? ">" : "<";
  return { condition: compares(differenceOf(minuend, subtrahend), comparator, 0), start: match.index };
}
