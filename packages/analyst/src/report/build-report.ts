import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type AnalysisReport, analysisReport } from "@concordat/contracts/analysis-report";
import type { GenerateEvent, Outcome } from "@concordat/llm";
import type { Facts } from "../analysis/facts.js";
import type { Driver } from "../drivers/decompose.js";
import type { CsvOptions } from "../files/csv.js";
import type { AskOptions } from "../loop/ask-options.js";
import { type IterationRecord, savedFiles } from "../loop/iteration-record.js";
import { measureName } from "../query/aggregate.js";
import { askWords } from "./ask-words.js";
import { computedFindings, computedSummary, computedTitle } from "./computed-words.js";
import { type DriverTable, saveDriverTables } from "./driver-tables.js";
import { shortfallsOf } from "./shortfalls.js";
import { SupportedNumbers } from "./supported-numbers.js";
import { type UsableWords, usableWords } from "./usable-words.js";
import { modelConfidence, type Words, wordsContract } from "./words.js";

/** What a report is made from. */
export interface ReportSource {
  readonly folder: string;
  readonly records: readonly IterationRecord[];
  readonly facts: Facts;
  readonly ask: AskOptions;
  readonly csv: CsvOptions;
  readonly onEvent: (event: GenerateEvent) => void;
}

/** A report, and the request that asked for its words. */
export interface BuiltReport {
  readonly report: AnalysisReport;
  readonly outcome: Outcome<Words>;
}

/** Saves the driver tables, asks the model for the words, and puts the report together. */
export async function buildReport(source: ReportSource): Promise<BuiltReport> {
  const { folder, records, facts, ask, csv, onEvent } = source;
  const tables = await saveDriverTables(folder, facts.change, csv);
  const csvs = listTables(records, tables);
  const files = csvs.map(({ file }) => file);
  const numbers = new SupportedNumbers(computedNumbers(facts), await textsOf(folder, files, facts));
  const outcome = await askWords(records, files, numbers, facts, ask, onEvent);
  const usable = wordsOf(outcome);
  const report = assemble(source, csvs, tables, usable, outcome);
  return { report: analysisReport.parse(report), outcome };
}

function listTables(
  records: readonly IterationRecord[],
  tables: readonly DriverTable[],
): AnalysisReport["csvs"] {
  return [
    ...savedFiles(records).map((saved) => ({ ...saved, saved_by: "model" as const })),
    ...tables.map(({ dimension, file, rows }) => ({
      ...{ file, rows },
      description: `Change by ${dimension}, computed from the whole table`,
      saved_by: "pipeline" as const,
    })),
  ];
}

function computedNumbers({ change: { total, decompositions } }: Facts): number[] {
  const drivers = decompositions.flatMap((one) => one.drivers);
  return [
    ...(total === null ? [] : [total.valueA, total.valueB, total.change]),
    ...drivers.flatMap(({ valueA, valueB, effect, shareOfChange }) => [
      valueA,
      valueB,
      effect,
      100 * (shareOfChange ?? 0),
    ]),
  ];
}

const mostRead = 2_000_000;

async function textsOf(
  folder: string,
  files: readonly string[],
  { question, context, subject }: Facts,
): Promise<string[]> {
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const { comparison } = subject;
  return [
    ...contents.map((content) => content.slice(0, mostRead)),
    ...[question, ...context.table.columns.map(({ name }) => name)],
    ...(comparison === null ? [] : [comparison.a.label, comparison.b.label]),
  ];
}

function wordsOf(outcome: Outcome<Words>): UsableWords {
  if (outcome.state === "failed") return { words: { findings: [], recommendations: [] }, leftOut: 0 };
  return usableWords(outcome.value, outcome.state === "valid" ? [] : outcome.violations, wordsContract().is);
}

function assemble(
  { records, facts }: ReportSource,
  csvs: AnalysisReport["csvs"],
  tables: readonly DriverTable[],
  usable: UsableWords,
  outcome: Outcome<Words>,
): AnalysisReport {
  const { subject, change, question, context } = facts;
  const { words } = usable;
  const fileOf = (dimension: string): string =>
    tables.find((table) => table.dimension === dimension)?.file ?? "";
  const computed = computedSummary(subject, change);
  return {
    title: words.title ?? computedTitle(subject),
    question,
    summary: words.summary === undefined ? computed : `${computed} In the model's words: ${words.summary}`,
    measure: {
      name: measureName(subject.measure),
      aggregate: subject.measure.aggregate,
      chosen: subject.measureChosen,
    },
    time: timeOf(facts),
    total:
      change.total === null
        ? null
        : { value_a: change.total.valueA, value_b: change.total.valueB, change: change.total.change },
    findings: [
      ...computedFindings(subject, change, fileOf),
      ...words.findings.map((finding) => ({
        ...finding,
        evidence: [...new Set(finding.evidence)],
        ...modelConfidence,
      })),
    ],
    drivers: change.decompositions.flatMap(({ drivers }) => drivers.map(asReported)),
    recommendations: [...words.recommendations],
    csvs,
    assumptions: [...subject.assumptions, ...context.table.notes, ...leftOutNote(context.table.leftOut)],
    shortfalls: shortfallsOf(records, facts, usable, outcome),
    iterations: records.length,
    model: outcome.model,
  };
}

function timeOf({ subject: { comparison, comparisonChosen } }: Facts): AnalysisReport["time"] {
  if (comparison === null) return null;
  const { column, a, b } = comparison;
  return { column: column.name, period_a: a.label, period_b: b.label, chosen: comparisonChosen };
}

function asReported({
  valueA,
  valueB,
  shareOfChange,
  dimension,
  member,
  measure,
  effect,
}: Driver): AnalysisReport["drivers"][number] {
  return {
    dimension,
    member,
    measure,
    value_a: valueA,
    value_b: valueB,
    effect,
    share_of_change: shareOfChange,
  };
}

function leftOutNote(columns: readonly string[]): string[] {
  return columns.length === 0
    ? []
    : [`Columns of nested values or bytes were left out: ${columns.join(", ")}.`];
}
