import { join } from "node:path";
import { type AnalysisReport, analysisReport } from "@concordat/contracts/analysis-report";
import { readWhole } from "@concordat/files";
import type { GenerateEvent, Outcome } from "@concordat/llm";
import { SupportedNumbers } from "@concordat/report-kit";
import { assumptionsOf, type PreparedAnalysis } from "../analysis/prepare-analysis.js";
import type { Driver } from "../drivers/drivers.js";
import type { CsvOptions } from "../files/csv.js";
import { maxCsvRead } from "../limits.js";
import type { AskOptions } from "../loop/ask-options.js";
import { measureColumnName } from "../query/aggregate.js";
import { readingParts } from "../question/reading-parts.js";
import type { AnalysisFolder } from "../run/analysis-folder.js";
import { type IterationRecord, savedFiles } from "../run/iteration-record.js";
import { askWords } from "./ask-words.js";
import { computedFindings } from "./computed-findings.js";
import { type DriverTable, saveDriverTables } from "./driver-tables.js";
import { type NovelWords, novelWords } from "./novel-words.js";
import { answerSentences } from "./reading-words.js";
import { modelConfidence, type ReportProse, wordsContract } from "./report-prose.js";
import { shortfallsOf, type WordsTally } from "./shortfalls.js";
import { type UsableWords, usableWords } from "./usable-words.js";

/** The name of the model if none was asked. */
const noModel = "none";

/** The input of a report. */
export interface ReportSource {
  readonly folder: Pick<AnalysisFolder, "path" | "write">;
  readonly records: readonly IterationRecord[];
  readonly facts: PreparedAnalysis;
  /** The options for requests to the model; `null` for a report without a model. */
  readonly ask: AskOptions | null;
  readonly csv: CsvOptions;
  readonly onEvent: (event: GenerateEvent) => void;
}

/** A report, and the request for its text. */
export interface BuiltReport {
  readonly report: AnalysisReport;
  /** The outcome of the prose; `null` if no model was asked. */
  readonly outcome: Outcome<ReportProse> | null;
}

/** Saves the driver tables, requests the text from the model, and composes the report. */
export async function buildReport(source: ReportSource): Promise<BuiltReport> {
  const { folder, records, facts: prepared, ask, csv, onEvent } = source;
  const tables = await saveDriverTables(folder.write, prepared.change, csv);
  const csvs = listTables(records, tables);
  const files = csvs.map(({ file }) => file);
  const numbers = new SupportedNumbers(
    computedNumbers(prepared),
    await textsOf(folder.path, files, prepared),
  );
  const outcome = ask === null ? null : await askWords(records, files, numbers, prepared, ask, onEvent);
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
      file,
      rows,
      description: `Change by ${dimension}, computed from the whole table`,
      saved_by: "pipeline" as const,
    })),
  ];
}

function computedNumbers({ change: { total, decompositions }, trend, answer }: PreparedAnalysis): number[] {
  const drivers = decompositions.flatMap((decomposition) => decomposition.drivers);
  return [
    ...(total === null ? [] : [total.valueA, total.valueB, total.change]),
    ...drivers.flatMap(({ valueA, valueB, effect, shareOfChange }) => [
      valueA ?? 0,
      valueB ?? 0,
      effect,
      100 * (shareOfChange ?? 0),
    ]),
    ...drivers.flatMap(({ split }) =>
      split === null ? [] : [split.within, split.mix, 100 * split.weightA, 100 * split.weightB],
    ),
    ...(trend?.points.map(({ value }) => value ?? 0) ?? []),
    ...(answer.value === null ? [] : [answer.value, 100 * answer.value]),
    ...answer.ranking.map(({ value }) => value),
  ];
}

async function textsOf(
  folder: string,
  files: readonly string[],
  { question, context, subject }: PreparedAnalysis,
): Promise<string[]> {
  const contents = await Promise.all(files.map((file) => readWhole(join(folder, file), { pipes: false })));
  const { comparison } = subject;
  return [
    ...contents.map((content) => content.toString("utf8").slice(0, maxCsvRead)),
    ...[question, ...context.table.columns.map(({ name }) => name)],
    ...(comparison === null ? [] : [comparison.a.label, comparison.b.label]),
  ];
}

function wordsOf(outcome: Outcome<ReportProse> | null): UsableWords {
  if (outcome === null || outcome.state === "failed")
    return { words: { findings: [], recommendations: [] }, leftOut: 0 };
  return usableWords(outcome.value, outcome.state === "valid" ? [] : outcome.violations, wordsContract().is);
}

function assemble(
  { records, facts: prepared }: ReportSource,
  csvs: AnalysisReport["csvs"],
  tables: readonly DriverTable[],
  usable: UsableWords,
  outcome: Outcome<ReportProse> | null,
): AnalysisReport {
  const { subject, change, question } = prepared;
  const fileOf = (dimension: string): string =>
    tables.find((table) => table.dimension === dimension)?.file ?? "";
  const summary = answerSentences(prepared);
  const computed = computedFindings(change, fileOf);
  const { words, repetitions } = novelWords(usable.words, [
    ...[question, summary],
    ...computed.map(({ statement }) => statement),
  ]);
  return {
    title: question,
    question,
    summary,
    commentary: words.commentary ?? null,
    measure: {
      name: measureColumnName(subject.measure),
      aggregate: subject.measure.aggregate,
      chosen: subject.measureChosen,
    },
    time: timeOf(prepared),
    total:
      change.total === null
        ? null
        : { value_a: change.total.valueA, value_b: change.total.valueB, change: change.total.change },
    reading: prepared.reading === null ? [] : readingParts(prepared.reading),
    value: prepared.answer.value,
    ranking: [...prepared.answer.ranking],
    trend:
      prepared.trend === null ? null : { grain: prepared.trend.grain, points: [...prepared.trend.points] },
    findings: [
      ...computed,
      ...words.findings.map((finding) => ({
        ...finding,
        evidence: [...new Set(finding.evidence)],
        ...modelConfidence,
      })),
    ],
    drivers: change.decompositions.flatMap(({ drivers }) => drivers.map(asReported)),
    recommendations: [...words.recommendations],
    csvs,
    assumptions: assumptionsOf(prepared),
    shortfalls: shortfallsOf(records, prepared, tallyOf(usable, words, repetitions), outcome),
    iterations: records.length,
    model: outcome?.model ?? noModel,
  };
}

function tallyOf(
  { leftOut }: UsableWords,
  { findings, recommendations, commentary }: NovelWords["words"],
  repetitions: number,
): WordsTally {
  const added = findings.length + recommendations.length + (commentary === undefined ? 0 : 1);
  return { leftOut, repetitions, added };
}

function timeOf({ subject: { comparison, comparisonChosen } }: PreparedAnalysis): AnalysisReport["time"] {
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
  split,
}: Driver): AnalysisReport["drivers"][number] {
  return {
    dimension,
    member,
    measure,
    value_a: valueA,
    value_b: valueB,
    effect,
    share_of_change: shareOfChange,
    split:
      split === null
        ? null
        : { weight_a: split.weightA, weight_b: split.weightB, within: split.within, mix: split.mix },
  };
}
