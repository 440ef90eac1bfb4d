import type { Column } from "../table/column.js";
import type { Condition } from "./condition.js";
import type { Draft } from "./draft.js";
import type { Settled } from "./settled.js";

/** Verbs after which the part is described. */
const verb =
  /(?<!\b(?:who|that|which) )\b(?:is|are|was|were|came|comes?|did|does|do|went|goes|go|had|has|have|live[sd]?|survived|belong(?:s|ed)?|fell|falls?|left|leaves?|quit|resign(?:ed)?|default(?:ed|s)?|died|dies|passed|failed|won|wins?|lost|said|says?|answer(?:ed|s)?|chose|chooses?|vote[sd]?|bought|buys?|return(?:ed|s)?|smoke[sd]?|use[sd]?|works?|worked|end(?:ed|s)?|happen(?:ed|s)?|occurr?(?:ed|s)?|took|takes?|made|makes?)\b/gi;

/** Where the verb starts that introduces the description of the part; -1 without one. */
function verbBehind(question: string): number {
  const cue = /\b(?:share|percentage|proportion|fraction|percent|per cent|part)\b/i.exec(question);
  const from = (cue?.index ?? 0) + (cue?.[0].length ?? 0);
  return [...question.matchAll(verb)].find(({ index }) => index > from)?.index ?? -1;
}

/**
 * `what percentage of women use contraceptives (users)`: the column in parentheses after a verb is the part,
 * in per cent.
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

/** In `what share of A are B`, the rows that are B: those named after the verb. */
export function partOf({ question }: Draft, { members, conditions }: Settled): Condition[] {
  const at = verbBehind(question);
  const behind = members.placed
    .filter(({ start }) => at >= 0 && start >= at)
    .map(({ condition }) => condition);
  if (behind.length > 0 && behind.length < members.placed.length) return behind;
  // Without a known verb, the last condition describes the others: customers with a contract churned.
  const last = [...members.placed].sort((x, y) => y.start - x.start).slice(0, 1);
  const own = behind.length > 0 ? behind : last.map(({ condition }) => condition);
  return own.filter((condition) => conditions.includes(condition));
}
