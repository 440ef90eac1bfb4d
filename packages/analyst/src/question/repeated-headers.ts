import { quoteJson } from "@concordat/llm";
import { writtenName } from "../table/header-names.js";
import type { Draft } from "./draft.js";
import { quotedOption } from "./quoted.js";
import type { Reading } from "./reading.js";
import { refusal } from "./refusal.js";
import { usedColumns } from "./used-columns.js";

/**
 * Throws if the answer uses one of several columns with the same header, and neither an option nor the question selects
 * one.
 * @throws {AnalystError} NOT_IN_TABLE naming the columns
 */
export function refuseRepeatedHeaders(
  { question, options, vocabulary: { table } }: Draft,
  reading: Reading,
): void {
  const told = [question, options.measure, options.by, ...(options.where ?? []), options.time].join("\n");
  const used = usedColumns(reading);
  const names = table.columns.map(({ name }) => name);
  const guessed = names.find(
    (name) =>
      used.has(name) && writtenName(name) !== name && !told.toLowerCase().includes(name.toLowerCase()),
  );
  if (guessed === undefined) return;
  const header = writtenName(guessed);
  const same = names.filter((name) => writtenName(name) === header);
  const isMeasured = [reading.measure.column?.name, reading.against?.name].includes(guessed);
  const option = isMeasured ? "--measure" : reading.by?.column.name === guessed ? "--by" : "--where";
  throw refusal(
    table,
    `${same.length} columns of it are called ${quoteJson(header)}, and nothing says which of them is meant: ${same.map((name) => `${option} ${quotedOption(name)}`).join(" or ")}`,
  );
}
