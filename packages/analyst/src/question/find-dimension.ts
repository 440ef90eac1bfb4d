import { type Dimension, dimensionsOf } from "../query/dimension.js";
import type { Column } from "../table/column.js";
import { nameParts } from "../table/column-nature.js";
import type { TimeAxis } from "./axis.js";
import type { Claims } from "./claims.js";
import { meanTheSame, superlativeOf } from "./concepts.js";
import { isFileWord } from "./file-words.js";
import { matchName } from "./name-match.js";
import { numberOf } from "./number-word.js";
import { isStopWord } from "./stop-words.js";
import { stemOf, type Token } from "./token.js";
import type { Vocabulary } from "./vocabulary.js";
import { isYesNo } from "./yes-no-columns.js";

/** What a question groups by: words such as `which genre` or `by age group`, and what they name. */
export interface DimensionMention {
  readonly tokens: readonly Token[];
  /** `null` if the words name nothing of the table. */
  readonly dimension: Dimension | null;
  /** Something is chosen among members: `which`, `who`; else they are all wanted: `by`. */
  readonly isChoice: boolean;
  /** What was taken for granted, in a sentence. */
  readonly assumption: string | null;
}

const openers: Readonly<Record<string, boolean>> = {
  which: true,
  what: true,
  whose: true,
  by: false,
  each: false,
  every: false,
  across: false,
  per: false,
  among: false,
};
/** `the most common name`: what is chosen among stands behind the adjective. */
const frequency = /^(?:common|frequent|popular|numerous|widespread|represented|used)$/;
const timeWords =
  /^(?:years?|months?|quarters?|days?|weeks?|dates?|decades?|hours?|times?|weekdays?|century)$/;
const phraseEnd =
  /^(?:is|was|were|are|had|has|have|did|does|do|can|will|with|in|on|at|for|from|to|by|than|that|who|which|what|where|and|or|but|got|get|gets|between|during|since|as|it|there|they|their|its|made|make|makes|took|take|takes|receive[sd]?|lost|won|go|goes|went|killed|cost|costs|earned?|earns?|sold|contributed?|drove|drive|saw|showed?|improved?|grew|rose|fell|reached|hold|holds|account|accounts|look|looks|produced?|stand|stood|came|come|of)$/;
const genericKinds =
  /^(?:kinds?|types?|sorts?|category|categories|groups?|class|classes|ones?|things?|members?|items?)$/;

/** Finds what a question groups by, and claims its words. */
export function findDimension(
  claims: Claims,
  vocabulary: Vocabulary,
  axis: TimeAxis | null,
): DimensionMention[] {
  return claims.tokens.flatMap((token, index) => {
    if (token.lower === "who") return isRelative(claims.tokens, index) ? [] : personAsked(token, vocabulary);
    const isChoice = openerAt(claims.tokens, index);
    if (isChoice === undefined) return attributeAsked(claims, index, vocabulary);
    const phrase = phraseAfter(claims.tokens, index + 1, claims);
    if (!namesGroup(token, phrase, vocabulary)) return [];
    const named = resolve(phrase, claims, vocabulary, axis, isChoice);
    if (named === null && !isChoice) return [];
    if (named !== null && narrowsRows(token, phrase, named.dimension.column, vocabulary)) return [];
    if (named !== null) claims.claim(named.tokens, "dimension");
    return [
      {
        tokens: phrase,
        dimension: named?.dimension ?? null,
        isChoice,
        assumption: named?.assumption ?? null,
      },
    ];
  });
}

/** `what is the address of the most expensive house`: the address is chosen by what stands behind it. */
function attributeAsked(claims: Claims, index: number, vocabulary: Vocabulary): DimensionMention[] {
  const { tokens } = claims;
  const isAsked =
    tokens[index]?.lower === "the" &&
    /^(?:is|was|are|were)$/.test(tokens[index - 1]?.lower ?? "") &&
    /^(?:what|which)$/.test(tokens[index - 2]?.lower ?? "");
  if (!isAsked) return [];
  const at = tokens.findIndex(({ lower }, other) => other > index && lower === "of");
  const phrase = tokens.slice(index + 1, at);
  const behind = tokens.slice(at + 1, at + 3);
  const isRanked = behind.some(({ lower }) => extremes.test(lower) || superlativeOf(lower) !== undefined);
  if (at < 0 || !isRanked || phrase.length === 0 || phrase.length > 3) return [];
  const texts = groupingColumns(vocabulary.table.columns).filter(({ kind }) => kind === "text");
  const named = texts.find(({ name }) => matchName(name, phrase).score >= 0.75);
  if (named === undefined) return [];
  claims.claim(phrase, "dimension");
  return [{ tokens: phrase, dimension: plain(vocabulary, named), isChoice: true, assumption: null }];
}

