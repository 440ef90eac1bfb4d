import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import { nameColumn, personColumn } from "../dimension/grouping-columns.js";
import { otherEnd } from "../dimension/way-ends.js";
import type { Draft } from "../draft.js";
import { isFileWord } from "../file-words.js";
import { asked, type SettledMeasure } from "../measure/settled-measure.js";
import { matchName } from "../name-match.js";
import { isAnyone } from "../people-words.js";
import type { Token } from "../token.js";

/**
 * Counts the distinct names, as in `how many storms`, if rows repeat the names of the things that the file is named
 * after.
 */
export function namesCounted(
  { claims, vocabulary, cues }: Draft,
  phrase: readonly Token[],
): SettledMeasure | null {
  const noun = phrase.at(-1);
  const column = noun === undefined ? undefined : nameColumn(noun, vocabulary);
  if (noun === undefined || column === undefined) return null;
  if (!cues.distinct && (column.distinct ?? 0) >= 0.5 * vocabulary.table.rows) return null;
  claims.claim([noun], "row");
  return {
    ...asked({ column, aggregate: "distinct" }),
    assumptions: [
      `Several rows have the same ${column.name}, so different names were counted: --aggregate count counts rows.`,
    ],
  };
}

/** Counts the distinct members of the column with the names of people, as in `how many different men have won`. */
export function personsCounted(
  { cues, claims, vocabulary }: Draft,
  phrase: readonly Token[],
): SettledMeasure | null {
  if (!cues.distinct || !/\bdifferent (?:people|persons|men|women|individuals)\b/i.test(cues.what))
    return null;
  const column = personColumn(vocabulary);
  if (column === null || column.kind !== "text") return null;
  claims.claim(
    phrase.filter(({ lower }) => isAnyone(lower)),
    "row",
  );
  return asked({ column, aggregate: "distinct" });
}

/** Returns the number of distinct values of the text column that the words name; `null` if they name none. */
export function membersCounted(
  { claims, vocabulary, cues }: Draft,
  phrase: readonly Token[],
  filtered: readonly Column[],
  rival: number,
): SettledMeasure | null {
  const [grouping] = vocabulary.table.columns
    .filter((column) => column.role === "category" && column.kind === "text" && !filtered.includes(column))
    .map((column) => ({ column, ...matchName(column.name, phrase) }))
    .filter(
      ({ score, column, tokens }) =>
        (score >= 0.6 || isFirstPart(column, phrase)) &&
        // How many days did it rain: a column of weekdays has seven at most.
        (cues.distinct || !isOfWeekdays(column, phrase)) &&
        // People who died are not counted by the kinds of their fate.
        (cues.distinct || !((column.distinct ?? 0) <= 2 && tokens.every(({ lower }) => /ed$/.test(lower)))),
    )
    .sort((x, y) => y.score - x.score);
  if (grouping === undefined && cues.distinct) {
    const other = otherEnd(vocabulary.table.columns, filtered);
    const noun = phrase.find((token) => isFileWord(token, vocabulary));
    if (other === undefined || noun === undefined) return null;
    claims.claim([noun], "row");
    return asked({ column: other, aggregate: "distinct" });
  }
  if (grouping === undefined || (!cues.distinct && rival >= grouping.score)) return null;
  claims.claim(grouping.tokens, "column");
  return asked({ column: grouping.column, aggregate: "distinct" });
}

const daysOfWeek = 7;

/** Whether days are counted and the column has the days of the week. */
function isOfWeekdays({ distinct }: Column, phrase: readonly Token[]): boolean {
  return /^days?$/.test(phrase.at(-1)?.lower ?? "") && (distinct ?? 0) <= daysOfWeek;
}

/** Whether the counted noun is the first word of a column's name, as `countries` of `countries_and_areas`. */
function isFirstPart({ name }: Column, phrase: readonly Token[]): boolean {
  const [first, link] = nameParts(name);
  const noun = phrase.at(-1);
  return link === "and" && noun !== undefined && noun.lower === first;
}
