import type { Column } from "../table/column.js";
import { aggregated } from "./choose-aggregate.js";
import type { DimensionMention } from "./dimension/find-dimension.js";
import { nameColumn, personColumn } from "./dimension/grouping-columns.js";
import type { Draft } from "./draft.js";
import { areOfOtherRole, isCalledAfterThings, standsForRows } from "./explained-words.js";
import { isFileWord } from "./file-words.js";
import { countColumn, isIdentifier, isMeasurable, type MeasureMention } from "./find-measure.js";
import { matchName } from "./name-match.js";
import { isEntity, isPlainVerb } from "./neutral-words.js";
import { isAnyone, isPeople, isRole } from "./people-words.js";
import { asked, claimMention, type SettledMeasure } from "./settled-measure.js";
import { isStopWord } from "./stop-words.js";
import type { Token } from "./token.js";
import type { Vocabulary } from "./vocabulary.js";

const deaths = /^deaths?$/;

/**
 * Whether a noun for people counts rows: in a file of employees, teachers are only some of them; in a table
 * that does not name its rows, they are the rows.
 */
function isCountedPerson(token: Token, vocabulary: Vocabulary): boolean {
  const { lower } = token;
  if (isRole(lower) && areOfOtherRole(token, vocabulary)) return false;
  if (isRole(lower)) return isFileWord(token, vocabulary) || !isCalledAfterThings(vocabulary);
  return isPeople(lower) || deaths.test(lower);
}

/**
 * Minimum share of a name that must be mentioned to name it completely. If less is mentioned of a level, the
 * word means the things that are counted.
 */
const minNamed = 0.75;

const plainRows =
  /^(?:cases?|entries|records?|rows?|observations?|items?|lines?|match(?:es)?|games?|events?|trips?|rides?|transactions?|calls?|incidents?|occurrences|times)$/;
const personColumns =
  /^(?:age|sex|gender|race|first[ _.]?name|last[ _.]?name|name|salary|marital|married|ethnicity|education|survived)$/i;

const mostOften = /\b(?:most|least) (?:often|frequently)\b/i;

/** `the most people`, `most common`: counts rows. */
export function mostRows(
  draft: Draft,
  mentions: readonly MeasureMention[],
  dimensions: readonly DimensionMention[],
): SettledMeasure | null {
  const { claims, question, vocabulary, cues } = draft;
  const frequency = mostOften.exec(question);
  // A verb may be part of a column's name: the one inspected most often does not have the highest
  // `inspection_score`.
  if (frequency !== null && mentions.every((mention) => mention.column.nature !== "amount"))
    return rowsCounted(draft, claims.within(frequency.index, frequency.index + frequency[0].length));
  if (
    /\b(?:most|least) (?:common|frequent|popular|represented|numerous)\b|\b(?:commonest|busiest)\b/i.test(
      question,
    ) &&
    mentions.every((mention) => isOfGroup(mention, draft, dimensions))
  )
    return rowsCounted(
      draft,
      claims
        .free()
        .filter(({ lower }) =>
          /^(?:common|frequent|often|popular|represented|numerous|commonest|busiest)$/.test(lower),
        ),
    );
  const at = claims.tokens.findIndex(({ lower }) => /^(?:most|fewest|least|more|fewer)$/.test(lower));
  // The most remote workers: a member before the noun says which of them are counted.
  const noun = claims.tokens.find((token, index) => index > at && claims.useOf(token) !== "member");
  if (at < 0 || noun === undefined || cues.order === null || cues.aggregate !== null) return null;
  // People are the rows of a table of persons, though a column of personal income has a part of the word.
  const isPart = ({ score }: MeasureMention): boolean =>
    score < minNamed && isAnyone(noun.lower) && isCountedIn(noun, vocabulary);
  const own = mentions.filter(
    (mention) => mention.tokens.some(({ start }) => start === noun.start) && !isPart(mention),
  );
  if (own.length > 0 || dimensions.some(({ tokens }) => tokens.includes(noun))) return null;
  const isRow = isFileWord(noun, vocabulary) || plainRows.test(noun.lower) || isCountedIn(noun, vocabulary);
  if (!isRow || mentions.some((mention) => mention.column.nature === "amount" && !isPart(mention)))
    return null;
  return rowsCounted(draft, [noun]);
}

/** Whether a noun for people counts the rows of this table, which has columns of persons. */
function isCountedIn(noun: Token, vocabulary: Vocabulary): boolean {
  return (
    isCountedPerson(noun, vocabulary) && vocabulary.table.columns.some(({ name }) => personColumns.test(name))
  );
}

