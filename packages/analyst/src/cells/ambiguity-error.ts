import { quoteJson } from "@concordat/llm";
import { AnalystError } from "../error/analyst-error.js";
import type { Ambiguity, ExampleCell } from "./column-format.js";

/**
 * The messages about an ambiguity. `either`: one value fits both formats. `only`: the column has values that fit only
 * the first format, and values that fit only the second.
 */
const words = {
  decimal: {
    code: "DECIMAL_AMBIGUOUS",
    either: "has a decimal mark or groups thousands, and no value of the table decides",
    only: ["can only have a decimal point", "can only have a decimal comma"],
    ask: {
      either: "say which mark is the decimal one",
      only: "say which mark is the decimal one where a value fits both",
    },
  },
  date: {
    code: "DATE_AMBIGUOUS",
    either: "has the day or the month first, and no value of the column decides",
    only: ["can only have the day first", "can only have the month first"],
    ask: {
      either: "say how its dates are written, dd/mm/yyyy or mm/dd/yyyy",
      only: "say how a date is written that fits both, dd/mm/yyyy or mm/dd/yyyy",
    },
  },
} as const;

/**
 * Creates the error for a column that can be read in two ways.
 * @param place describes the position of a row in the file
 */
export async function doubtError(
  column: string,
  { about, witnesses: [one, other] }: Ambiguity,
  place: (row: number) => Promise<string>,
): Promise<AnalystError> {
  const { code, either, only, ask } = words[about];
  const shown = async ({ value, row }: ExampleCell): Promise<string> =>
    `${quoteJson(value)} (${await place(row)})`;
  const name = quoteJson(column);
  return new AnalystError(
    code,
    other === undefined
      ? `${await shown(one)} in ${name} ${either}; ${ask.either}`
      : `${name} is written in two ways: ${await shown(one)} ${only[0]}, ${await shown(other)} ${only[1]}; ${ask.only}`,
  );
}