/** `among private colleges` are those that are; `per breach` is per row, though a column is called the type of breach. */
function narrowsRows(
  { lower }: Token,
  phrase: readonly Token[],
  column: Column,
  vocabulary: Vocabulary,
): boolean {
  if (lower === "among") return isYesNo(column, vocabulary);
  const [head] = phrase;
  return (
    /^(?:by|per|each|every)$/.test(lower) &&
    head !== undefined &&
    isFileWord(head, vocabulary) &&
    matchName(column.name, phrase).score < 0.75
  );
}

/** Whether a word begins what is grouped by, and something is chosen there. */
function openerAt(tokens: readonly Token[], index: number): boolean | undefined {
  const word = tokens[index]?.lower ?? "";
  if (word === "by" && tokens[index - 1]?.lower === "divided") return undefined;
  // Across all colleges: the whole, and nothing is grouped.
  if (/^(?:across|among)$/.test(word) && tokens[index + 1]?.lower === "all") return undefined;
  if (/^(?:which|whose|what)$/.test(word) && isRelative(tokens, index)) return undefined;
  return openers[word] ?? (isFrequent(tokens, index) || isCounted(tokens, index) ? true : undefined);
}

const ranked = /^(?:top|bottom|best|worst|largest|biggest|smallest|highest|lowest|greatest)$/;

/** `the top three states`, `the five largest countries`: the second of both words stands before what is ranked. */
function isCounted(tokens: readonly Token[], index: number): boolean {
  const [before, here] = [tokens[index - 1], tokens[index]];
  if (before === undefined || here === undefined) return false;
  const isRanked = ({ lower }: Token): boolean => ranked.test(lower);
  const isNumber = ({ text }: Token): boolean => numberOf(text) !== null;
  const isMost = /^(?:most|least)$/.test(here.lower);
  return (isRanked(before) && isNumber(here)) || (isNumber(before) && (isRanked(here) || isMost));
}

/** `employees who work`, `babies whose mothers smoke`: the pronoun asks for no one. */
function isRelative(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  return (
    before !== undefined &&
    before.end + 1 === tokens[index]?.start &&
    !/^(?:and|but|or|then|in|at|on|for|from|by|of|to|with|per|among|during|under|against|into|about|tell|show|know|me)$/.test(
      before.lower,
    )
  );
}

function isFrequent(tokens: readonly Token[], index: number): boolean {
  return (
    frequency.test(tokens[index]?.lower ?? "") &&
    /^(?:most|least)$/.test(tokens[index - 1]?.lower ?? "") &&
    /^(?:the|what|which|whats|second|third|fourth|fifth)$/.test(tokens[index - 2]?.lower ?? "")
  );
}

function personAsked(token: Token, vocabulary: Vocabulary): DimensionMention[] {
  const column = personColumn(vocabulary);
  return column === null
    ? []
    : [{ tokens: [token], dimension: plain(vocabulary, column), isChoice: true, assumption: null }];
}

/** What computed things are called: `what share`, `what was the average`. */
const computed =
  /^(?:share|percentage|proportion|fraction|percent|average|mean|median|total|number|amount|sum|rate|relationship|correlation|trend|difference|distribution|maximum|minimum|range|is|was)$/;

/** Whether words are of a group, rather than of a time or of a number. */
function namesGroup(opener: Token, phrase: readonly Token[], vocabulary: Vocabulary): boolean {
  const [head] = phrase;
  if (head === undefined || computed.test(head.lower)) return false;
  if (phrase.some(({ lower }) => timeWords.test(lower))) return namesColumn(phrase, vocabulary);
  return !(/^(?:what|per)$/.test(opener.lower) && namesMeasure(phrase, vocabulary));
}

/** `which peak hour`: a time of several words is a column's name rather than a time. */
function namesColumn(phrase: readonly Token[], { table }: Vocabulary): boolean {
  return groupingColumns(table.columns).some(({ name }) => {
    const { score, tokens } = matchName(name, phrase);
    return score >= 0.9 && new Set(tokens).size > 1;
  });
}

/** `what price` asks for a number, `per order` divides by one. */
function namesMeasure(phrase: readonly Token[], { table }: Vocabulary): boolean {
  return table.columns.some(
    ({ kind, role, name }) => kind === "number" && role === "measure" && matchName(name, phrase).score >= 0.5,
  );
}

