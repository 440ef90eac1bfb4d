import { nameParts } from "../table/name-parts.js";
import type { Claims } from "./claims.js";
import { meanTheSame, synonymsOf } from "./concepts.js";
import { isKindOfRows } from "./counting/kinds-of-rows.js";
import { isComputation } from "./cues.js";
import { isMotionOf } from "./dimension/way-ends.js";
import { isFileWord, isSubjectOfFile } from "./file-words.js";
import { areOfForces, countsDeaths } from "./measure/lives-lost.js";
import { isAbbreviation, matchName } from "./name-match.js";
import {
  isEntity,
  isNeutral,
  isQuantity,
  isRareEntity,
  isTrip,
  lacksNoun,
  namesThings,
} from "./neutral-words.js";
import { isRole } from "./people-words.js";
import { isStopWord } from "./stop-words.js";
import { stemOf, type Token } from "./token.js";
import type { Vocabulary } from "./vocabulary.js";

/**
 * Whether a word needs no interpretation. Such a word belongs to the grammar of questions, describes the table or its
 * rows, or is part of a name that the answer uses.
 * @param used names of the columns that are computed from; `null` before they are known
 */
export function isExplained(token: Token, vocabulary: Vocabulary, used: ReadonlySet<string> | null): boolean {
  if (
    isStopWord(token.lower) ||
    isNeutral(token.lower) ||
    isComputation(token.lower) ||
    isFileWord(token, vocabulary) ||
    isSubjectOfFile(token, vocabulary) ||
    vocabulary.fileNumbers.has(token.text)
  )
    return true;
  if (used !== null && (isMotionOf(token.lower, used) || isTripOf(token.lower, used))) return true;
  if (isRole(token.lower) && mayBeRows(vocabulary) && !isOfOtherRole(token, vocabulary)) return true;
  if (
    /^characters?$/.test(token.lower) &&
    vocabulary.table.columns.some(({ name }) => personColumn.test(name))
  )
    return true;
  if (isKindOfRows(token, vocabulary)) return true;
  if (used !== null && areOfForces(token, vocabulary) && [...used].some(countsDeaths)) return true;
  if (isEntity(token.lower) && standsForRows(token, vocabulary)) return true;
  if (isRareEntity(token.lower) && hasOwnLabel(vocabulary)) return true;
  if (namesEveryRow(token, vocabulary)) return true;
  if (token.isName) return used !== null && isNameOfColumn(token, used);
  return isOfColumn(token, vocabulary, used) || isOfMember(token, vocabulary, used);
}

/** Minimum length of a part of a column's name that can represent the complete name. */
const minNamePart = 3;

/** Whether a word is part of the name of a used column, as `Democrats` of `demVote` or `ALP` of `ALPSeats`. */
function isNameOfColumn({ lower }: Token, used: ReadonlySet<string>): boolean {
  return [...used].some((name) =>
    nameParts(name).some(
      (part) => part === lower || (part.length >= minNamePart && lower.startsWith(part) && !isStopWord(part)),
    ),
  );
}

const ofTrips = /^(?:distance|dist|duration|miles|km|fare|fares|tip|tips|minutes)$/;

/** Whether a word names the rows as trips, as in `the longest trips`, in a table with a column of distances. */
function isTripOf(word: string, used: ReadonlySet<string>): boolean {
  return isTrip(word) && [...used].some((name) => nameParts(name).some((part) => ofTrips.test(part)));
}

/**
 * Whether a word is the name of a text column with a unique value in each row. For example, `peaks` names the rows of a
 * table with a column `Peak`.
 */
function namesEveryRow(token: Token, { table: { columns, rows } }: Vocabulary): boolean {
  return (
    rows > 2 &&
    columns.some(
      ({ name, kind, distinct }) =>
        kind === "text" && distinct === rows && matchName(name, [token]).score === 1,
    )
  );
}

/** Whether a word is explained by the name of a column that the answer uses. */
function isOfColumn(token: Token, { table }: Vocabulary, used: ReadonlySet<string> | null): boolean {
  return table.columns.some(
    ({ name }) =>
      (used?.has(name) ?? true) &&
      nameParts(name).some(
        (part) =>
          stemOf(part) === token.stem ||
          // Founded, for a column `foundingyear`.
          stemOf(part.replace(/(?<=\p{L}{4})(?:year|date)$/u, "")) === token.stem ||
          (part.length >= 3 && isAbbreviation(part, token.lower)) ||
          (used !== null && isVerbOf(part, token)) ||
          // How many days did patients stay, for a column of days.
          (used !== null && /^days?$/.test(part) && /^stay(?:s|ed)?$/.test(token.lower)),
      ),
  );
}

/** Maximum number of values of a column whose words are considered as descriptions of the rows. */
const maxMembers = 60;
/**
 * Matches the name of a row of totals, such as `all natural disasters`. The row is omitted, but its name describes
 * the content of the table.
 */
const totalMember = /^(?:all|total|overall)\b/i;

