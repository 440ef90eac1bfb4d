import type { ParseResult } from "@concordat/parser";
import type { Explanation } from "@concordat/parser/explain";
import { type ChartReading, readChart } from "../chart/read-chart.js";
import type { TextComparison } from "../compare/compare-schema-texts.js";
import { firstMarks, type MarkedText } from "../read/first-marks.js";
import { type GivenSchema, readUpTo, readWithSchema, type Unfinished } from "../read/read-with-schema.js";
import { stretchesOf } from "../read/stretches.js";

/** A text to read, and how much of it has arrived. */
export interface ReadRequest {
  readonly kind: "read";
  /** The schema as the user typed it: JSON or Zod code. */
  readonly schema: string;
  readonly isZod: boolean;
  readonly text: string;
  /** Number of characters that have arrived; `null` if the text does not stream. */
  readonly arrived: number | null;
  /** Maximum number of marked and listed positions. With many more, the page would be slow while the user types. */
  readonly maxShown: number;
}

/** A request from the page to its worker. */
export type PlaygroundRequest =
  | ReadRequest
  | { readonly kind: "compare"; readonly before: string; readonly after: string }
  | { readonly kind: "chart"; readonly text: string };

/** The result of reading a text. A worker can send it to the page: it contains only data that can be cloned. */
type ReadAnswer =
  | { readonly state: "no-schema"; readonly problems: readonly string[] }
  | {
      readonly state: "read";
      readonly outcome: ParseResult<unknown>["state"];
      /** The value as JSON; empty if there is none. */
      readonly value: string;
      /** The reason why the text is unreadable, as a code and a sentence; empty if it is readable. */
      readonly reason: string;
      readonly marked: MarkedText;
      readonly notes: readonly Pick<Explanation, "name" | "message" | "place">[];
      /** Number of notes, including those that are not listed. */
      readonly noteCount: number;
      readonly unfinished: Unfinished | null;
    };

/** The answer to a request. */
export type PlaygroundAnswer = ReadAnswer | TextComparison | ChartReading;

/**
 * Answers a request. The code for comparisons and for Zod schemas is loaded with the first request that needs it.
 * @param onStart called once that code is loaded
 */
export async function answerRequest(
  request: PlaygroundRequest,
  onStart: () => void,
): Promise<PlaygroundAnswer> {
  if (request.kind === "chart") {
    onStart();
    return readChart(request.text);
  }
  if (request.kind === "compare") {
    const { compareSchemaTexts } = await import("../compare/compare-schema-texts.js");
    onStart();
    return compareSchemaTexts(request.before, request.after);
  }
  const source = request.isZod ? await zodSource(request.schema, onStart) : request.schema;
  if (!request.isZod) onStart();
  return { ...answerRead(source, request), ...unfinishedOf(source, request) };
}

async function zodSource(code: string, onStart: () => void): Promise<GivenSchema> {
  const { zodSchema } = await import("../zod/zod-schema.js");
  onStart();
  return zodSchema(code);
}

let last: { readonly request: ReadRequest; readonly answer: ReadAnswer } | null = null;

/**
 * Reads the complete text. The result is cached, because only the number of arrived characters changes while a text
 * streams.
 */
function answerRead(source: GivenSchema, request: ReadRequest): ReadAnswer {
  const { schema, isZod, text } = request;
  const isSame =
    last?.request.schema === schema && last.request.isZod === isZod && last.request.text === text;
  if (last === null || !isSame) last = { request, answer: readWhole(source, request) };
  return last.answer;
}

function readWhole(source: GivenSchema, { text, maxShown }: ReadRequest): ReadAnswer {
  const reading = readWithSchema(source, text);
  if (reading.state === "no-schema") return reading;
  const { result, explanations } = reading;
  return {
    state: "read",
    outcome: result.state,
    value: result.state === "unreadable" ? "" : (JSON.stringify(result.value, null, 2) ?? ""),
    reason: result.state === "unreadable" ? `${result.reason}: ${result.message}` : "",
    marked: firstMarks(stretchesOf(text, result), maxShown),
    notes: explanations.slice(0, maxShown).map(({ name, message, place }) => ({ name, message, place })),
    noteCount: explanations.length,
    unfinished: null,
  };
}

function unfinishedOf(source: GivenSchema, { text, arrived }: ReadRequest) {
  return arrived === null ? {} : { unfinished: readUpTo(source, text, arrived) };
}