const filler = /^(?:the|a|an|of|these|those|all|different|single|individual|top|its|their)$/;
const extremes = /^(?:most|least|far|much|many|largest|highest|smallest|lowest|biggest|greatest)$/;

/** The words that `which`, `by` and the like stand before. */
function phraseAfter(tokens: readonly Token[], from: number, claims: Claims): Token[] {
  const begin = phraseBegin(tokens, afterCount(tokens, from), claims);
  if (begin === null) return [];
  const phrase: Token[] = [];
  for (const token of tokens.slice(begin, begin + 6)) {
    if (isSettled(token, claims)) break;
    const isKindOf =
      token.lower === "of" && phrase.length > 0 && phrase.every(({ lower }) => genericKinds.test(lower));
    if (phraseEnd.test(token.lower) && !isKindOf) break;
    // An article or a superlative behind the noun begins what is said of it: which team stole the most bases.
    if (phrase.length > 0 && /^(?:the|a|an|most|least|fewest|more|fewer)$/.test(token.lower)) break;
    if (!isKindOf) phrase.push(token);
  }
  return phrase;
}

/** `by number of bedrooms` is by bedrooms. */
function afterCount(tokens: readonly Token[], from: number): number {
  const at = /^the$/.test(tokens[from]?.lower ?? "") ? from + 1 : from;
  return /^(?:number|count)$/.test(tokens[at]?.lower ?? "") && tokens[at + 1]?.lower === "of" ? at + 2 : from;
}

/** Where the noun begins, behind articles, numbers and superlatives; `null` if no noun is meant. */
function phraseBegin(tokens: readonly Token[], from: number, claims: Claims): number | null {
  for (const [offset, token] of tokens.slice(from).entries()) {
    const isExtreme = extremes.test(token.lower);
    // By the largest amount, by the most miles: how much, not by what.
    if (token.lower === "how" || (isExtreme && tokens[from - 1]?.lower === "by")) return null;
    const isPassed =
      isExtreme ||
      filler.test(token.lower) ||
      numberOf(token.text) !== null ||
      superlativeOf(token.lower) !== undefined;
    if (!isPassed && claims.useOf(token) !== "member") return from + offset;
  }
  return null;
}

function isSettled(token: Token, claims: Claims): boolean {
  const use = claims.useOf(token);
  return use === "time" || use === "number" || use === "member";
}

interface Resolved {
  /** The words that name it, up to the last. */
  readonly tokens: readonly Token[];
  readonly dimension: Dimension;
  readonly assumption: string | null;
}

function resolve(
  phrase: readonly Token[],
  claims: Claims,
  vocabulary: Vocabulary,
  axis: TimeAxis | null,
  isChoice: boolean,
): Resolved | null {
  const candidates = groupingColumns(vocabulary.table.columns);
  const named = kindNamed(candidates, phrase, claims) ?? columnNamed(candidates, phrase, claims);
  if (named !== undefined)
    return { tokens: wordsOfName(phrase, named), dimension: plain(vocabulary, named), assumption: null };
  const open = candidates.filter(
    (column) => column.kind === "text" && axis?.parts.includes(column) !== true && (column.distinct ?? 0) > 1,
  );
  const taken = mayStandForRows(phrase, isChoice, vocabulary)
    ? (columnMeant(open, phrase, claims, vocabulary) ?? timeOfRows(phrase, vocabulary, axis))
    : byVerb(open, claims);
  const noun = phrase.at(-1)?.text ?? "";
  return taken === undefined
    ? null
    : {
        tokens: phrase.filter(
          (token) => token === headOf(phrase, vocabulary) || genericKinds.test(token.lower),
        ),
        dimension: plain(vocabulary, taken),
        assumption: `No column is called ${noun}: ${taken.name} was taken.`,
      };
}

/** Nouns for parts that rows are put together in: a table without such a column cannot be asked by them. */
const partNoun =
  /^(?:regions?|areas?|zones?|places?|continents?|departments?|segments?|markets?|brands?|makers?|manufacturers?|branch(?:es)?|sectors?|industr(?:y|ies)|districts?|count(?:y|ies)|provinces?|locations?|quarters?|half|halves|persons?|head|capita|unit|day|team|teams|club|clubs|genders?|sex|race)$/;