function isOfMember(token: Token, { byColumn }: Vocabulary, used: ReadonlySet<string> | null): boolean {
  return [...byColumn].some(
    ([column, members]) =>
      (column.distinct ?? 0) <= maxMembers &&
      members.some(
        ({ text }) =>
          ((used?.has(column.name) ?? true) || totalMember.test(text)) &&
          text
            .toLowerCase()
            .split(/[^\p{L}]+/u)
            .some((word) => stemOf(word) === token.stem),
      ),
  );
}

/** Minimum number of initial letters that a verb and its noun must share, as `certified` and `certification` do. */
const minRoot = 6;

/** Minimum length of a verb from which the name of a person is derived, as `director` from `directed`. */
const minVerb = 4;

/** Whether a verb repeats the name of a used column, as `born` does for a column of birthplaces. */
function isVerbOf(part: string, { lower: verb, stem }: Token): boolean {
  // Films that somebody directed, for a column `director`.
  const root = verb.replace(/(?<=[^e])ed$|e$/, "");
  if (verb.length >= minVerb && [`${root}or`, `${root}er`].includes(part)) return true;
  if (verb === "born") return part === "birth" || part === "birthplace";
  if (!/ed$/.test(verb)) return false;
  return (
    (part.length >= minRoot && part.slice(0, minRoot) === verb.slice(0, minRoot)) ||
    (verb === "applied" && meanTheSame(stemOf(part), stem))
  );
}

const personColumn =
  /^(?:age|sex|gender|race|language|first[ _.]?name|last[ _.]?name|name|salary|marital|married|ethnicity|survived)$/i;

/** Whether the file's name ends with a noun for the rows, as in `star_wars_people`. */
export function isCalledAfterThings({ fileStems }: Pick<Vocabulary, "fileStems">): boolean {
  return namesThings([...fileStems].at(-1) ?? "");
}

/**
 * Whether the rows may be people of any role, as employees may be drivers. False if the file's name says their role.
 */
function mayBeRows({ table, fileStems }: Vocabulary): boolean {
  return table.columns.some(({ name }) => personColumn.test(name)) && !isCalledAfterThings({ fileStems });
}

/**
 * Whether a word names a role that the rows do not have. For example, the rows of a table with a column `learner` are
 * not teachers.
 */
function isOfOtherRole(token: Token, vocabulary: Vocabulary): boolean {
  const { stem } = token;
  const { table } = vocabulary;
  if (areOfOtherRole(token, vocabulary)) return true;
  return table.columns.some(
    ({ name, kind }) =>
      kind === "text" && isRole(name.trim().toLowerCase()) && !meanTheSame(stemOf(name.trim()), stem),
  );
}

/**
 * Whether the rows have a different role than the word names. For example, rows that are named or numbered as students
 * are not teachers.
 */
export function areOfOtherRole({ stem }: Token, { table }: Vocabulary): boolean {
  const roles = table.columns
    .filter(({ role, distinct }) => role === "identifier" || distinct === table.rows)
    .flatMap(({ name }) => nameParts(name).filter(isRole));
  return roles.length > 0 && !roles.some((own) => meanTheSame(stemOf(own), stem));
}

/**
 * Whether a word is a synonym for the rows, as `companies` in a table of company names, or `teams` in a table of home
 * and away teams.
 */
export function standsForRows(token: Token, { table, fileStems }: Vocabulary): boolean {
  // In a file of people, rows are not films.
  const isTold = isCalledAfterThings({ fileStems });
  return table.columns.some(
    ({ name, kind, role, distinct }) =>
      kind === "text" &&
      role === "category" &&
      ((!isTold && (distinct ?? 0) > table.rows / 2) || matchName(name, [token]).score >= 0.4),
  );
}

/**
 * Whether a column of unique names has a name of its own, such as `Armada`, and not only `name` or `id`: its rows are
 * things of one kind.
 */
export function hasOwnLabel({ table }: Pick<Vocabulary, "table">): boolean {
  return table.columns.some(
    ({ name, kind, role, distinct }) =>
      kind === "text" &&
      role === "category" &&
      distinct === table.rows &&
      !/(?:^|[ _.-])(?:names?|titles?|labels?|items?|id|code|key|description)$/i.test(name.trim()),
  );
}

/** Whether a word is known to name a quantity, such as `price`. Any other word could restrict the rows instead. */
function isNounOfNumbers({ lower, stem }: Token): boolean {
  return isQuantity(lower) || synonymsOf(stem).length > 0;
}

/** Whether a word completes a column's name, as in `closing price` for a column `close`. */
export function completesName(
  token: Token,
  claims: Claims,
  { table }: Vocabulary,
  used: ReadonlySet<string> | null,
): boolean {
  const { tokens } = claims;
  const at = tokens.indexOf(token);
  const isBeside = [tokens[at - 1], tokens[at + 1]].some(
    (other) => other !== undefined && claims.useOf(other) === "column",
  );
  return (
    isBeside &&
    isNounOfNumbers(token) &&
    used !== null &&
    table.columns.some(({ name, kind }) => kind === "number" && used.has(name) && lacksNoun(nameParts(name)))
  );
}
