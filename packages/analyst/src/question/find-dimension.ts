import { type Dimension, dimensionsOf } from "../query/dimension.js";
import type { Column } from "../table/column.js";
import type { TimeAxis } from "./axis.js";
import type { Claims } from "./claims.js";
import { superlativeOf } from "./concepts.js";
import { numberOf } from "./cues.js";
import { matchName } from "./name-match.js";
import type { Token } from "./token.js";
import type { Vocabulary } from "./vocabulary.js";

/** What a question groups by: words such as `which genre` or `by age group`, and what they name. */
export interface DimensionMention {
  readonly tokens: readonly Token[];
  /** Null: the words name nothing of the table. */
  readonly dimension: Dimension | null;
  /** Something is chosen among members: `which`, `who`; else they are all wanted: `by`. */
  readonly isChoice: boolean;
  /** What was taken for granted, in a sentence. */
  readonly assumption: string | null;
}

const openers: Readonly<Record<string, boolean>> = { which: true, what: true, whose: true, by: false, each: false, every: false, across: false, per: false, among: false };
const timeWords = /^(?:years?|months?|quarters?|days?|weeks?|dates?|decades?|hours?|times?|weekdays?|century)$/;
const phraseEnd = /^(?:is|was|were|are|had|has|have|did|does|do|can|will|with|in|on|at|for|from|to|by|than|that|who|which|what|where|and|or|but|got|get|gets|between|during|since|as|it|there|they|their|its|made|make|makes|took|take|takes|receive[sd]?|lost|won|go|goes|went|killed|cost|costs|earned?|earns?|sold|contributed?|drove|drive|saw|showed?|improved?|grew|rose|fell|reached|hold|holds|account|accounts|look|looks|produced?|stand|stood|came|come|of)$/;
const genericKinds = /^(?:kinds?|types?|sorts?|category|categories|groups?|class|classes|ones?|things?|members?|items?)$/;

/** Finds what a question groups by, and claims its words. */
export function findDimension(claims: Claims, vocabulary: Vocabulary, axis: TimeAxis | null): DimensionMention[] {
  const found: DimensionMention[] = [];
  const { tokens } = claims;
  for (const [index, token] of tokens.entries()) {
    if (token.lower === "who" || (token.lower === "where" && index === 0)) {
      const named = token.lower === "who" ? personColumn(vocabulary) : null;
      if (named !== null) found.push({ tokens: [token], dimension: plain(vocabulary, named), isChoice: true, assumption: null });
      continue;
    }
    const isChoice = openers[token.lower];
    if (isChoice === undefined) continue;
    const phrase = phraseAfter(tokens, index + 1, claims);
    const [head] = phrase;
    if (head === undefined || phrase.some(({ lower }) => timeWords.test(lower))) continue;
    const named = resolve(phrase, claims, vocabulary, axis);
    if (named === null && !isChoice) continue;
    if (named === null && /^(?:share|percentage|proportion|fraction|percent|part)$/.test(head.lower)) continue;
    if (named !== null) claims.claim(phrase, "dimension");
    found.push({ tokens: phrase, dimension: named?.dimension ?? null, isChoice, assumption: named?.assumption ?? null });
  }
  return found;
}

/** The words that `which`, `by` and the like stand before. */
function phraseAfter(tokens: readonly Token[], from: number, claims: Claims): Token[] {
  const phrase: Token[] = [];
  for (let index = from; index < tokens.length && phrase.length < 5; index++) {
    const token = tokens[index];
    if (token === undefined) break;
    const use = claims.useOf(token);
    if (use === "time" || use === "number" || use === "member") {
      if (phrase.length > 0) break;
      if (use === "time") break;
      continue;
    }
    const isFiller = /^(?:the|a|an|of|these|those|all|different|single|individual|top|how|its|their)$/.test(token.lower);
    if (phrase.length === 0 && (isFiller || numberOf(token.text) !== null || superlativeOf(token.lower) !== undefined)) {
      if (/^how$/.test(token.lower)) return [];
      continue;
    }
    if (/^(?:most|least|far|much|many|largest|highest|smallest|lowest|biggest|greatest)$/.test(token.lower) && phrase.length === 0) {
      // By the largest amount, by the most miles: how much, not by what.
      if (tokens[from - 1]?.lower === "by") return [];
      continue;
    }
    const kindOf = token.lower === "of" && phrase.every(({ lower }) => genericKinds.test(lower)) && phrase.length > 0;
    if (phraseEnd.test(token.lower) && !kindOf) break;
    if (!kindOf) phrase.push(token);
  }
  return phrase;
}

