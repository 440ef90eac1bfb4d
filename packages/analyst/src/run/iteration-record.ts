import {
  type IterationResponse,
  iterationResponse,
  validateIterationResponse,
} from "@concordat/contracts/iteration-response";
import { isRecord } from "@concordat/contracts/options";
import type { CompactAnswer } from "../tools/compact.js";
import type { ToolName } from "../tools/tool.js";

/** The outcome of one action. */
export type ActionResult = {
  /** The tool that was called. */
  readonly tool_name: ToolName;
  /** Milliseconds that the call took. */
  readonly elapsed_ms: number;
} & (
  | {
      /** The query was computed, and its result is returned to the model. */
      readonly state: "answered";
      readonly answer: CompactAnswer;
      /** The CSV with all the result's rows, if it was to be saved. */
      readonly file?: string;
      readonly description?: string;
      readonly rows: number;
    }
  /** The call was identical to an earlier one and was not repeated. */
  | { readonly state: "repeated"; readonly first_iteration: number }
  /** DuckDB could not compute it. */
  | { readonly state: "failed"; readonly error: { readonly code: string; readonly message: string } }
);

/** The guidance for the model in the next iteration, and how often each note was necessary. */
export interface Guidance {
  /** Number of repeated calls. */
  readonly repeated_calls: number;
  /** Number of calls that returned no rows. */
  readonly empty_results: number;
  /** Number of required CSVs still missing, from the pre_final phase on. */
  readonly missing_csvs: number;
  /** Number of calls that failed. */
  readonly failed_calls: number;
  /** The notes for the model, as sentences. */
  readonly notes: readonly string[];
}

/** The content of a record's `meta`, in addition to the model's answer. */
export interface IterationMeta {
  /** The contract of the response. */
  readonly contract: "iteration-response/v1";
  /** Engine and model. */
  readonly model: string;
  /** The time at which the iteration started, RFC 3339. */
  readonly started_at: string;
  /** Milliseconds for the model's answer and the execution of its actions. */
  readonly elapsed_ms: number;
  /** Number of requests. */
  readonly attempts: number;
  /** Tokens of the prompts; `null` if the engine does not report them. */
  readonly prompt_tokens: number | null;
  /** Number of tokens of the answers; `null` if the engine does not report it. */
  readonly completion_tokens: number | null;
  /** Tokens of the tool results that are returned to the model. */
  readonly result_tokens: number;
  /** The table's dimensions with their numbers of distinct values. */
  readonly dimensions: Readonly<Record<string, number>>;
  /** The result of each action, in order. */
  readonly results: readonly ActionResult[];
  /** The guidance about it for the model in the next iteration. */
  readonly guidance: Guidance;
}

/** A complete iteration: a line of iterations.jsonl. */
export interface IterationRecord extends IterationResponse {
  /** The fields that the loop adds to the model's response. */
  readonly meta: IterationMeta & Record<string, unknown>;
}

/** Checks that a value is an iteration record; throws an `Error` with the reason if it is not. */
export function readRecord(value: unknown): IterationRecord {
  const [problem] = validateIterationResponse(value);
  if (problem !== undefined || !iterationResponse.is(value)) {
    throw new Error(`it is not an iteration response: ${problem}`);
  }
  const { meta } = value;
  if (!isMeta(meta)) throw new Error("its meta is not what an analysis writes");
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

/** A table saved by an action. */
export interface SavedFile {
  readonly file: string;
  readonly description: string;
  readonly rows: number;
}

/** Returns the CSV files that the recorded actions saved, in order. */
export function savedFiles(records: readonly IterationRecord[]): SavedFile[] {
  return records.flatMap(({ meta }) =>
    meta.results.flatMap((result) =>
      result.state === "answered" && result.file !== undefined
        ? [{ file: result.file, description: result.description ?? result.file, rows: result.rows }]
        : [],
    ),
  );
}
