import { rowShare } from "../query/row-share.js";
import type { Draft } from "./draft.js";
import type { Reading } from "./reading.js";
import type { Settled } from "./settled.js";
import { membersOf } from "./share-over-time.js";

const oftener = /\b(?:more|less) (?:often|frequently|likely)\b/i;

/** Whether a question asks which of two groups something is more often true of, as in `are women more likely to vote`. */
function asksHowOften(question: string): boolean {
  return oftener.test(question);
}

/**
 * Interprets a question how often something is true of two groups as a share of each group's rows, as in `are men
 * searched more often than women`. The numbers of rows would only show which group is larger. Returns `null` if the
 * question does not name two groups, or not the condition.
 */
export function shareOfGroups(draft: Draft, settled: Settled): [Draft, Settled] | null {
  const { measure, members, by, conditions, periods } = settled;
  const { groups, placed } = members;
  if (!asksHowOften(draft.question) || groups?.members.length !== 2 || periods.length > 1) return null;
  if (measure.measure.column !== null || by?.isTime === true) return null;
  const parts = placed.filter(({ condition }) => condition.column !== groups.column);
  const [part, ...more] = parts.map(({ condition }) => condition);
  const values = part === undefined ? null : membersOf(part);
  if (part === undefined || more.length > 0 || values === null) return null;
  return [
    { ...draft, cues: { ...draft.cues, share: false, counts: false } },
    {
      ...settled,
      measure: { ...measure, measure: { column: rowShare(part.column, values), aggregate: "average" } },
      conditions: conditions.filter((condition) => condition !== part),
      members: { ...members, placed: placed.filter(({ condition }) => condition !== part) },
    },
  ];
}

/** Whether a reading compares how often something is true, as its question asks. */
export function comparesHowOften({ operation, measure, by }: Reading): boolean {
  return (operation === "comparison" && measure.column !== null) || (operation === "share" && by !== null);
}
