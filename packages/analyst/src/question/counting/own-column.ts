import type { MeasureMention } from "../measure/find-measure.js";

/**
 * Returns the column with the numbers of what is counted, as `women` for `how many women were in the boats`. A column of
 * totals in the same table counts more than them.
 */
export function ownColumn(mentions: readonly MeasureMention[]): MeasureMention | undefined {
  return mentions.find(
    ({ column, tokens }) =>
      column.nature !== "level" && tokens.some(({ lower }) => lower === column.name.trim().toLowerCase()),
  );
}
