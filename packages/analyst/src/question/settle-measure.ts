import type { Aggregate, Measure } from "../query/aggregate.js";
import type { Column } from "../table/column.js";
import type { Claims } from "./claims.js";
import type { Draft } from "./draft.js";
import { isFileWord } from "./file-words.js";
import type { DimensionMention } from "./find-dimension.js";
import {
  countColumn,
  isMeasurable,
  isRate,
  isStock,
  type MeasureMention,
  measureMentions,
  ratioOf,
  weightColumn,
} from "./find-measure.js";
import type { Hints } from "./hints.js";
import { matchName } from "./name-match.js";
import { isStopWord } from "./stop-words.js";
import type { Token } from "./token.js";

/** What is measured, and whether words or options say so. */
export interface SettledMeasure {
  readonly measure: Measure;
  readonly chosen: "asked" | "assumed";
  /** The other column of a relationship. */
  readonly against: Column | null;
  /** The words name all of the column's name, so that a word before them tells nothing apart. */
  readonly isCovered: boolean;
  readonly assumptions: readonly string[];
}

const people =
  /^(?:people|persons?|men|women|passengers?|patients?|students?|respondents?|participants?|customers?|employees?|victims?|individuals?|subjects?|professors?|workers?|users?|members?|players?|children|adults|deaths?)$/;
const plainRows =
  /^(?:cases?|entries|records?|rows?|observations?|items?|lines?|match(?:es)?|games?|events?|trips?|rides?|transactions?|calls?|incidents?|occurrences|times)$/;
const personColumns =
  /^(?:age|sex|gender|race|first[ _.]?name|last[ _.]?name|name|salary|marital|married|ethnicity|education|survived)$/i;

/** Settles what is measured from the words; null where they name nothing that can be. */
export async function settleMeasure(
  draft: Draft,
  hints: Hints,
  dimensions: readonly DimensionMention[],
  filtered: readonly Column[],
): Promise<SettledMeasure | null> {
  const { claims, vocabulary, cues, options } = draft;
  const { columns } = vocabulary.table;
  const mentions = measureMentions(claims, columns, rowWord(draft));
  if (options.measure !== undefined) {
    for (const mention of mentions.filter(({ column }) => options.measure?.includes(column.name) === true))
      claimMention(claims, mention);
    return null;
  }
  if (hints.ratio !== null) return asked(ratioOf(...hints.ratio));
  if (cues.relationship) return relationship(draft, hints, mentions);
  const divided = ratioIn(draft, mentions);
  if (divided !== null) return divided;
  const [hinted] = hints.columns;
  if (hinted !== undefined) return asked(aggregated(draft, hinted), draft);
  if (cues.counts || options.aggregate === "count") return counted(draft, mentions, filtered);
  const mostOf = mostRows(draft, mentions, dimensions);
  if (mostOf !== null) return mostOf;
  const [best] = mentions;
  if (best === undefined) return cues.share ? rowsCounted(draft, []) : null;
  claimMention(claims, best);
  return { ...asked(aggregated(draft, best.column), draft, rivals(mentions)), isCovered: best.score >= 0.75 };
}

/** Words of the file's own name, by themselves and not by a synonym. */
function rowWord({ vocabulary: { fileStems } }: Draft): (token: Token) => boolean {
  return ({ stem }) => fileStems.has(stem);
}

function asked(measure: Measure, draft?: Draft, assumptions: readonly string[] = []): SettledMeasure {
  return {
    measure,
    chosen: "asked",
    against: null,
    isCovered: true,
    assumptions: [...(draft === undefined ? [] : remarks(measure, draft)), ...assumptions],
  };
}

function claimMention(claims: Claims, { tokens, column }: MeasureMention): void {
  claims.claim(
    claims.tokens.filter((token) =>
      tokens.some(({ start, end }) => start === token.start && end === token.end),
    ),
    "column",
  );
  // Other words for the same, such as the verb beside the noun.
  for (const token of claims.free())
    if (matchName(column.name, [token]).score >= 0.5) claims.claim([token], "column");
}

/** Columns that the words name as well as the one that was taken. */
function rivals([best, second]: readonly MeasureMention[]): string[] {
  if (best === undefined || second === undefined || second.score < best.score - 0.01) return [];
  return [
    `The question's words fit ${second.column.name} as well as ${best.column.name}: --measure ${JSON.stringify(second.column.name)} takes that.`,
  ];
}

