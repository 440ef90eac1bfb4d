import type { Column } from "../table/column.js";
import { aggregated } from "./choose-aggregate.js";
import type { DimensionMention } from "./dimension/find-dimension.js";
import { nameColumn } from "./dimension/grouping-columns.js";
import type { Draft } from "./draft.js";
import { isCalledAfterThings, standsForRows } from "./explained-words.js";
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

/** Of a file of employees, teachers are some; in a table that does not say who its rows are, they are its rows. */
function isCountedPerson(token: Token, vocabulary: Vocabulary): boolean {
  const { lower } = token;
  if (isRole(lower)) return isFileWord(token, vocabulary) || !isCalledAfterThings(vocabulary);
  return isPeople(lower) || deaths.test(lower);
}

/** A name is meant whole from this share of it on. A level of which less is named is one of what is counted. */
const minNamed = 0.75;

const plainRows =
  /^(?:cases?|entries|records?|rows?|observations?|items?|lines?|match(?:es)?|games?|events?|trips?|rides?|transactions?|calls?|incidents?|occurrences|times)$/;
const personColumns =
  /^(?:age|sex|gender|race|first[ _.]?name|last[ _.]?name|name|salary|marital|married|ethnicity|education|survived)$/i;

const mostOften = /\b(?:most|least) (?:often|frequently)\b/i;

/** `the most people`, `most common`: what is counted are rows. */
export function mostRows(
  draft: Draft,
  mentions: readonly MeasureMention[],
  dimensions: readonly DimensionMention[],
): SettledMeasure | null {
  const { claims, question, vocabulary, cues } = draft;
  const frequency = mostOften.exec(question);
  // A verb may be part of a column's name: what was inspected most often has no most `inspection_score`.
  if (frequency !== null && mentions.every((mention) => mention.column.nature !== "amount"))
    return rowsCounted(draft, claims.within(frequency.index, frequency.index + frequency[0].length));
  if (
    /\b(?:most|least) (?:common|frequent|popular|represented|numerous)\b|\b(?:commonest|busiest)\b/i.test(
      question,
    ) &&
    mentions.length === 0
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
  const noun = claims.tokens[at + 1];
  if (at < 0 || noun === undefined || cues.order === null || cues.aggregate !== null) return null;
  const own = mentions.filter(({ tokens }) => tokens.some(({ start }) => start === noun.start));
  if (own.length > 0 || dimensions.some(({ tokens }) => tokens.includes(noun))) return null;
  const isRow =
    isFileWord(noun, vocabulary) ||
    plainRows.test(noun.lower) ||
    (isCountedPerson(noun, vocabulary) &&
      vocabulary.table.columns.some(({ name }) => personColumns.test(name)));
  if (!isRow || mentions.some(({ column }) => column.nature === "amount")) return null;
  return rowsCounted(draft, [noun]);
}

/** `how many`: different members, an amount that is added up, or rows. */
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
  const names = namesCounted(draft, phrase);
  if (names !== null) return names;
  const amounts = mentions.filter(({ column }) => column.nature === "amount" && !filtered.includes(column));
  // How many people were murdered: what happened to them is counted, not who there is.
  const isOfPeople = phrase.length > 0 && phrase.every(({ lower }) => isAnyone(lower));
  // What is compared with a number tells which rows are counted: towns of more than 100 inhabitants.
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

/** The column that counts rows, the rows themselves, or those of the members that are named. */
function rowsOrMembers(draft: Draft, phrase: readonly Token[], isRow: boolean): SettledMeasure | null {
  const { columns } = draft.vocabulary.table;
  const count = countColumn(columns);
  if (count !== undefined && (isRow || columns.filter(isMeasurable).length === 1)) {
    draft.claims.claim(phrase.slice(-1), "row");
    return asked({ column: count, aggregate: "sum" });
  }
  return isRow || namesRows(phrase, draft) ? rowsCounted(draft, phrase) : membersAsRows(draft, phrase);
}

/** How many families, of children in family_heights.csv: a column of texts is called so, and several rows share each of them. */
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

/** The number of a flight is of its timetable: each row is one more flight, though hundreds of them share a number. */
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

/** How many days pupils were absent, of a column `absent`: the days are its unit, in a table that has no time of its own. */
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

/** How many votes the SPD got, of a column `SPD`: what is counted is what its numbers are of. */
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

/** How many children there are asks for no average `childHeight`. */
function isLevelOfCounted({ column, score }: MeasureMention, { cues }: Draft): boolean {
  return column.nature === "level" && score < minNamed && cues.aggregate === null;
}

/** How many patients died: what is said of them, in a column of another kind than an amount, is not added up. */
function isParticiple({ lower }: Token): boolean {
  return /ed$/.test(lower);
}

/** `how many storms`: where rows repeat the names of what the file is called after, the names are counted. */
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

/** Different members of the column that the words name. */
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

/** Whether words are what a row of this table is called. */
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

/** Members stand for rows as well: how many women, how many sunny days. */
function membersAsRows(draft: Draft, phrase: readonly Token[]): SettledMeasure | null {
  const { claims, axis } = draft;
  const isFiltered = claims.tokens.some((token) => {
    const use = claims.useOf(token);
    return use === "member" || use === "number";
  });
  const isRest = claims.free().some((token) => !phrase.includes(token) && !isStopWord(token.lower));
  // Each row of a table of states is no burglary, though it is of Ohio.
  const isKnown = phrase.every(
    (token) =>
      isStopWord(token.lower) ||
      // A table of people has no films for its rows, though each has a name.
      (isEntity(token.lower) && standsForRows(token, draft.vocabulary)) ||
      isCountedPerson(token, draft.vocabulary) ||
      times.test(token.lower),
  );
  if (!isFiltered || axis !== null || isRest || !isKnown || areOtherThanPeople(phrase, draft)) return null;
  const result = rowsCounted(draft, phrase);
  const noun = phrase.map(({ text }) => text).join(" ");
  return noun === "" ? result : { ...result, assumptions: [`Each row was counted as one of the ${noun}.`] };
}

/** The rows of a table of countries are no people, though each has a name. */
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

/** The words behind `how many` or `number of`, up to a verb. */
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

export function rowsCounted({ claims, vocabulary }: Draft, phrase: readonly Token[]): SettledMeasure {
  // The last word says what is counted; one before it would narrow it.
  claims.claim(
    phrase.slice(-1).filter(({ isName }) => !isName),
    "row",
  );
  const count = countColumn(vocabulary.table.columns);
  return asked(
    count === undefined ? { column: null, aggregate: "count" } : { column: count, aggregate: "sum" },
  );
}
