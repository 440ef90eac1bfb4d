import type { Outcome } from "@concordat/llm";
import type { PreparedAnalysis } from "../analysis/prepare-analysis.js";
import { wantedCsvs } from "../limits.js";
import { type IterationRecord, savedFiles } from "../run/iteration-record.js";

/** The numbers of used and rejected parts of a model's text. */
export interface WordsTally {
  /** Number of parts that broke a rule. */
  readonly leftOut: number;
  /** Number of parts that were repetitive or empty. */
  readonly repetitions: number;
  /** Number of parts in the report. */
  readonly added: number;
}

function partsOf(count: number): string {
  return count === 1 ? "1 part of what the model wrote was" : `${count} parts of what the model wrote were`;
}

const beyondRange = "Some numbers lie beyond 2^53 and are rounded to what JSON readers can hold.";

/** Returns the steps that the analysis omitted although they were planned. */
export function shortfallsOf(
  records: readonly IterationRecord[],
  { iterations, change }: PreparedAnalysis,
  { leftOut, repetitions, added }: WordsTally,
  outcome: Outcome<unknown> | null,
): string[] {
  const made = new Set(records.map(({ iteration_number }) => iteration_number));
  const missing = Array.from({ length: iterations }, (_, index) => index + 1).filter(
    (number) => !made.has(number),
  );
  const saved = savedFiles(records).length;
  const numbers = change.decompositions.flatMap(({ drivers }) =>
    drivers.flatMap(({ valueA, valueB, effect }) => [valueA ?? 0, valueB ?? 0, effect]),
  );
  const inexact = numbers.some((number) => Math.abs(number) > Number.MAX_SAFE_INTEGER);
  if (outcome === null) return [...(inexact ? [beyondRange] : []), ...change.shortfalls];
  return [
    ...(missing.length === 0
      ? []
      : [
          `The model gave no usable answer in ${missing.length} of ${iterations} iterations: ${missing.join(", ")}.`,
        ]),
    ...(saved >= wantedCsvs
      ? []
      : [`The model saved ${saved} of ${wantedCsvs} CSVs; the tables of drivers are the pipeline's own.`]),
    ...(outcome.state === "failed"
      ? [`The model gave no words for the report (${outcome.error.code}): all of its words are computed.`]
      : []),
    ...(leftOut === 0
      ? []
      : [
          `${partsOf(leftOut)} left out: ${leftOut === 1 ? "it holds a number that no query gave, names no evidence, or breaks" : "they hold numbers that no query gave, name no evidence, or break"} the form.`,
        ]),
    ...(repetitions === 0
      ? []
      : [
          `${partsOf(repetitions)} left out: ${repetitions === 1 ? "it repeats what stands here or says" : "they repeat what stands here or say"} nothing.`,
        ]),
    ...(added > 0 || outcome.state === "failed"
      ? []
      : ["The model's words add nothing to what was computed, which stands alone here."]),
    ...(inexact ? [beyondRange] : []),
    ...change.shortfalls,
  ];
}
