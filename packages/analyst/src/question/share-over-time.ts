import { rowShare } from "../query/row-share.js";
import type { Condition } from "./condition.js";
import { asksForCourse } from "./course-words.js";
import type { Draft } from "./draft.js";
import type { Settled } from "./settled.js";
import { partOf } from "./share-part.js";

/**
 * Interprets a share of the rows as a measure with one value per period, as in `how did the share of women change from
 * 2010 to 2020` or `in which year was the share of women highest`. Returns `null` if the question asks for one share.
 */
export function shareOverTime(draft: Draft, settled: Settled): [Draft, Settled] | null {
  const { cues, axis, question } = draft;
  const { measure, periods, by, members, conditions } = settled;
  if (!cues.share || axis === null || measure.measure.column !== null) return null;
  const isCourse =
    by === null && periods.length === 0 && (cues.change || cues.trend || asksForCourse(question));
  if (periods.length !== 2 && by?.isTime !== true && !isCourse) return null;
  const [part, ...more] = partOf(draft, { ...settled, by: null });
  const values = part === undefined ? null : membersOf(part);
  if (part === undefined || more.length > 0 || values === null) return null;
  const others = conditions.filter((condition) => condition !== part);
  return [
    { ...draft, cues: { ...cues, share: false, counts: false } },
    {
      ...settled,
      measure: { ...measure, measure: { column: rowShare(part.column, values), aggregate: "average" } },
      conditions: others,
      members: { ...members, placed: members.placed.filter(({ condition }) => condition !== part) },
    },
  ];
}

/** Returns the values of a condition `column = a | b`; `null` for another kind of condition. */
export function membersOf({ column, text, values }: Condition): (string | number | boolean)[] | null {
  const members = values.filter((value) => ["string", "number", "boolean"].includes(typeof value));
  return text === `${column.name} = ${members.join(" | ")}`
    ? members.flatMap((value) =>
        typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? [value] : [],
      )
    : null;
}
