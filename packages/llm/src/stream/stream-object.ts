import type { SchemaValue, TypeBoxKind } from "@concordat/parser";
import type { FlexibleSchema } from "../generate/answer-contract.js";
import { toCall } from "../generate/call.js";
import { callSite } from "../generate/call-site.js";
import type { PromptOrMessages } from "../generate/conversation.js";
import { answerTo } from "../generate/generate-object.js";
import type { FlexibleSchemaByType, GenerateOptions } from "../generate/generate-options.js";
import type { Outcome } from "../generate/outcome.js";
import { checkTools } from "../tools/check-tools.js";
import { loop, singly, stoppable } from "./loops.js";
import type { PartialValue } from "./partial-values.js";
import { type TextDelta, TextDeltas } from "./text-deltas.js";
import { eventResponse, namedEvents, type SentOutcome } from "./to-response.js";

/** A value that is being written. */
export interface ObjectStream<T> {
  /**
   * The value so far, after each change; it is not validated. Each attempt after the first begins with `value:
   * undefined`. The model is stopped if the consumer stops iterating.
   */
  readonly partials: AsyncIterable<PartialValue<T>>;
  /** The model's text in pieces. The model is stopped if the consumer stops iterating. */
  readonly text: AsyncIterable<TextDelta>;
  /** The same outcome that `generateObject` returns. */
  readonly outcome: Promise<Outcome<T>>;
  /**
   * Returns the partial values and the outcome as a response of server-sent events, for `readObject` of
   * `@concordat/llm/reader`. If the receiver disconnects, the model is stopped. For a failure, only the code is sent.
   */
  toResponse(): Response;
}

/**
 * Requests a value of a contract as `generateObject` does, and yields it while it is written. The request begins
 * immediately; neither `partials` nor `outcome` has to be consumed.
 * @throws {RangeError} when an argument is invalid
 * @throws {TypeError} for a schema that cannot be written as JSON Schema
 * @example
 * import { streamObject } from "@concordat/llm";
 * import { createOllamaClient } from "@concordat/llm/ollama";
 * import * as z from "zod";
 *
 * const { partials, outcome } = streamObject({
 *   client: createOllamaClient({ model: "mistral" }),
 *   contract: z.object({ title: z.string(), summary: z.string() }),
 *   messages: [{ role: "user", content: "Summarize: the bridge stays closed until May." }],
 * });
 * for await (const { value } of partials) console.log(value?.summary);
 * const result = await outcome;
 * if (result.state === "valid") console.log(result.value);
 */
export function streamObject<Output, Input = Output, Type extends TypeBoxKind = never>(
  options: GenerateOptions<SchemaValue<Output, Type>, Input, FlexibleSchemaByType<Output, Input> | Type> &
    PromptOrMessages,
): ObjectStream<SchemaValue<Output, Type>>;
export function streamObject<Output, Input>(
  options: GenerateOptions<Output, Input, FlexibleSchema<Output, Input>>,
): ObjectStream<Output> {
  const begun = toCall(options);
  if (options.form === "turns")
    throw new RangeError(
      'streamObject shows a value while its JSON is written, and form: "turns" writes none; use generateObject, whose onEvent tells each field as it is known',
    );
  // The call itself begins later.
  checkTools(options);
  const { signal, leave } = stoppable(begun.signal);
  const call = { ...begun, signal };
  const pieces = new TextDeltas();
  const onText = (attempt: number, text: string): void => pieces.push({ attempt, text });
  // Loaded before the model writes, so that no part of its answer passes unread.
  const reading = import("./partial-values.js");
  const outcome = reading.then(() => answerTo(options, onText, call)).then(callSite(streamObject));
  // A rejection belongs to the caller that awaits the outcome; the loops just end.
  outcome.then(
    () => pieces.end(),
    () => pieces.end(),
  );
  const partials = loop(async function* () {
    const { partialValues } = await reading;
    yield* partialValues<Output>(pieces.batches(), call.asked);
  }, leave);
  return {
    outcome,
    partials,
    text: loop(() => singly(pieces.batches()), leave),
    toResponse: () => eventResponse(namedEvents("partial", partials), outcome.then(sent), leave),
  };
}

function sent<Output>(outcome: Outcome<Output>): SentOutcome<Output> {
  const { state } = outcome;
  return state === "valid" ? { state, value: outcome.value } : { state, code: outcome.error.code };
}
