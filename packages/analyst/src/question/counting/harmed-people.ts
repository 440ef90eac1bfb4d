import type { MeasureMention } from "../measure/find-measure.js";

/** Matches verbs for what happens to people. */
export const harm = /^(?:died|dies|killed|drowned|murdered|perished|injured|wounded|hurt)$/;

/** Whether a verb for what happened to people names the column, as in `how many people died` for a column `fatal`. */
export function isOfHarm({ column, tokens }: MeasureMention): boolean {
  return column.nature !== "level" && tokens.some(({ lower }) => harm.test(lower));
}
