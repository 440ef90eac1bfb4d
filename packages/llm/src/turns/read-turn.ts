import { type Failure, TruncatedError, UnreadableError } from "../errors/index.js";
import type { ModelAnswer } from "../generate/collect-answer.js";
import { type IsAnswer, promptRepeated, repeatedAt, repeatsWording } from "./echo.js";
import type { FieldQuestion } from "./field-question.js";
import type { FieldReading } from "./read/field-reading.js";
import type { TurnField } from "./turn-field.js";
import { turnField } from "./turn-field.js";

/** The result of reading a turn's answer: the field's value, or the error. */
export type TurnReading =
  | { readonly value: unknown; readonly error: null }
  | { readonly value?: undefined; readonly error: Failure };

/** Data for reading a turn's answer. */
export interface TurnReader {
  /** The model that answered, for messages. */
  readonly id: string;
  /** The token limit of the answer. */
  readonly maxTokens: number | undefined;
  /** The wording that an answer must not copy. */
  readonly wording: readonly string[];
  /** Recognizes text that is an answer although the prompt contains it. */
  readonly isAnswer: IsAnswer;
}

/** The module that reads plain-text answers. It is loaded only if a value is requested field by field. */
export type WordReaders = typeof import("./read/index.js");

type Copies = Pick<TurnReader, "wording" | "isAnswer">;

/** Reads the plain-text answer to a question. Fields of the kind `json` are read by the parser instead. */
export function readTurn(
  { text, finishReason, error, thought }: ModelAnswer,
  field: TurnField,
  question: FieldQuestion,
  { id, maxTokens, ...copies }: TurnReader,
  readers: WordReaders,
): TurnReading {
  if (error !== null) return { error };
  if (finishReason !== "stop") {
    const limit = maxTokens === undefined ? "" : ` of ${maxTokens} tokens`;
    const why =
      finishReason === "length" ? `; allow more room than its limit${limit}` : ", and not by its length";
    return { error: new TruncatedError(`${id} was cut off before it had answered ${placeOf(field)}${why}`) };
  }
  const answer = readers.withoutThoughts(text);
  const reading = readWords(answer, field, question, readers);
  if (reading.problem !== null) {
    const thoughtOnly =
      thought && answer.trim() === "" ? "the model thought, but gave no answer" : reading.problem;
    return { error: new UnreadableError(`${id} gave no answer for ${placeOf(field)}: ${thoughtOnly}`) };
  }
  const { value } = reading;
  const copied =
    repeatsOwn(field, readers.firstLine(answer), question, copies) || repeatedIn(field, value, copies);
  return copied ? { error: promptRepeated(id, field.pointer) } : { value, error: null };
}

function readWords(
  text: string,
  field: TurnField,
  { prefill, options }: FieldQuestion,
  readers: WordReaders,
): FieldReading<unknown> {
  switch (field.kind) {
    case "text":
      return readers.readTextAnswer(text, prefill);
    case "number":
      return readers.readNumberAnswer(text);
    case "options":
      return readers.readOptionAnswer(text, options);
    case "lines":
      return readers.readListAnswer(text, (line) => readItem(line, field, readers));
    case "json":
      return { problem: "it is asked for as JSON" };
  }
}

function readItem(line: string, { schema }: TurnField, readers: WordReaders): FieldReading<unknown> {
  const item = turnField("", null, [typeof schema.items === "object" ? schema.items : {}]);
  const options = item.options.map((value) => ({ value, name: String(value) }));
  return readWords(line, item, { text: "", prefill: "", options }, readers);
}

/** Whether the part of a prefilled answer that the model wrote itself copies the prompt. */
function repeatsOwn(
  { kind }: TurnField,
  firstLine: string,
  { prefill }: FieldQuestion,
  { wording, isAnswer }: Copies,
): boolean {
  return kind === "text" && prefill !== "" && repeatsWording(firstLine, wording, isAnswer);
}

function repeatedIn({ kind }: TurnField, value: unknown, { wording, isAnswer }: Copies): boolean {
  return (kind === "text" || kind === "lines") && repeatedAt(value, wording, isAnswer) !== null;
}

function placeOf({ pointer }: TurnField): string {
  return pointer === "" ? "the value" : pointer;
}
