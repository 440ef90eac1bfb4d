import type { Column } from "../table/column.js";
import type { Condition } from "./condition.js";
import type { Draft } from "./draft.js";
import type { Settled } from "./settled.js";

/** Verbs after which the part is described. Behind an article, the same word is a noun: `of the votes`. */
const verb =
  /(?<!\b(?:who|that|which|the|of|all|total|its|their|his|her|more|most) )\b(?:is|are|was|were|came|comes?|did|does|do|went|goes|go|had|has|have|live[sd]?|survived|belong(?:s|ed)?|fell|falls?|left|leaves?|quit|resign(?:ed)?|default(?:ed|s)?|died|dies|passed|failed|won|wins?|lost|said|says?|answer(?:ed|s)?|chose|chooses?|vote[sd]?|bought|buys?|return(?:ed|s)?|smoke[sd]?|use[sd]?|works?|worked|end(?:ed|s)?|happen(?:ed|s)?|occurr?(?:ed|s)?|took|takes?|made|makes?)\b/gi;

/** Returns the offset of the verb that introduces the description of the numerator; -1 if there is none. */
function verbBehind(question: string): number {
  const cue = /\b(?:share|percentage|proportion|fraction|percent|per cent|part)\b/i.exec(question);
  const from = (cue?.index ?? 0) + (cue?.[0].length ?? 0);
  return [...question.matchAll(verb)].find(({ index }) => index > from)?.index ?? -1;
}

/**
 * Whether the column in parentheses after a verb contains the share itself, in per cent, as in `what percentage of
 * women use contraceptives (users)`.
 */
export function isPartInPercent(
  { question, cues }: Draft,
  { least, greatest, nature, type }: Column,
): boolean {
  if (!cues.share || nature === "amount" || Number(least) < 0 || Number(greatest) > 100) return false;
  if (Number(greatest) <= 1) return false;
  const at = verbBehind(question);
  return !/INT/.test(type) || (at >= 0 && at < question.indexOf("("));
}

/**
 * Returns the conditions after the verb, which describe the numerator: the rows that are B in `what share of A are B`.
 */
export function partOf(draft: Draft, settled: Settled): Condition[] {
  const { members, conditions } = settled;
  const rated = ratedPart(draft, settled);
  if (rated.length > 0) return rated;
  if (settled.by !== null) return partOfEach(draft, settled) ?? [];
  const at = verbBehind(draft.question);
  const behind = members.placed
    .filter(({ start }) => at >= 0 && start >= at)
    .map(({ condition }) => condition);
  if (behind.length > 0 && behind.length < members.placed.length) return behind;
  // Without a known verb, the last condition describes the others: customers with a contract churned.
  const last = [...members.placed].sort((x, y) => y.start - x.start).slice(0, 1);
  const own = behind.length > 0 ? behind : last.map(({ condition }) => condition);
  return own.filter((condition) => conditions.includes(condition));
}

/**
 * Returns the condition for the numerator of a rate. For `the readmission rate`, it selects the rows that were
 * readmitted.
 */
function ratedPart({ rated }: Draft, { members }: Settled): Condition[] {
  return members.placed
    .filter(({ start }) => start === rated?.tokens[0]?.start)
    .map(({ condition }) => condition);
}

/** Whether a separate share is computed for each group, as in `which ward has the highest share of women`. */
export function isShareOfEach(draft: Draft, settled: Settled): boolean {
  const { by, measure, periods } = settled;
  const isTotal = measure.measure.column === null || measure.measure.aggregate === "sum";
  if (by === null || by.isTime || !isTotal || periods.length > 1) return false;
  const rated = ratedPart(draft, settled);
  const part = rated.length > 0 ? rated : partOfEach(draft, settled);
  if (part === null) return false;
  return part.every(({ column }) => column.id !== by.dimension.column.id);
}

/** Words before the rows that a share is computed within. */
const within = /\b(?:in|at|during|for|among|amongst|within|out of|of all)\s+(?:the\s+|all\s+)*$/i;

/** Matches a number that is asked in shares, after the words for it: `the most swings in per cent of the pitches`. */
const inShares =
  /\b(?:in|as) (?:an? )?(?:per ?cent|percentage|share|proportion|fraction) of\b|, in per ?cent,/i;

/** Matches a question about each member's part of the total, as in `accounts for the largest share of revenue`. */
const ofTotal =
  /\b(?:accounts?|accounted|makes? up|made up|contribut(?:e|es|ed)|responsible|represents?|represented)\b.*\b(?:share|percentage|proportion|fraction|part) of\b/i;

/**
 * Returns the conditions for the numerator of a share in each group: `of women`, `of women among managers`, `of women
 * who smoke`. Empty if the question asks for the group's share of the total; `null` if it does not describe the
 * numerator.
 */
function partOfEach({ question }: Draft, { members: { placed } }: Settled): Condition[] | null {
  const cue = inShares.test(question)
    ? 0
    : (/\b(?:share|percentage|proportion|fraction|percent|per cent|part|likely)\b/i.exec(question)?.index ??
      0);
  const named = placed.filter(({ start }) => start > cue && !within.test(question.slice(0, start)));
  if (named.length === 0) return ofTotal.test(question) ? [] : null;
  const relative = [...question.matchAll(/\b(?:who|that|which|whose)\b/gi)].at(-1)?.index ?? -1;
  const behind = named.length === 1 || relative < cue ? [] : named.filter(({ start }) => start > relative);
  const [only, ...others] = behind.length > 0 ? behind : named;
  return only === undefined || others.length > 0 ? null : [only.condition];
}
