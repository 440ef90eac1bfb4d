import { natureOf } from "../../table/amount-or-level.js";
import type { Column } from "../../table/column.js";
import { unnamedValue } from "../../table/wide-periods.js";
import { aggregated } from "../choose-aggregate.js";
import { meanTheSame, superlativeOf } from "../concepts.js";
import { chooseCount } from "../counting/choose-count.js";
import { countedPhrase } from "../counting/counted-phrase.js";
import { mostRows } from "../counting/most-rows.js";
import { numberedRows } from "../counting/numbered-rows.js";
import { rowsCounted } from "../counting/rows-counted.js";
import type { DimensionMention } from "../dimension/find-dimension.js";
import type { Draft } from "../draft.js";
import { isFileWord } from "../file-words.js";
import type { Hints } from "../hints.js";
import { isAnyone, isRole } from "../people-words.js";
import { refusal } from "../refusal.js";
import { stemOf } from "../token.js";
import { namedValue, variableColumn } from "../variable-column.js";
import type { Member } from "../vocabulary.js";
import { type MeasureMention, measureMentions } from "./find-measure.js";
import { livesLost } from "./lives-lost.js";
import { measureInParentheses } from "./measure-in-parentheses.js";
import { isIdentifier, isMeasurable, isRate, ratioOf } from "./measured-columns.js";
import { peopleInValues } from "./people-in-values.js";
import { profitMargin } from "./profit-margin.js";
import { ratioForEvery, ratioIn, shareOfGlossed } from "./ratio-measure.js";
import { relationship } from "./relationship-measure.js";
import { asked, claimMention, rowWord, type SettledMeasure } from "./settled-measure.js";
import { shareOfColumn } from "./share-of-column.js";
import { countedOfPeople } from "./share-of-people.js";

/** Determines the measure from the words; `null` if they do not name anything that can be measured. */
export async function settleMeasure(
  draft: Draft,
  hints: Hints,
  dimensions: readonly DimensionMention[],
  filtered: readonly Column[],
  members: readonly Member[],
): Promise<SettledMeasure | null> {
  const { claims, vocabulary, cues, options } = draft;
  const { columns } = vocabulary.table;
  const mentions = measureMentions(claims, columns, rowWord(draft));
  if (options.measure !== undefined) {
    for (const mention of mentions.filter(({ column }) => options.measure?.includes(column.name) === true))
      claimMention(claims, mention);
    return null;
  }
  const special = specialOf(draft, hints, mentions);
  if (special !== null) return special;
  if (cues.relationship) return relationship(draft, hints, mentions);
  const people = peopleInValues(draft);
  if (people !== null && !cues.share) return people;
  const divided =
    profitMargin(draft) ??
    countedOfPeople(draft) ??
    ratioForEvery(draft, hints) ??
    shareOfGlossed(draft, hints, mentions) ??
    shareOfColumn(draft) ??
    ratioIn(draft, hints, mentions);
  if (divided !== null) return divided;
  const [column] = hints.columns;
  if (column !== undefined && !((cues.counts || cues.share) && filtered.includes(column)))
    return measureInParentheses(draft, column);
  if (cues.counts || options.aggregate === "count") return chooseCount(draft, mentions, filtered);
  if (cues.loss) return lossOf(draft);
  return (
    mostRows(draft, mentions, dimensions) ??
    mentioned(draft, mentions, filtered) ??
    variableNamed(draft, members) ??
    livesLost(draft) ??
    valueOfFile(draft) ??
    (cues.share ? rowsCounted(draft, []) : null)
  );
}

/** Returns the measure if parentheses say how to compute it; `null` otherwise. */
function specialOf(draft: Draft, hints: Hints, mentions: readonly MeasureMention[]): SettledMeasure | null {
  const { claims, cues } = draft;
  const isMost = cues.order !== null && /\b(?:most|fewest|more|fewer)\b/i.test(draft.question);
  if (hints.distinct !== null && (cues.counts || isMost))
    return asked({ column: hints.distinct, aggregate: "distinct" });
  if (hints.ratio !== null) return asked(ratioOf(...hints.ratio));
  if (hints.weighted === null) return null;
  const [share, weight] = hints.weighted;
  for (const mention of mentions.filter(({ column }) => hints.weighted?.includes(column) === true))
    claimMention(claims, mention);
  return asked({ column: share, aggregate: "weighted average", weight }, draft);
}

/**
 * Returns the column that the words match best. For a share, returns the number of rows, unless the words after `share
 * of` name the total.
 */
function mentioned(
  draft: Draft,
  mentions: readonly MeasureMention[],
  filtered: readonly Column[],
): SettledMeasure | null {
  const { cues, claims } = draft;
  // The total cost of all firms: numbers that tell the firms apart are measured by nobody.
  const best = mentions.find(({ column }) => !isIdentifier(column)) ?? mentions[0];
  if (
    cues.share &&
    filtered.length > 0 &&
    (best === undefined || filtered.includes(best.column) || isOfRows(draft, best) || !isShareOf(draft, best))
  )
    return rowsCounted(draft, countedPhrase(draft, shareCue));
  if (best === undefined) return null;
  // The most episodes, for a column that numbers them.
  const isMost = /\b(?:most|fewest|least) \p{L}+/iu.test(draft.question) && cues.aggregate === null;
  const numbered = isMost ? numberedRows(draft, best.tokens, best.column) : null;
  if (numbered !== null) return numbered;
  claimMention(claims, best);
  return {
    ...asked(
      asksForPart(draft, best) ? { column: best.column, aggregate: "sum" } : aggregated(draft, best.column),
      draft,
    ),
    rival: rivalOf(mentions),
    isCovered: best.score >= 0.75,
  };
}