/** Whether a column is named only by the words for the group: a kind of shipping is no price of shipping. */
function isOfGroup(
  { tokens }: MeasureMention,
  { claims }: Draft,
  dimensions: readonly DimensionMention[],
): boolean {
  const starts = dimensions.flatMap((dimension) => dimension.tokens.map(({ start }) => start));
  return (
    starts.length > 0 &&
    tokens.every((token) => starts.includes(token.start) || claims.useOf(token) === "gloss")
  );
}

/** `how many`: counts distinct members, a total, or rows. */
export function counted(
  draft: Draft,
  mentions: readonly MeasureMention[],
  filtered: readonly Column[],
): SettledMeasure | null {
  const { claims, vocabulary, cues } = draft;
  const phrase = countedPhrase(draft);
  const isOfPhrase = ({ tokens }: MeasureMention): boolean =>
    tokens.some((token) => phrase.some(({ start }) => start === token.start));
  const isRow = phrase.some((token) => isFileWord(token, vocabulary));
  if (!isRow || cues.distinct || isNameOfTexts(phrase, vocabulary)) {
    const members = membersCounted(draft, phrase, filtered, mentions.find(isOfPhrase)?.score ?? 0);
    if (members !== null) return members;
  }
  const persons = personsCounted(draft, phrase);
  if (persons !== null) return persons;
  const names = namesCounted(draft, phrase);
  if (names !== null) return names;
  const amounts = mentions.filter(({ column }) => column.nature === "amount" && !filtered.includes(column));
  // How many people were murdered: counts events rather than the people in the table.
  const isOfPeople = phrase.length > 0 && phrase.every(({ lower }) => isAnyone(lower));
  // A column that is compared with a number restricts the rows that are counted: towns of more than 100
  // inhabitants.
  const open = mentions.filter((mention) => !filtered.includes(mention.column) || isOfPhrase(mention));
  const best =
    (isOfPeople ? amounts.find((mention) => !isOfPhrase(mention)) : undefined) ??
    open.find(
      (mention) =>
        mention.column.nature === "amount" ||
        (isOfPhrase(mention) &&
          !isLevelOfCounted(mention, draft) &&
          (phrase.length === 1 || !mention.tokens.every(isParticiple))),
    );
  if (best !== undefined) {
    const numbered = cues.distinct ? null : eventsCounted(draft, phrase, best.column);
    if (numbered !== null) return numbered;
    claimMention(claims, best);
    if (isIdentifier(best.column)) return asked({ column: best.column, aggregate: "distinct" });
    return { ...asked(aggregated(draft, best.column), draft), isCovered: best.score >= minNamed };
  }
  return (
    columnByName(draft, mentions, phrase) ??
    timeMeasured(draft, mentions, phrase) ??
    rowsOrMembers(draft, phrase, isRow)
  );
}

/** The column that counts rows, the rows themselves, or the rows of the named members. */
function rowsOrMembers(draft: Draft, phrase: readonly Token[], isRow: boolean): SettledMeasure | null {
  const { columns } = draft.vocabulary.table;
  const count = countColumn(columns);
  if (count !== undefined && (isRow || columns.filter(isMeasurable).length === 1)) {
    draft.claims.claim(phrase.slice(-1), "row");
    return asked({ column: count, aggregate: "sum" });
  }
  return isRow || namesRows(phrase, draft) ? rowsCounted(draft, phrase) : membersAsRows(draft, phrase);
}

/**
 * How many families, for children in family_heights.csv: a text column has that name, and several rows share
 * each value.
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
 * The number of a flight comes from its timetable: each row is a separate flight, though hundreds of rows
 * share a number.
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
 * How many days pupils were absent, for a column `absent`: days are its unit, in a table without a time
 * column.
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

/** How many votes the SPD got, for a column `SPD`: its numbers are the counted things. */
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

/** How many children there are does not ask for an average `childHeight`. */
function isLevelOfCounted({ column, score }: MeasureMention, { cues }: Draft): boolean {
  return column.nature === "level" && score < minNamed && cues.aggregate === null;
}

/** How many patients died: a participle describes them, so a column that is not an amount is not added up. */
function isParticiple({ lower }: Token): boolean {
  return /ed$/.test(lower);
}

/**
 * `how many storms`: if rows repeat the names of the things in the file's name, the distinct names are
 * counted.
 */
function namesCounted({ claims, vocabulary }: Draft, phrase: readonly Token[]): SettledMeasure | null {
  const noun = phrase.at(-1);
  const column = noun === undefined ? undefined : nameColumn(noun, vocabulary);
  if (noun === undefined || column === undefined) return null;
  if ((column.distinct ?? 0) >= 0.5 * vocabulary.table.rows) return null;
  claims.claim([noun], "row");
  return {
    ...asked({ column, aggregate: "distinct" }),
    assumptions: [
      `Several rows have the same ${column.name}, so different names were counted: --aggregate count counts rows.`,
    ],
  };
}