interface Resolved {
  readonly dimension: Dimension;
  readonly assumption: string | null;
}

function resolve(phrase: readonly Token[], claims: Claims, vocabulary: Vocabulary, axis: TimeAxis | null): Resolved | null {
  const { table } = vocabulary;
  const candidates = groupingColumns(table.columns);
  const scored = candidates
    .map((column) => ({ column, ...matchName(column.name, phrase) }))
    .filter(({ score }) => score >= 0.45)
    .sort((x, y) => y.score - x.score || (x.column.distinct ?? 0) - (y.column.distinct ?? 0));
  const [best] = scored;
  if (best !== undefined) {
    const rivals = scored.filter(({ score }) => score > best.score - 0.05);
    const chosen = rivals.length > 1 ? byVerb(rivals.map(({ column }) => column), claims) ?? best.column : best.column;
    return { dimension: plain(vocabulary, chosen), assumption: null };
  }
  const filtered = new Set(axis?.parts ?? []);
  const open = candidates.filter((column) => column.kind === "text" && !filtered.has(column) && (column.distinct ?? 0) > 1);
  const verb = byVerb(open, claims);
  const noun = phrase.at(-1)?.text ?? "";
  if (verb !== undefined) return { dimension: plain(vocabulary, verb), assumption: `No column is called ${noun}: ${verb.name} was taken.` };
  const isGeneric = phrase.some(({ lower }) => genericKinds.test(lower));
  const isRow = phrase.some(({ stem }) => vocabulary.fileStems.has(stem));
  if (isGeneric || isRow) {
    const groups = open.filter((column) => isGeneric ? (column.distinct ?? 0) < table.rows * 0.5 : true);
    const [only, ...more] = groups;
    const chosen = isRow && !isGeneric ? (labelColumn(vocabulary) ?? (more.length === 0 ? only : undefined)) : more.length === 0 ? only : undefined;
    if (chosen !== undefined)
      return { dimension: plain(vocabulary, chosen), assumption: `No column is called ${noun}: ${chosen.name} was taken.` };
  }
  const label = labelColumn(vocabulary);
  if (label !== undefined) return { dimension: plain(vocabulary, label), assumption: `No column is called ${noun}: ${label.name}, which names the rows, was taken.` };
  const [only, ...more] = open;
  return only !== undefined && more.length === 0
    ? { dimension: plain(vocabulary, only), assumption: `No column is called ${noun}: ${only.name}, the only column that groups rows, was taken.` }
    : null;
}

/** Columns that rows can be grouped by: texts, codes and few whole numbers. */
export function groupingColumns(columns: readonly Column[]): Column[] {
  return columns.filter(
    ({ kind, role, distinct }) =>
      role === "category" || role === "calendar" || (kind === "number" && role === "measure" && distinct !== null && distinct <= 40),
  );
}

const inward = /\b(?:receiv\w*|arriv\w*|into|to|destination|inbound|attract\w*|end(?:ed|s)? up)\b/i;
const outward = /\b(?:sent|send\w*|leav\w*|left|depart\w*|out of|originat\w*|source|lost|outbound|supplied)\b/i;

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

/** The column that names what a row is: `name`, `title`, or the one text that no two rows share. */
export function labelColumn({ table }: Vocabulary): Column | undefined {
  const texts = table.columns.filter(({ kind, role }) => kind === "text" && role === "category");
  return (
    texts.find(({ name, distinct }) => /^(?:name|title|label|full.?name|item|model|car|player|titel)$/i.test(name.trim()) && (distinct ?? 0) > table.rows * 0.3) ??
    texts.find(({ distinct }) => distinct === table.rows && table.rows > 2)
  );
}

function personColumn(vocabulary: Vocabulary): Column | null {
  const person = vocabulary.table.columns.find(({ name, kind }) => kind === "text" && /name|person|player|author|director|candidate|driver|employee|customer/i.test(name));
  return person ?? labelColumn(vocabulary) ?? null;
}

/** A column as a dimension. */
export function plain({ table }: Vocabulary, column: Column): Dimension {
  const found = dimensionsOf(table.columns).get(column.name);
  if (found !== undefined && found.column.id === column.id) return found;
  const { name, kind, id, role } = column;
  return { name, column, part: null, kind, chronological: role === "time" || role === "year", key: id, label: (key) => key };
}
