import type { ChoiceOdds } from "@concordat/simulation/results";
import type { ExportCell } from "../tables/table.js";

/** The names of the choice of each probability column, in the order of the columns. */
const columns = [
  ["LIKE"],
  ["REPLY"],
  ["RESHARE"],
  ["SCROLL", "IGNORE"],
  ["COMPOSE"],
  ["QUOTE"],
  ["FOLLOW"],
  ["UNFOLLOW"],
  ["MUTE"],
] as const;

/** Returns the last cells of a decision's row: the source of the probabilities, and the probability of each choice. */
export function oddsCells(odds: Pick<ChoiceOdds, "source" | "options"> | null): ExportCell[] {
  if (odds === null) return [null, ...columns.map(() => null)];
  const probabilityOf = (names: readonly string[]): number =>
    odds.options.reduce(
      (sum, { value, probability }) => (names.includes(value) ? sum + probability : sum),
      0,
    );
  return [odds.source, ...columns.map(probabilityOf)];
}
