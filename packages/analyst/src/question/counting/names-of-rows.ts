import { natureOf } from "../../table/amount-or-level.js";
import { nameParts } from "../../table/name-parts.js";
import type { Draft } from "../draft.js";
import { hasOwnLabel, standsForRows } from "../explained-words.js";
import type { SettledMeasure } from "../measure/settled-measure.js";
import { matchName } from "../name-match.js";
import { isEntity, isRareEntity } from "../neutral-words.js";
import { isPeople } from "../people-words.js";
import { isStopWord } from "../stop-words.js";
import { stemOf, type Token } from "../token.js";
import { isPartOfPair, isPlaceOfMember } from "../unread-words.js";
import { isKindOfRows } from "./kinds-of-rows.js";
import { deaths, isCountedPerson } from "./people-counted.js";
import { rowsCounted } from "./rows-counted.js";
import { areRowsPeople } from "./rows-of-people.js";

export const plainRows =
  /^(?:cases?|samples?|specimens?|entries|records?|rows?|observations?|items?|lines?|match(?:es)?|games?|events?|trips?|rides?|transactions?|calls?|incidents?|occurrences|times)$/;

export const times = /^(?:days?|months?|years?|weeks?|hours?|times?|quarters?)$/;

/** Whether words name the rows of this table. */
export function namesRows(phrase: readonly Token[], draft: Draft): boolean {
  const { vocabulary, axis } = draft;
  const isPersons = areRowsPeople(vocabulary) || areAsked(draft.question);
  return (
    phrase.length === 0 ||
    phrase.some(
      (token) =>
        plainRows.test(token.lower) ||
        isKindOfRows(token, vocabulary) ||
        (isPersons && isCountedPerson(token, vocabulary)) ||
        (axis !== null && times.test(token.lower)) ||
        labelled(token, draft),
    )
  );
}

/** Whether the counted people are those who answered, each of whom has a row: `how many people were asked`. */
function areAsked(question: string): boolean {
  return /\b(?:were|was|are|have been) (?:asked|surveyed|interviewed|polled|questioned|sampled)\b|\b(?:answered|took part|participated|responded)\W*$/i.test(
    question,
  );
}

/** Words for being in a table of people: `took part in the survey`. */
const takingPart =
  /^(?:part|survey|surveyed|study|poll|polled|sample|sampled|interviewed|participated?|asked)$/;

/**
 * Returns the number of rows with the named values, as in `how many women` or `how many sunny days`. Returns `null` for
 * all other words.
 */
export function membersAsRows(draft: Draft, phrase: readonly Token[]): SettledMeasure | null {
  const { claims, axis } = draft;
  const isFiltered = claims.tokens.some((token) => {
    const use = claims.useOf(token);
    return use === "member" || use === "number";
  });
  const isRest = claims
    .free()
    .some(
      (token) =>
        !phrase.includes(token) &&
        !isStopWord(token.lower) &&
        !takingPart.test(token.lower) &&
        !isPlaceOfMember(token, claims) &&
        !isPartOfPair(token, claims),
    );
  // In a table of states, a row is not a burglary, though it belongs to Ohio.
  const isKnown = phrase.every(
    (token) =>
      isStopWord(token.lower) ||
      // In a table of people, rows are not films, though each has a name.
      (isEntity(token.lower) && standsForRows(token, draft.vocabulary)) ||
      (isRareEntity(token.lower) && hasOwnLabel(draft.vocabulary)) ||
      isCountedPerson(token, draft.vocabulary) ||
      isSubject(token, draft) ||
      times.test(token.lower),
  );
  if (!isFiltered || axis !== null || isRest || !isKnown || areOtherThanPeople(phrase, draft)) return null;
  const result = rowsCounted(draft, phrase);
  const noun = phrase.map(({ text }) => text).join(" ");
  return noun === "" ? result : { ...result, assumptions: [`Each row was counted as one of the ${noun}.`] };
}

/** Amounts that a row has, and is not itself. */
const amounts =
  /^(?:votes?|ballots?|people|persons?|inhabitants|population|money|dollars|euros|points?|units?|goals?|deaths?)$/;

/**
 * Whether a word is the subject of a boolean column and so names the rows, as in `how many of the seats were
 * contested`.
 */
function isSubject({ lower, stem }: Token, { question, claims, vocabulary }: Draft): boolean {
  const { columns } = vocabulary.table;
  const [, subject, predicate] =
    /\bhow many of (?:the|these|all) ([\p{L}-]+) (?:was|were|is|are|had been|have been) (?:not )?([\p{L}-]+)/iu.exec(
      question,
    ) ?? [];
  if (subject?.toLowerCase() !== lower || amounts.test(lower) || natureOf(lower) === "amount") return false;
  const flag = claims.tokens.find(
    (token) => token.lower === predicate?.toLowerCase() && claims.useOf(token) === "member",
  );
  const isNamed = columns.some(({ name }) => nameParts(name).some((part) => stemOf(part) === stem));
  return !isNamed && flag !== undefined && columns.some(({ name }) => matchName(name, [flag]).score >= 0.79);
}

/** Whether the rows are not people, for example in a table of countries. */
function areOtherThanPeople(phrase: readonly Token[], { vocabulary: { table } }: Draft): boolean {
  const label = table.columns.find(
    ({ kind, role, distinct }) => kind === "text" && role === "category" && distinct === table.rows,
  );
  return (
    label !== undefined &&
    phrase.some(({ lower }) => isPeople(lower) || deaths.test(lower)) &&
    matchName(label.name, phrase).score < 0.6 &&
    !/name|person|people|player|employee|customer|patient|student|passenger|athlete|user|member/i.test(
      label.name,
    )
  );
}

function labelled({ stem, lower }: Token, { vocabulary: { table } }: Draft): boolean {
  return table.columns.some(
    ({ name, role, kind }) =>
      (role === "identifier" || kind === "text") &&
      matchName(name.replace(/[_ .-]?(?:id|name|no|nr|number|code)$/i, ""), [
        { text: lower, lower, stem, start: 0, end: 0, isName: false, parenthesis: -1 },
      ]).score >= 0.9,
  );
}
