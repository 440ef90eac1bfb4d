import { checkOptions, checkValue, oneOf, type Rules, required, rules } from "@concordat/contracts/options";
import { answerAsJson } from "./answer-as-json.js";
import { checkReadingOptions, type ReadingOptions, type TextSchema } from "./read-as-json.js";
import { jsonMember, readingStream } from "./reading-stream.js";

/** Options of the middleware, for a version of the AI SDK. */
export interface ReadingMiddlewareOptions<Version> extends ReadingOptions {
  /** The version of the provider specification: `v4` for AI SDK 7, `v3` for 6, `v2` for 5. */
  readonly specificationVersion: Version;
}

/** A middleware for `wrapLanguageModel`. */
export interface ReadingMiddleware<Version> {
  readonly specificationVersion: Version;
  wrapGenerate<Result extends { content: { type: string }[]; finishReason: unknown }>(call: {
    doGenerate: () => PromiseLike<Result>;
  }): Promise<Result>;
  wrapStream<Part, Result extends { stream: ReadableStream<Part> }>(call: {
    doStream: () => PromiseLike<Result & { stream: ReadableStream<Part> }>;
  }): Promise<Result>;
}

/** The rules of the middleware's own options. The parser checks its options itself. */
const middlewareRules: Rules<Pick<ReadingMiddlewareOptions<string>, "specificationVersion">> = {
  specificationVersion: required(oneOf("v2", "v3", "v4")),
};

/**
 * Returns a middleware of the AI SDK that converts a text to its answer as strict JSON: without fences, prose and
 * thinking blocks, and with repaired quotes and commas. A text that is truncated, interrupted, withdrawn by a filter,
 * ambiguous or invalid is passed on unchanged, so that the SDK rejects it. A stream is buffered until the text is
 * complete.
 * @throws {RangeError} when an option is invalid
 * @throws {TypeError} for a schema that cannot be written as JSON Schema
 * @example
 * const model = wrapLanguageModel({
 * model: ollama("mistral"),
 * middleware: readingMiddleware(schema, { specificationVersion: "v4" }),
 * });
 */
export function readingMiddleware<Version extends "v2" | "v3" | "v4">(
  schema: TextSchema,
  given: ReadingMiddlewareOptions<Version>,
): ReadingMiddleware<Version> {
  checkValue(given, required(rules.record), "options");
  const { specificationVersion, ...options } = given;
  checkOptions({ specificationVersion }, middlewareRules);
  checkReadingOptions(schema, options);
  return {
    specificationVersion,
    async wrapGenerate({ doGenerate }) {
      const result = await doGenerate();
      const texts = result.content.filter(({ type }) => type === "text");
      const [first] = texts;
      const text = texts.map((part) => String(jsonMember(part, "text"))).join("");
      const json = await answerAsJson(text, result.finishReason, schema, options);
      if (first === undefined || json === null) return result;
      const content = result.content.flatMap((part) => {
        if (part === first) return [{ ...part, text: json }];
        return part.type === "text" ? [] : [part];
      });
      return { ...result, content };
    },
    async wrapStream({ doStream }) {
      const result = await doStream();
      return { ...result, stream: result.stream.pipeThrough(readingStream(schema, options)) };
    },
  };
}