/** The noun of a phrase: what the file is called after, or the last word before a verb (`which animal sleeps`). */
function headOf(phrase: readonly Token[], vocabulary: Vocabulary): Token | undefined {
  const last = phrase.at(-1);
  const isVerb = phrase.length > 1 && last !== undefined && /[^s]s$/.test(last.lower);
  const nouns = isVerb ? phrase.slice(0, -1) : phrase;
  return nouns.find((token) => isFileWord(token, vocabulary)) ?? nouns.at(-1);
}

/** Whether words that name no column may be other words for what a row is; by, each and per name a column. */
function mayStandForRows(phrase: readonly Token[], isChoice: boolean, vocabulary: Vocabulary): boolean {
  const head = headOf(phrase, vocabulary);
  if (head === undefined) return false;
  if (isFileWord(head, vocabulary) || phrase.some(({ lower }) => genericKinds.test(lower))) return true;
  return isChoice && !partNoun.test(head.lower) && !isStopWord(head.lower);
}

/** In which election: where each row of elections.csv has its own date, the date names it. */
function timeOfRows(
  phrase: readonly Token[],
  vocabulary: Vocabulary,
  axis: TimeAxis | null,
): Column | undefined {
  const head = phrase.at(-1);
  const [column, ...more] = axis?.parts ?? [];
  if (head === undefined || column === undefined || more.length > 0 || !isFileWord(head, vocabulary))
    return undefined;
  return axis?.moments === vocabulary.table.rows ? column : undefined;
}

/** The words that the name has, and those that say no more than that something is grouped; an adjective before them narrows. */
function wordsOfName(phrase: readonly Token[], { name }: Column): readonly Token[] {
  const named = matchName(name, phrase).tokens;
  // The type of institution: of what, behind the type.
  if (named[0] !== undefined && named[0] === phrase[0] && genericKinds.test(named[0].lower))
    return phrase.slice(0, 2);
  if (named.length === 0) return phrase.slice(-1);
  // Of `industry (series)`, the word before the parentheses is another one for the name in them.
  return phrase.filter(
    (token, at) =>
      named.includes(token) ||
      genericKinds.test(token.lower) ||
      (token.parenthesis < 0 && named.some((other) => other.parenthesis >= 0 && other === phrase[at + 1])),
  );
}

/** The column whose name the words are; of several the one that the verb speaks of. */
function columnNamed(
  candidates: readonly Column[],
  phrase: readonly Token[],
  claims: Claims,
): Column | undefined {
  const scored = candidates
    .map((column) => ({ column, ...matchName(column.name, phrase) }))
    .filter(({ score }) => score >= 0.45)
    .sort(
      (x, y) =>
        // The age group is of Age, though there is a column Group too.
        Number(isGenericOnly(x)) - Number(isGenericOnly(y)) ||
        y.score - x.score ||
        y.tokens.length - x.tokens.length ||
        Number(y.column.kind === "text") - Number(x.column.kind === "text") ||
        (x.column.distinct ?? 0) - (y.column.distinct ?? 0),
    );
  const [best] = scored;
  if (best === undefined) return uniquePart(candidates, phrase);
  const rivals = scored
    .filter(({ score, tokens }) => score > best.score - 0.05 && tokens.length === best.tokens.length)
    .map(({ column }) => column);
  const chosen = rivals.length > 1 ? (byVerb(rivals, claims) ?? best.column) : best.column;
  return chosen.kind === "number" ? (namesOfCodes(candidates, best.tokens) ?? chosen) : chosen;
}

/** `which type of car`: the type, where a column is called so. */
function kindNamed(
  candidates: readonly Column[],
  [kind]: readonly Token[],
  { tokens }: Claims,
): Column | undefined {
  if (kind === undefined || !genericKinds.test(kind.lower)) return undefined;
  if (tokens[tokens.indexOf(kind) + 1]?.lower !== "of") return undefined;
  return candidates.find(({ name }) => matchName(name, [kind]).score >= 0.9);
}

function isGenericOnly({ tokens }: { readonly tokens: readonly Token[] }): boolean {
  return tokens.every(({ lower }) => genericKinds.test(lower));
}

/** The column that is meant though it is called otherwise: by the verb, as the only group, or as the name of rows. */
function columnMeant(
  open: readonly Column[],
  phrase: readonly Token[],
  claims: Claims,
  vocabulary: Vocabulary,
): Column | undefined {
  const verb = byVerb(open, claims);
  if (verb !== undefined) return verb;
  const isGeneric = phrase.some(({ lower }) => genericKinds.test(lower));
  const head = phrase.at(-1);
  const label = (head === undefined ? undefined : nameColumn(head, vocabulary)) ?? labelColumn(vocabulary);
  if (!isGeneric) return label ?? onlyOne(open);
  return (
    onlyOne(open.filter(({ distinct }) => (distinct ?? 0) < vocabulary.table.rows * 0.5)) ??
    label ??
    onlyOne(open)
  );
}