/** `how many different men have won`: those of the column with the names of people. */
function personsCounted(
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

/** Distinct members of the column that the words name. */
function membersCounted(
  { claims, vocabulary, cues }: Draft,
  phrase: readonly Token[],
  filtered: readonly Column[],
  rival: number,
): SettledMeasure | null {
  const [grouping] = vocabulary.table.columns
    .filter((column) => column.role === "category" && column.kind === "text" && !filtered.includes(column))
    .map((column) => ({ column, ...matchName(column.name, phrase) }))
    .filter(({ score }) => score >= 0.6)
    .sort((x, y) => y.score - x.score);
  if (grouping === undefined || (!cues.distinct && rival >= grouping.score)) return null;
  claims.claim(grouping.tokens, "column");
  return asked({ column: grouping.column, aggregate: "distinct" });
}

const times = /^(?:days?|months?|years?|weeks?|hours?|times?|quarters?)$/;

/** Whether words name the rows of this table. */
function namesRows(phrase: readonly Token[], draft: Draft): boolean {
  const { vocabulary, axis } = draft;
  const isPersons = vocabulary.table.columns.some(({ name }) => personColumns.test(name));
  return (
    phrase.length === 0 ||
    phrase.some(
      (token) =>
        plainRows.test(token.lower) ||
        (isPersons && isCountedPerson(token, vocabulary)) ||
        (axis !== null && times.test(token.lower)) ||
        labelled(token, draft),
    )
  );
}

/** Members can also name rows: how many women, how many sunny days. */
function membersAsRows(draft: Draft, phrase: readonly Token[]): SettledMeasure | null {
  const { claims, axis } = draft;
  const isFiltered = claims.tokens.some((token) => {
    const use = claims.useOf(token);
    return use === "member" || use === "number";
  });
  const isRest = claims.free().some((token) => !phrase.includes(token) && !isStopWord(token.lower));
  // In a table of states, a row is not a burglary, though it belongs to Ohio.
  const isKnown = phrase.every(
    (token) =>
      isStopWord(token.lower) ||
      // In a table of people, rows are not films, though each has a name.
      (isEntity(token.lower) && standsForRows(token, draft.vocabulary)) ||
      isCountedPerson(token, draft.vocabulary) ||
      times.test(token.lower),
  );
  if (!isFiltered || axis !== null || isRest || !isKnown || areOtherThanPeople(phrase, draft)) return null;
  const result = rowsCounted(draft, phrase);
  const noun = phrase.map(({ text }) => text).join(" ");
  return noun === "" ? result : { ...result, assumptions: [`Each row was counted as one of the ${noun}.`] };
}

/** In a table of countries, rows are not people, though each has a name. */
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

const countCue = /\bhow many\b|\b(?:number|count) of\b|\bhow often\b|\bhow frequently\b/i;

/** The words after `how many` or `number of`, up to a verb. */
export function countedPhrase({ question, claims }: Draft, cue: RegExp = countCue): Token[] {
  const match = cue.exec(question);
  if (match === null) return [];
  const phrase: Token[] = [];
  for (const token of claims.tokens.filter(({ start }) => start >= match.index + match[0].length)) {
    if (
      /^(?:is|are|was|were|did|does|do|have|has|had|in|on|at|by|with|of|from|to|that|which|who|there|than|can|will|came|come|for|during|against|among|between|per)$/.test(
        token.lower,
      )
    ) {
      if (phrase.length > 0 || !/^(?:of|the)$/.test(token.lower)) break;
      continue;
    }
    if (phrase.length > 0 && isPlainVerb(token.lower)) break;
    if (/^(?:the|a|an|all|these|those|different|distinct|unique)$/.test(token.lower)) continue;
    const use = claims.useOf(token);
    if (use === undefined && token.parenthesis < 0) phrase.push(token);
    else if (use === "time") break;
  }
  return phrase;
}

/** `how many patients died`: only some of them did, unless the table is about those who did. */
function restrictsCounted(token: Token, vocabulary: Vocabulary): boolean {
  return (
    /^(?:died|quit|left|fell|drowned|resigned|retired|recovered)$/.test(token.lower) &&
    !isFileWord(token, vocabulary)
  );
}

export function rowsCounted({ claims, vocabulary }: Draft, phrase: readonly Token[]): SettledMeasure {
  // The last noun names what is counted; a word before it would restrict it, and so would a verb after it.
  const last = phrase.at(-1);
  const isVerb = last !== undefined && phrase.length > 1 && restrictsCounted(last, vocabulary);
  claims.claim(
    phrase.slice(isVerb ? -2 : -1, isVerb ? -1 : undefined).filter(({ isName }) => !isName),
    "row",
  );
  const count = countColumn(vocabulary.table.columns);
  return asked(
    count === undefined ? { column: null, aggregate: "count" } : { column: count, aggregate: "sum" },
  );
}
