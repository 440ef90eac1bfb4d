import { quoteJson } from "@concordat/llm";
import { type ConversionBlocker, obstacleToDates, obstacleToNumbers } from "../cells/conversion-blockers.js";
import { AnalystError, type AnalystErrorCode } from "../error/analyst-error.js";
import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";

/** Why the values stand in the way, where that does not go without saying. */
const reasons: Readonly<Record<ConversionBlocker["about"], string>> = {
  words: "",
  quantities: ", which are not plain numbers; write them as such, all in one unit",
  codes: ", with zeros in front as codes have them",
  currency: " are of different currencies, which cannot be added up",
  unit: " are of different units, which cannot be added up",
  percent: " are a percentage and a number that is not one",
  missing: "it has no values",
};

/**
 * The error of a column of text that is asked for as numbers or dates: the values that stand in the way, and where.
 * @param alternatives what there is instead
 * @param code that of the error where the values cannot be called missing
 */
export async function obstacleError(
  table: Table,
  column: Column,
  wanted: "numbers" | "dates" | "years",
  alternatives: string,
  code: AnalystErrorCode = "BAD_OPTION",
): Promise<AnalystError> {
  const find = wanted === "dates" ? obstacleToDates : obstacleToNumbers;
  const { about, values } = await find(table, column.id);
  const shown = await Promise.all(
    values.map(async ({ value, row }) => `${quoteJson(value)} (${await table.placeOf(row)})`),
  );
  const name = quoteJson(column.name);
  // A few words among numbers may mean that there is none, and the user can say so.
  const isWordy = about === "words" && column.nearly !== null;
  return new AnalystError(
    isWordy ? "TEXT_IN_THE_WAY" : code,
    `${name} does not hold ${wanted}: ${shown.join(", ")}${reasons[about]}; ${alternatives}`,
  );
}