function onlyOne([only, ...more]: readonly Column[]): Column | undefined {
  return more.length === 0 ? only : undefined;
}

/** Next to a column of numbered codes, the one text whose name has the same words: Party_Affiliation next to Party_Code. */
function namesOfCodes(candidates: readonly Column[], tokens: readonly Token[]): Column | undefined {
  return onlyOne(
    candidates.filter(
      ({ kind, name }) =>
        kind === "text" && tokens.every(({ stem }) => nameParts(name).some((part) => stemOf(part) === stem)),
    ),
  );
}

/** The one column that has the word in its name: `airline` is the Aircraft Airline Operator. */
function uniquePart(candidates: readonly Column[], phrase: readonly Token[]): Column | undefined {
  const head = phrase.at(-1);
  if (head === undefined) return undefined;
  const having = (fits: (stem: string) => boolean): Column[] =>
    candidates.filter(({ name }) => nameParts(name).some((part) => fits(stemOf(part))));
  const exact = having((stem) => stem === head.stem);
  return onlyOne(exact.length > 0 ? exact : having((stem) => meanTheSame(stem, head.stem)));
}

/** Columns that rows can be grouped by: texts, codes and few whole numbers. */
function groupingColumns(columns: readonly Column[]): Column[] {
  return columns.filter(
    ({ kind, role, distinct }) =>
      role === "category" ||
      role === "calendar" ||
      (kind === "number" && role === "measure" && distinct !== null && distinct <= 40),
  );
}

const inward = /\b(?:receiv\w*|arriv\w*|into|to|destination|inbound|attract\w*|end(?:ed|s)? up)\b/i;
const outward =
  /\b(?:sent|send\w*|leav\w*|left|depart\w*|out of|originat\w*|source|lost|outbound|supplied)\b/i;

/** Of two ends of a way, the one that the verb speaks of. */
function byVerb(columns: readonly Column[], { tokens }: Claims): Column | undefined {
  const text = tokens.map(({ lower }) => lower).join(" ");
  const find = (pattern: RegExp): Column | undefined => columns.find(({ name }) => pattern.test(name));
  const destination = find(/^(?:dest|destination|target|to|arrival|receiver|importer)/i);
  const origin = find(/^(?:origin|source|from|departure|sender|exporter)/i);
  if (destination === undefined || origin === undefined) return undefined;
  if (outward.test(text)) return origin;
  return inward.test(text) ? destination : undefined;
}

const labelName = /^(?:name|title|label|full.?name|titel|names)$/i;

/** The column of names in a file that is called after what they name: storms.csv has a `name`. Rows may repeat them. */
export function nameColumn(token: Token, { table, fileStems }: Vocabulary): Column | undefined {
  if (!fileStems.has(token.stem)) return undefined;
  return table.columns.find(
    ({ name, kind, distinct }) => kind === "text" && (distinct ?? 0) > 1 && labelName.test(name.trim()),
  );
}

/** The column that names what a row is: `name`, `title`, or the one text that no two rows share. */
function labelColumn({ table }: Vocabulary): Column | undefined {
  const texts = table.columns.filter(({ kind, role }) => kind === "text" && role === "category");
  // Each name has a row in each year.
  const years = Math.max(1, table.columns.find(({ role }) => role === "year")?.distinct ?? 1);
  return (
    texts.find(
      ({ name, distinct }) =>
        /^(?:name|title|label|full.?name|item|model|car|player|titel)$/i.test(name.trim()) &&
        (distinct ?? 0) > (table.rows / years) * 0.3,
    ) ?? texts.find(({ distinct }) => distinct === table.rows && table.rows > 2)
  );
}

function personColumn(vocabulary: Vocabulary): Column | null {
  const person = vocabulary.table.columns.find(
    ({ name, kind }) =>
      kind === "text" && /name|person|player|author|director|candidate|driver|employee|customer/i.test(name),
  );
  return person ?? labelColumn(vocabulary) ?? null;
}

/** A column as a dimension. */
export function plain({ table }: Vocabulary, column: Column): Dimension {
  const found = dimensionsOf(table.columns).get(column.name);
  if (found !== undefined && found.column.id === column.id) return found;
  const { name, kind, id, role } = column;
  return {
    name,
    column,
    part: null,
    kind,
    chronological: role === "time" || role === "year",
    key: id,
    label: (key) => key,
  };
}
