import { nameParts } from "../table/column-nature.js";
import type { Claims } from "./claims.js";
import { meanTheSame } from "./concepts.js";
import { isComputation } from "./cues.js";
import { isMotionOf } from "./dimension/way-ends.js";
import { isFileWord } from "./file-words.js";
import { isAbbreviation, matchName } from "./name-match.js";
import { isEntity, isNeutral, lacksNoun, namesThings } from "./neutral-words.js";
import { isRole } from "./people-words.js";
import { isStopWord } from "./stop-words.js";
import { stemOf, type Token } from "./token.js";
import type { Vocabulary } from "./vocabulary.js";

/**
 * Whether a word needs no reading: it belongs to the grammar of questions, says what the table or its rows are, or is part of a name
 * that the answer is computed from.
 * @param used names of the columns that are computed from; null before they are known
 */
export function isExplained(token: Token, vocabulary: Vocabulary, used: ReadonlySet<string> | null): boolean {
  if (
    isStopWord(token.lower) ||
    isNeutral(token.lower) ||
    isComputation(token.lower) ||
    isFileWord(token, vocabulary) ||
    vocabulary.fileNumbers.has(token.text)
  )
    return true;
  if (used !== null && isMotionOf(token.lower, used)) return true;
  if (isRole(token.lower) && mayBeRows(vocabulary) && !isOfOtherRole(token, vocabulary)) return true;
  if (isEntity(token.lower) && standsForRows(token, vocabulary)) return true;
  return !token.isName && (isOfColumn(token, vocabulary, used) || isOfMember(token, vocabulary, used));
}

/** A word of the name of a column explains itself only where the column is computed from. */
function isOfColumn(token: Token, { table }: Vocabulary, used: ReadonlySet<string> | null): boolean {
  return table.columns.some(
    ({ name }) =>
      (used?.has(name) ?? true) &&
      nameParts(name).some(
        (part) =>
          stemOf(part) === token.stem ||
          (part.length >= 3 && isAbbreviation(part, token.lower)) ||
          (used !== null && isVerbOf(part, token.lower)),
      ),
  );
}

/** Maximum number of members of a column whose words say what its rows are. */
const maxMembers = 60;
/** Rows of a total are left out, but what they are called says what the table is about: all natural disasters. */
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

/** Letters that a verb and its noun have in common: certified, certification. */
const minRoot = 6;

/** Whether a verb says no more than the name of the column that is computed from: born, of a column of places of birth. */
function isVerbOf(part: string, verb: string): boolean {
  if (verb === "born") return part === "birth" || part === "birthplace";
  return /ed$/.test(verb) && part.length >= minRoot && part.slice(0, minRoot) === verb.slice(0, minRoot);
}

const personColumn =
  /^(?:age|sex|gender|race|language|first[ _.]?name|last[ _.]?name|name|salary|marital|married|ethnicity|survived)$/i;

/** Whether the file's name ends in what its rows are: `star_wars_people`. */
export function isCalledAfterThings({ fileStems }: Pick<Vocabulary, "fileStems">): boolean {
  return namesThings([...fileStems].at(-1) ?? "");
}

/** Rows of people may be of any role, unless the file says who they are: of employees, some are drivers. */
function mayBeRows({ table, fileStems }: Vocabulary): boolean {
  return table.columns.some(({ name }) => personColumn.test(name)) && !isCalledAfterThings({ fileStems });
}

/** A table with a column `learner` is of those who learn: its rows are no teachers. */
function isOfOtherRole({ stem }: Token, { table }: Vocabulary): boolean {
  return table.columns.some(
    ({ name, kind }) =>
      kind === "text" && isRole(name.trim().toLowerCase()) && !meanTheSame(stemOf(name.trim()), stem),
  );
}

/** The companies of a table of their names, the teams of one of home and away teams. */
export function standsForRows(token: Token, { table, fileStems }: Vocabulary): boolean {
  // A file of people has no films for its rows.
  const isTold = isCalledAfterThings({ fileStems });
  return table.columns.some(
    ({ name, kind, role, distinct }) =>
      kind === "text" &&
      role === "category" &&
      ((!isTold && (distinct ?? 0) > table.rows / 2) || matchName(name, [token]).score >= 0.4),
  );
}

/** `closing price` of a column `close`: its name says how, and the question of what. */
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
    used !== null &&
    table.columns.some(({ name, kind }) => kind === "number" && used.has(name) && lacksNoun(nameParts(name)))
  );
}