/** How a column is aggregated where the words leave it open. */
function aggregated(draft: Draft, column: Column): Measure {
  const { cues, options, vocabulary } = draft;
  const { aggregate: wanted } = options;
  if (wanted !== undefined) return { column, aggregate: wanted };
  if (cues.aggregate === "median") return { column, aggregate: "median" };
  const rate = isRate(column);
  if (cues.aggregate === "average") return { column, aggregate: "average" };
  if (rate) {
    const weight = weightColumn(vocabulary.table.columns, column);
    return weight === null
      ? { column, aggregate: "average" }
      : { column, weight, aggregate: "weighted average" };
  }
  return { column, aggregate: additive(draft, column) };
}

function additive(draft: Draft, column: Column): Aggregate {
  const { cues } = draft;
  if (isStock(column)) return "sum";
  if (column.nature === "level") return "average";
  if (column.nature === "amount" || cues.aggregate === "sum" || cues.counts || cues.amounts) return "sum";
  if (isQuantityAsked(draft, column)) return "sum";
  return "average";
}

/** `the most migrants`: more of what is counted, rather than a higher level of it. */
function isQuantityAsked({ claims }: Draft, column: Column): boolean {
  const at = claims.tokens.findIndex(({ lower }) => /^(?:most|fewest|more|fewer)$/.test(lower));
  const noun = claims.tokens[at + 1];
  return (
    at >= 0 && noun !== undefined && /INT/.test(column.type) && matchName(column.name, [noun]).score >= 0.5
  );
}

function remarks(measure: Measure, { cues, options }: Draft): string[] {
  if (measure.column === null || measure.aggregate === "ratio" || options.aggregate !== undefined) return [];
  const { name, nature } = measure.column;
  if (measure.aggregate === "weighted average")
    return [
      `${name} is a rate: its average over rows is weighted by ${measure.weight.name}; --aggregate average counts every row alike.`,
    ];
  if (cues.aggregate === "sum" && measure.aggregate === "average")
    return [`${name} is a level, which is not added up: its average was taken; --aggregate sum adds it up.`];
  if (
    nature === "unknown" &&
    cues.aggregate === null &&
    measure.aggregate === "average" &&
    !isStock(measure.column)
  )
    return [
      `Nothing says whether ${name} adds up: where a number stands for several rows it is their average; --aggregate sum adds them up.`,
    ];
  return [];
}

