import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import { unnamedValue } from "../../table/wide-periods.js";
import { aggregated } from "../choose-aggregate.js";
import type { Draft } from "../draft.js";
import { isFileWord } from "../file-words.js";
import type { MeasureMention } from "../measure/find-measure.js";
import { countColumn, isIdentifier, onlyCount } from "../measure/measured-columns.js";
import { asked, claimMention, type SettledMeasure } from "../measure/settled-measure.js";
import { matchName } from "../name-match.js";
import { isAnyone } from "../people-words.js";
import { stemOf, type Token } from "../token.js";
import type { Vocabulary } from "../vocabulary.js";
import { countedByVerb } from "./counted-by-verb.js";
import { countedPhrase } from "./counted-phrase.js";
import { documentsCounted } from "./documents-counted.js";
import { harm, isOfHarm } from "./harmed-people.js";
import { membersCounted, namesCounted, personsCounted } from "./members-counted.js";
import { minNamed } from "./most-rows.js";
import { membersAsRows, namesRows, times } from "./names-of-rows.js";
import { numberedRows } from "./numbered-rows.js";
import { ownColumn } from "./own-column.js";
import { rowsCounted } from "./rows-counted.js";

/** Chooses what `how many` counts: distinct values, a sum, or rows. */
export function chooseCount(
  draft: Draft,
  mentions: readonly MeasureMention[],
  filtered: readonly Column[],
): SettledMeasure | null {
  const { vocabulary, cues } = draft;
  const phrase = countedPhrase(draft);
  const isOfPhrase = ({ tokens }: MeasureMention): boolean =>
    tokens.some((token) => phrase.some(({ start }) => start === token.start));
  const isRow = phrase.some((token) => isFileWord(token, vocabulary));
  // `how many times did Kenya win` counts rows, though a column of finishing times is called `Time`.
  if (isOftenAsked(phrase) && mentions.every(({ column }) => column.nature !== "amount"))
    return rowsCounted(draft, phrase);
  if (!isRow || cues.distinct || isNameOfTexts(phrase, vocabulary)) {
    const members = membersCounted(draft, phrase, filtered, mentions.find(isOfPhrase)?.score ?? 0);
    if (members !== null) return members;
  }
  const persons = personsCounted(draft, phrase);
  if (persons !== null) return persons;
  const names = namesCounted(draft, phrase);
  if (names !== null) return names;
  const byVerb = countedByVerb(draft, mentions, phrase);
  if (byVerb !== null) return byVerb;
  const amounts = mentions.filter(({ column }) => column.nature === "amount" && !filtered.includes(column));
  // How many people were murdered: counts events rather than the people in the table.
  const nouns = phrase.filter(({ lower }) => !harm.test(lower));
  const isOfPeople = nouns.length > 0 && nouns.every(({ lower }) => isAnyone(lower));
  // A column that is compared with a number restricts the rows that are counted: towns of more than 100
  // inhabitants.
  const open = mentions.filter((mention) => !filtered.includes(mention.column) || isOfPhrase(mention));
  // How many people were murdered: the murders are meant, and not all people.
  const event = isOfPeople
    ? (amounts.find((mention) => !isOfPhrase(mention)) ?? open.find(isOfHarm))
    : undefined;
  const people = isOfPeople && event === undefined ? peopleColumn(draft, phrase, filtered) : null;
  if (people !== null) return people;
  const own = ownColumn(open.filter(isOfPhrase));
  const best =
    own ??
    event ??
    open.find(
      (mention) =>
        mention.column.nature === "amount" ||
        (isOfPhrase(mention) &&
          !(isRow && isOnlyAlike(mention)) &&
          !isLevelOfCounted(mention, draft) &&
          (phrase.length === 1 || !mention.tokens.every(isParticiple))),
    );
  if (best !== undefined) return amountCounted(draft, phrase, best);
  return (
    columnByName(draft, mentions, phrase) ??
    timeMeasured(draft, mentions, phrase) ??
    rowsOrMembers(draft, phrase, isRow)
  );
}

/**
 * Returns the measure for a counted noun that names a column: the number of distinct values for identifiers, otherwise
 * the column's sum.
 */
function amountCounted(draft: Draft, phrase: readonly Token[], best: MeasureMention): SettledMeasure {
  const { claims, vocabulary, cues } = draft;
  const numbered = cues.distinct ? null : eventsCounted(draft, phrase, best.column);
  if (numbered !== null) return numbered;
  const rows = documentsCounted(draft, phrase, best.column) ?? numberedRows(draft, phrase, best.column);
  if (rows !== null) return rows;
  claimMention(claims, best);
  // `how many women were on the register`, in a file of a register: its only number counts whatever it lists.
  if (best.column === onlyCount(vocabulary.table.columns)) claims.claim(phrase.slice(-1), "row");
  if (isIdentifier(best.column)) return asked({ column: best.column, aggregate: "distinct" });
  return { ...asked(aggregated(draft, best.column), draft), isCovered: best.score >= minNamed };
}

/** Stems of words in a file's name that say that its values are no counts, as in `sugar_prices.csv`. */
const levelStems: ReadonlySet<string> = new Set(
  "price rate temperature index indices share percentage score level ratio average mean anomaly"
    .split(" ")
    .map(stemOf),
);

/** Whether the question counts times: `how many times`. */
function isOftenAsked(phrase: readonly Token[]): boolean {
  const [times, ...more] = phrase;
  return times?.lower === "times" && more.length === 0;
}

