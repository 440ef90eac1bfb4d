import type { Outcome } from "@concordat/llm";
import type { Facts } from "../analysis/facts.js";
import { wantedCsvs } from "../loop/guidance.js";
import { type IterationRecord, savedFiles } from "../loop/iteration-record.js";
import type { UsableWords } from "./usable-words.js";

/** What the analysis should have done and did not. */
export function shortfallsOf(
  records: readonly IterationRecord[],
  { iterations, change }: Facts,
  { leftOut }: UsableWords,
  outcome: Outcome<unknown>,
): string[] {
  const made = new Set(records.map(({ iteration_number }) => iteration_number));
  const missing = Array.from({ length: iterations }, (_, index) => index + 1).filter(
    (number) => !made.has(number),
  );
  const saved = savedFiles(records).length;
  const numbers = change.decompositions.flatMap(({ drivers }) =>
    drivers.flatMap(({ valueA, valueB, effect }) => [valueA, valueB, effect]),
  );
  const inexact = numbers.some((number) => Math.abs(number) > Number.MAX_SAFE_INTEGER);
  return [
    ...(missing.length === 0
      ? []
      : [
          `The model gave no usable answer in ${missing.length} of ${iterations} iterations: ${missing.join(", ")}.`,
        ]),
    ...(saved >= wantedCsvs
      ? []
      : [`The model saved ${saved} CSVs of ${wantedCsvs}; the tables of drivers are the pipeline's own.`]),
    ...(outcome.state === "failed"
      ? [
          `The model gave no words for the report (${outcome.error.code}): title, summary and findings are computed.`,
        ]
      : []),
    ...(leftOut === 0
      ? []
      : [
          `${leftOut} parts of what the model wrote were left out: they hold numbers that no query gave, name no evidence, or break the form.`,
        ]),
    ...(inexact ? ["Some numbers lie beyond 2^53 and are rounded to what JSON readers can hold."] : []),
    ...change.shortfalls,
  ];
}