/** Finds the measure in a column of variables, as in `the highest rent` if the column has the member rent. */
function variableNamed(draft: Draft, members: readonly Member[]): SettledMeasure | null {
  const found = variableColumn(draft.vocabulary.table);
  const named = members.filter(({ column }) => column === found?.variable).map(({ text }) => text);
  return found === null || named.length === 0
    ? null
    : asked(aggregated(draft, namedValue(found, named)), draft);
}

/**
 * Returns the measure for a word of the file's name that says what the table's values are, such as `revenue` for a file
 * of receipts; `null` otherwise.
 */
function valueOfFile(draft: Draft): SettledMeasure | null {
  const { columns } = draft.vocabulary.table;
  const column = columns.find(({ name }) => name === unnamedValue) ?? seriesOf(draft);
  const { fileStems } = draft.vocabulary;
  const word = draft.claims.free().find(
    (token) =>
      isFileWord(token, draft.vocabulary) ||
      (column?.name === unnamedValue && /^(?:extent|coverage)$/.test(token.lower)) ||
      [...fileStems].some((stem) => meanTheSame(stem, token.stem)) ||
      // How much warmer, in a file of temperatures.
      superlativeOf(token.lower)?.measure.some((name) => fileStems.has(stemOf(name))) === true,
  );
  if (column === undefined || word === undefined) return null;
  // The revenue of a file of receipts: the word says what its values are.
  draft.claims.claim([word], "row");
  const named = column.nature === "unknown" ? { ...column, nature: natureOf(word.lower) } : column;
  return asked(aggregated(draft, named), draft);
}

/**
 * Returns the only column in addition to those of the time, as in a file with one time series; `undefined` if there are
 * several.
 */
function seriesOf({ axis, vocabulary: { table } }: Draft): Column | undefined {
  const [series, ...more] = table.columns.filter((column) => axis?.parts.includes(column) !== true);
  return axis !== null && series !== undefined && isMeasurable(series) && more.length === 0
    ? series
    : undefined;
}

/**
 * Returns the measure for `lost the most money`: the lowest profit, or the largest loss if there is a column of losses.
 */
function lossOf(draft: Draft): SettledMeasure {
  const { claims, vocabulary } = draft;
  const { columns } = vocabulary.table;
  const column = columns.find(
    (candidate) =>
      isMeasurable(candidate) &&
      /profit|earnings|\bloss(?:es)?\b|net[ _.]?income|gewinn/i.test(candidate.name),
  );
  if (column === undefined) throw refusal(vocabulary.table, "it has no column of profit or loss");
  claims.claim(
    claims
      .free()
      .filter(({ lower }) => /^(?:money|profitable|unprofitable|profits?|loss|losses)$/.test(lower)),
    "column",
  );
  return asked({ column, aggregate: draft.options.aggregate ?? draft.cues.aggregate ?? "sum" }, draft);
}

const shareCue =
  /\b(?:share|percentage|proportion|fraction|percent|per cent|part) of(?: all| the| its| our| total| global| overall)*/i;

/**
 * Whether the word `share` asks for a share of the rows instead of naming a column, as in `what share of applicants`.
 */
function isOfRows(draft: Draft, { tokens }: MeasureMention): boolean {
  if (!tokens.every(({ lower }) => /^(?:share|percentage|proportion|fraction|percent)$/.test(lower)))
    return false;
  const [noun] = countedPhrase(draft, shareCue);
  return (
    noun !== undefined && (isFileWord(noun, draft.vocabulary) || isAnyone(noun.lower) || isRole(noun.lower))
  );
}

/** Whether a question asks for a part of a column's sum, as in `what share of all profits do US companies make`. */
function asksForPart(draft: Draft, best: MeasureMention): boolean {
  const { cues, options } = draft;
  return (
    cues.share &&
    options.aggregate === undefined &&
    best.column.nature !== "level" &&
    !isRate(best.column) &&
    isShareOf(draft, best)
  );
}

/** Minimum share of a column's name that the word after `share of` must cover. */
const minShared = 0.5;

/**
 * Whether the words after a measure name the total of a share, as in `the share of sales`. A column of shares is used
 * directly.
 */
function isShareOf({ question }: Draft, { column, tokens, score }: MeasureMention): boolean {
  if (isRate(column)) return true;
  const cue = shareCue.exec(question);
  const from = (cue?.index ?? 0) + (cue?.[0].length ?? 0);
  // `the share of revenue`, for a column item_revenue: the words right behind it say what is shared.
  const shared = tokens.find(({ start }) => start >= from && start - from <= 1);
  if (shared !== undefined && !isAnyone(shared.lower) && !isRole(shared.lower)) return score >= minShared;
  return score >= 0.75 && tokens.some(({ start }) => start >= from && start - from < 12);
}

/** Returns another column that the words match as well as the best one; `null` if there is none. */
function rivalOf([best, second]: readonly MeasureMention[]): Column | null {
  return best === undefined || second === undefined || second.score < best.score - 0.01
    ? null
    : second.column;
}
