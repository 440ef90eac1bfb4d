import {
  type IterationResponse,
  iterationResponse,
  validateIterationResponse,
} from "@concordat/contracts/iteration-response";
import { AnalystError } from "../error/analyst-error.js";
import { isRecord } from "../query/reading.js";
import type { CompactAnswer } from "../tools/compact.js";
import type { ToolName } from "../tools/tool.js";

/** What became of one action. */
export type ActionResult = { readonly tool_name: ToolName; readonly elapsed_ms: number } & (
  | {
      /** It was computed, and is given back to the model. */
      readonly state: "answered";
      readonly answer: CompactAnswer;
      /** The CSV that holds all its rows, where it was to be saved. */
      readonly file?: string;
      readonly description?: string;
      readonly rows: number;
    }
  /** The same call was made before; it was not run again. */
  | { readonly state: "repeated"; readonly first_iteration: number }
  /** DuckDB could not compute it. */
  | { readonly state: "failed"; readonly error: { readonly code: string; readonly message: string } }
);

/** What the model is told at its next turn, and how often each of it was necessary. */
export interface Guidance {
  readonly repeated_calls: number;
  readonly empty_results: number;
  /** CSVs still missing of those wanted, from the pre_final phase on. */
  readonly missing_csvs: number;
  readonly failed_calls: number;
  readonly notes: readonly string[];
}

/** What a record holds besides the model's answer, in `meta`. */
export interface IterationMeta {
  readonly contract: "iteration-response/v1";
  readonly model: string;
  readonly started_at: string;
  readonly elapsed_ms: number;
  readonly attempts: number;
  readonly prompt_tokens: number | null;
  readonly completion_tokens: number | null;
  /** Tokens of the answers that this iteration's tools give back to the model. */
  readonly result_tokens: number;
  /** The table's dimensions with the number of their members. */
  readonly dimensions: Readonly<Record<string, number>>;
  readonly results: readonly ActionResult[];
  readonly guidance: Guidance;
}

/** A whole iteration: a line of iterations.jsonl. */
export interface IterationRecord extends IterationResponse {
  readonly meta: IterationMeta & Record<string, unknown>;
}

/**
 * Reads a line that the loop wrote.
 * @throws {AnalystError} LOG_UNREADABLE
 */
export function readRecord(value: unknown, where: string): IterationRecord {
  const [problem] = validateIterationResponse(value);
  if (problem !== undefined || !iterationResponse.is(value)) {
    throw new AnalystError("LOG_UNREADABLE", `${where}: is no iteration response: ${problem}`);
  }
  const { meta } = value;
  if (!isMeta(meta)) {
    throw new AnalystError("LOG_UNREADABLE", `${where}: its meta is not what an analysis writes`);
  }
  return { ...value, meta };
}

const resultChecks: Readonly<Record<string, (result: Readonly<Record<string, unknown>>) => boolean>> = {
  answered: ({ answer, rows }) => isCompactAnswer(answer) && typeof rows === "number",
  repeated: ({ first_iteration: first }) => typeof first === "number",
  failed: ({ error }) => isRecord(error) && typeof error.message === "string",
};

function isMeta(meta: unknown): meta is IterationMeta & Record<string, unknown> {
  if (!isRecord(meta)) return false;
  const { results, guidance, contract } = meta;
  return (
    contract === "iteration-response/v1" &&
    Array.isArray(results) &&
    results.every(isResult) &&
    isRecord(guidance) &&
    Array.isArray(guidance.notes)
  );
}

function isResult(result: unknown): boolean {
  return isRecord(result) && resultChecks[String(result.state)]?.(result) === true;
}

function isCompactAnswer(answer: unknown): boolean {
  return isRecord(answer) && Array.isArray(answer.columns) && Array.isArray(answer.rows);
}

/** A table that an action saved. */
export interface SavedFile {
  readonly file: string;
  readonly description: string;
  readonly rows: number;
}

/** The CSVs that the records' actions saved, in order. */
export function savedFiles(records: readonly IterationRecord[]): SavedFile[] {
  return records.flatMap(({ meta }) =>
    meta.results.flatMap((result) =>
      result.state === "answered" && result.file !== undefined
        ? [{ file: result.file, description: result.description ?? result.file, rows: result.rows }]
        : [],
    ),
  );
}
