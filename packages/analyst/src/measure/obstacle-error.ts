import { quoteJson } from "@concordat/llm";
import { type ConversionBlocker, obstacleToDates, obstacleToNumbers } from "../cells/conversion-blockers.js";
import { AnalystError, type AnalystErrorCode } from "../error/analyst-error.js";
import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";

/** Explanations why values cannot be converted, for the reasons that are not obvious. */
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
 * Creates the error for a text column that is needed as numbers or dates. It lists the values that cannot be converted,
 * with their rows.
 * @param alternatives a sentence about columns that can be used instead
 * @param code the error code if the values are not just missing-value codes
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
  // A few words among numbers may be null tokens, which the user can declare.
  const isWordy = about === "words" && column.likelyKind !== null;
  return new AnalystError(
    isWordy ? "NOT_NUMERIC" : code,
    `${name} does not hold ${wanted}: ${shown.join(", ")}${reasons[about]}; ${alternatives}`,
  );
}
