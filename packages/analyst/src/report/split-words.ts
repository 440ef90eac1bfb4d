import { printChange } from "@concordat/report-kit";

/** A group's effect on an average or a ratio, split into its parts. */
interface SplitEffect {
  readonly valueA: number | null;
  readonly valueB: number | null;
  readonly split: { readonly within: number; readonly mix: number } | null;
}

/** The change of an average or a ratio, split into the parts within groups and between groups. */
export interface SplitTotal {
  readonly within: number;
  readonly mix: number;
  /**
   * The direction in which the values of all groups changed: 1 or -1, or 0 if the directions differ or a value did not
   * change.
   */
  readonly common: number;
}

/** Adds up the splits of all groups; `null` if the measure is a sum or a count. */
export function splitOf(members: readonly SplitEffect[]): SplitTotal | null {
  const splits = members.flatMap(({ split }) => (split === null ? [] : [split]));
  if (splits.length === 0) return null;
  const directions = members.map(({ valueA, valueB }) =>
    valueA === null || valueB === null ? 0 : Math.sign(valueB - valueA),
  );
  const [first = 0] = directions;
  return {
    within: splits.reduce((sum, { within }) => sum + within, 0),
    mix: splits.reduce((sum, { mix }) => sum + mix, 0),
    common: directions.every((direction) => direction === first) ? first : 0,
  };
}

/**
 * Describes the split in a sentence. The sentence points out if the total and all of its parts change in opposite
 * directions.
 */
export function splitSentence(
  { within, mix, common }: SplitTotal,
  change: number,
  dimension: string,
): string {
  const parts = `Of the change, ${printChange(within)} happened within the members of ${dimension}, and ${printChange(mix)} because their shares changed.`;
  if (common !== 0 && change !== 0 && common !== Math.sign(change)) {
    const [all, whole] = common < 0 ? ["fell", "rose"] : ["rose", "fell"];
    const where = change > 0 ? "higher" : "lower";
    return `${parts} Every member ${all}, and yet the whole ${whole}: more of it now lies with members whose value is ${where}.`;
  }
  if (change !== 0 && within !== 0 && Math.sign(within) !== Math.sign(change)) {
    return `${parts} The members themselves went the other way on the whole; the shift between them outweighed it.`;
  }
  return parts;
}
