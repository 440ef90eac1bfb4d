import { isZeroOne } from "../../table/zero-one.js";
import type { Draft } from "../draft.js";
import type { MeasureMention } from "../measure/find-measure.js";
import { asked, claimMention, type SettledMeasure } from "../measure/settled-measure.js";
import { isPeople } from "../people-words.js";
import type { Token } from "../token.js";

/** Minimum share of a column's name that the verb must cover. */
const minVerb = 0.6;

const contests = /^(?:games?|match(?:es)?|races?|fights?|bouts?|sets?|rounds?|elections?|titles?)$/;
const results = /^(?:wins?|won|winning|los(?:e[sd]?|t|ing)|draws?|drew|drawn|tied?|play(?:s|ed)?)$/;

/**
 * Returns the sum of the column that a verb names, as in `how many games did the Cubs win` for a column `Wins` and `how
 * many people were employed` for a column `Employed`. Returns `null` if no verb does.
 */
export function countedByVerb(
  draft: Draft,
  mentions: readonly MeasureMention[],
  phrase: readonly Token[],
): SettledMeasure | null {
  const found =
    mentions.find((mention) => isResult(mention, phrase)) ??
    mentions.find((mention) => isState(mention, phrase));
  if (found === undefined) return null;
  claimMention(draft.claims, found);
  draft.claims.claim(
    phrase.filter((token) => draft.claims.useOf(token) === undefined),
    "row",
  );
  return asked({ column: found.column, aggregate: "sum" }, draft);
}

function isResult({ column, score, tokens }: MeasureMention, phrase: readonly Token[]): boolean {
  return (
    score >= minVerb &&
    !isZeroOne(column) &&
    phrase.length === 1 &&
    phrase.every(({ lower }) => contests.test(lower)) &&
    tokens.length > 0 &&
    tokens.every(({ lower, start }) => results.test(lower) && start > (phrase[0]?.start ?? 0))
  );
}

/** Whether people are in a state that a column counts, as `employed` does. */
function isState({ column, score, tokens }: MeasureMention, [people, ...more]: readonly Token[]): boolean {
  const [state] = tokens;
  return (
    score === 1 &&
    !isZeroOne(column) &&
    column.nature !== "level" &&
    people !== undefined &&
    isPeople(people.lower) &&
    state !== undefined &&
    state.start > people.start &&
    /ed$/.test(state.lower) &&
    column.name.trim().toLowerCase() === state.lower &&
    tokens.every(({ start }) => start === state.start) &&
    more.every(({ start }) => start === state.start)
  );
}