/** `the most people`, `most common`: what is counted are rows. */
function mostRows(
  draft: Draft,
  mentions: readonly MeasureMention[],
  dimensions: readonly DimensionMention[],
): SettledMeasure | null {
  const { claims, question, vocabulary, cues } = draft;
  if (
    /\b(?:most|least) (?:common|frequent|often|popular|represented|numerous)\b|\bmost (?:often|frequently)\b|\b(?:commonest|busiest)\b/i.test(
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
    (people.test(noun.lower) && vocabulary.table.columns.some(({ name }) => personColumns.test(name)));
  if (!isRow || mentions.some(({ column }) => column.nature === "amount")) return null;
  return rowsCounted(draft, [noun]);
}

/** `how many`: different members, an amount that is added up, or rows. */
function counted(
  draft: Draft,
  mentions: readonly MeasureMention[],
  filtered: readonly Column[],
): SettledMeasure | null {
  const { claims, vocabulary, cues } = draft;
  const phrase = countedPhrase(draft);
  const { columns } = vocabulary.table;
  const isOfPhrase = ({ tokens }: MeasureMention): boolean =>
    tokens.some((token) => phrase.some(({ start }) => start === token.start));
  const isRow = phrase.some((token) => isFileWord(token, vocabulary));
  if (!isRow || cues.distinct) {
    const members = membersCounted(draft, phrase, filtered, mentions.find(isOfPhrase)?.score ?? 0);
    if (members !== null) return members;
  }
  const best = mentions.find((mention) => isOfPhrase(mention) || mention.column.nature === "amount");
  if (best !== undefined) {
    claimMention(claims, best);
    return asked(aggregated(draft, best.column), draft);
  }
  const count = countColumn(columns);
  if (count !== undefined && (isRow || columns.filter(isMeasurable).length === 1)) {
    claims.claim(phrase, "row");
    return asked({ column: count, aggregate: "sum" });
  }
  return isRow || namesRows(phrase, draft) ? rowsCounted(draft, phrase) : membersAsRows(draft, phrase);
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
        (isPersons && people.test(token.lower)) ||
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
  if (!isFiltered || axis !== null || isRest) return null;
  const result = rowsCounted(draft, phrase);
  const noun = phrase.map(({ text }) => text).join(" ");
  return noun === "" ? result : { ...result, assumptions: [`Each row was taken for one of the ${noun}.`] };
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

/** The words behind `how many` or `number of`, up to a verb. */
function countedPhrase({ question, claims }: Draft): Token[] {
  const match = /\bhow many\b|\b(?:number|count) of\b|\bhow often\b|\bhow frequently\b/i.exec(question);
  if (match === null) return [];
  const phrase: Token[] = [];
  for (const token of claims.tokens.filter(({ start }) => start >= match.index + match[0].length)) {
    if (
      /^(?:is|are|was|were|did|does|do|have|has|had|in|on|at|by|with|of|from|to|that|which|who|there|than|can|will|came|come)$/.test(
        token.lower,
      )
    ) {
      if (phrase.length > 0 || !/^(?:of|the)$/.test(token.lower)) break;
      continue;
    }
    if (/^(?:the|a|an|all|these|those|different|distinct|unique)$/.test(token.lower)) continue;
    const use = claims.useOf(token);
    if (use === undefined) phrase.push(token);
    else if (use === "time") break;
  }
  return phrase;
}

function rowsCounted({ claims, vocabulary }: Draft, phrase: readonly Token[]): SettledMeasure {
  // The last word says what is counted; one before it would narrow it.
  claims.claim(phrase.slice(-1), "row");
  const count = countColumn(vocabulary.table.columns);
  return asked(
    count === undefined ? { column: null, aggregate: "count" } : { column: count, aggregate: "sum" },
  );
}

/** `X per Y`, `X divided by Y`, where both are columns of numbers. */
function ratioIn(draft: Draft, mentions: readonly MeasureMention[]): SettledMeasure | null {
  const { claims, question, vocabulary } = draft;
  const match = /\b(per|divided by|relative to its|ratio to|over its)\b/i.exec(question);
  if (match === null) return null;
  const end = match.index + match[0].length;
  const after = claims.tokens.filter((token) => token.start >= end).slice(0, 3);
  const before = claims.tokens.filter((token) => token.end <= match.index);
  const [denominator] = measureMentions(claims, vocabulary.table.columns, rowWord(draft)).filter(
    ({ tokens }) =>
      tokens.some(
        ({ start }) => start === after[0]?.start || (after[0]?.lower === "unit" && start === after[1]?.start),
      ),
  );
  const numerator = mentions.find(
    ({ column, tokens }) =>
      column !== denominator?.column &&
      tokens.some((token) => before.some(({ start }) => start === token.start)),
  );
  const perHead = after[0] !== undefined && /^(?:capita|person|head|inhabitant)$/.test(after[0].lower);
  const population = perHead
    ? vocabulary.table.columns.find(({ name, kind }) => kind === "number" && /^pop|population/i.test(name))
    : undefined;
  const under = denominator?.column ?? population;
  if (numerator === undefined || under === undefined || numerator.column === under) return null;
  // A rate by its own name is not divided once more: gdp per capita where there is gdpPercap.
  if (/per|rate/i.test(numerator.column.name) || numerator.tokens.some(({ start }) => start >= match.index))
    return null;
  claimMention(claims, numerator);
  if (denominator !== undefined) claimMention(claims, denominator);
  claims.claim(after.slice(0, 1), "column");
  return asked(ratioOf(numerator.column, under));
}

function relationship(
  draft: Draft,
  { columns: hinted }: Hints,
  mentions: readonly MeasureMention[],
): SettledMeasure | null {
  const { claims } = draft;
  const [first, second] = hinted;
  if (first !== undefined && second !== undefined)
    return { ...asked({ column: first, aggregate: "average" }), against: second };
  const disjoint: MeasureMention[] = [];
  for (const mention of mentions)
    if (
      disjoint.every(
        ({ tokens }) => !tokens.some(({ start }) => mention.tokens.some((token) => token.start === start)),
      )
    )
      disjoint.push(mention);
  const [a, b] =
    first === undefined
      ? disjoint
      : [{ column: first, score: 1, tokens: [] }, ...disjoint.filter(({ column }) => column !== first)];
  if (a === undefined) return null;
  claimMention(claims, a);
  if (b === undefined) return asked(aggregated(draft, a.column), draft);
  claimMention(claims, b);
  const ordered = (a.tokens[0]?.start ?? 0) <= (b.tokens[0]?.start ?? 0) ? [a, b] : [b, a];
  const [x, y] = ordered;
  return x === undefined || y === undefined
    ? null
    : { ...asked({ column: x.column, aggregate: "average" }), against: y.column };
}