/**
 * Returns the measure for a counted noun that names no column: the sum of a column of counts, the number of rows, or
 * the number of rows with certain values. Returns `null` if the noun does not refer to the rows.
 */
function rowsOrMembers(draft: Draft, phrase: readonly Token[], isRow: boolean): SettledMeasure | null {
  const { columns } = draft.vocabulary.table;
  const isOfLevels = [...draft.vocabulary.fileStems].some((stem) => levelStems.has(stem));
  const count = countColumn(columns) ?? (isRow && !isOfLevels ? columns.find(isOnlyValue) : undefined);
  if (count !== undefined && (isRow || onlyCount(columns) !== undefined)) {
    draft.claims.claim(phrase.slice(-1), "row");
    return asked({ column: count, aggregate: "sum" });
  }
  return isRow || namesRows(phrase, draft) ? rowsCounted(draft, phrase) : membersAsRows(draft, phrase);
}

/**
 * Whether a column's name only resembles the words. For example, the words `processors` and a column `process` have
 * different stems.
 */
function isOnlyAlike({ column, tokens }: MeasureMention): boolean {
  const parts = nameParts(column.name).map(stemOf);
  return tokens.length > 0 && tokens.every(({ stem }) => !parts.includes(stem));
}

/** Whether a numeric column has no descriptive name, so that the file's name says what its values are. */
function isOnlyValue({ name, kind }: Column): boolean {
  return kind === "number" && name.trim().toLowerCase() === unnamedValue;
}

/**
 * Returns the sum of the only column that counts people, for example of a column `people` for `how many children`.
 * Returns `null` if there is no such column.
 */
function peopleColumn(
  draft: Draft,
  phrase: readonly Token[],
  filtered: readonly Column[],
): SettledMeasure | null {
  const [people, ...others] = draft.vocabulary.table.columns.filter(
    (column) =>
      /^(?:people|persons)$/i.test(column.name.trim()) &&
      column.kind === "number" &&
      column.role === "measure" &&
      !filtered.includes(column),
  );
  if (people === undefined || others.length > 0) return null;
  draft.claims.claim(phrase, "row");
  return asked({ column: people, aggregate: "sum" }, draft);
}

/**
 * Whether the counted noun names a text column whose values occur in several rows, as families do in a table of
 * children called family_heights.csv.
 */
function isNameOfTexts(phrase: readonly Token[], { table }: Vocabulary): boolean {
  return table.columns.some(
    ({ name, kind, role, distinct }) =>
      kind === "text" &&
      role === "category" &&
      distinct !== null &&
      distinct < table.rows &&
      matchName(name, phrase).score === 1,
  );
}

const events = /^(?:flights?|departures?|arrivals?|trains?|rides?|trips?|games?|match(?:es)?|races?|calls?)$/;

/**
 * Returns the number of rows if the counted noun names a column of numbers that repeat, such as flight numbers:
 * hundreds of flights may have the same number. Returns `null` in all other cases.
 */
function eventsCounted(draft: Draft, phrase: readonly Token[], column: Column): SettledMeasure | null {
  const { name, distinct } = column;
  const isRow = phrase.some((token) => isFileWord(token, draft.vocabulary) && events.test(token.lower));
  if (!isRow || !isIdentifier(column) || distinct === draft.vocabulary.table.rows || /id$/i.test(name))
    return null;
  return {
    ...rowsCounted(draft, phrase),
    assumptions: [
      `Several rows have the same ${name}, so rows were counted: --measure ${name} --aggregate distinct counts different numbers.`,
    ],
  };
}

/**
 * Finds the column of durations whose unit is counted, as in `how many days were pupils absent` for a column `absent`.
 * The table must not have a time column.
 */
function timeMeasured(
  { claims, axis, ...draft }: Draft,
  [best]: readonly MeasureMention[],
  phrase: readonly Token[],
): SettledMeasure | null {
  const isUnit = phrase.length > 0 && phrase.every(({ lower }) => times.test(lower));
  if (best === undefined || axis !== null || !isUnit || best.score < 0.9) return null;
  claimMention(claims, best);
  claims.claim(phrase, "gloss");
  return asked(aggregated({ ...draft, claims, axis }, best.column), { ...draft, claims, axis });
}

/**
 * Finds the column whose values are numbers of the counted things, as in `how many votes did the SPD get` for a column
 * `SPD`.
 */
function columnByName(
  draft: Draft,
  mentions: readonly MeasureMention[],
  phrase: readonly Token[],
): SettledMeasure | null {
  const exact = mentions.filter(
    ({ column, tokens }) => tokens.length === 1 && tokens[0]?.text === column.name && tokens[0].isName,
  );
  const [only, ...more] = exact;
  const noun = phrase.at(-1);
  if (only === undefined || more.length > 0 || noun === undefined || phrase.length > 1) return null;
  claimMention(draft.claims, only);
  draft.claims.claim([noun], "row");
  return {
    ...asked({ column: only.column, aggregate: "sum" }, draft),
    assumptions: [`The numbers of ${only.column.name} were read as those of ${noun.text}.`],
  };
}

/**
 * Whether a matching column contains a property of the counted things instead of their number. For example, `how many
 * children are there` does not ask for the average of `childHeight`.
 */
function isLevelOfCounted({ column, score }: MeasureMention, { cues }: Draft): boolean {
  return column.nature === "level" && score < minNamed && cues.aggregate === null;
}

/**
 * Whether a word is a participle that describes the counted things, as in `how many patients died`. A column with this
 * name is added up only if it contains amounts.
 */
function isParticiple({ lower }: Token): boolean {
  return /ed$/.test(lower);
}
