import { checkOptions, checkValue, type Rules, rules } from "@concordat/contracts/options";
import {
  type ChatClient,
  type ChatRequest,
  callRules,
  type FinishedRequest,
  wrapClient,
} from "@concordat/llm";
import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { attributeNames } from "../attributes/attribute-names.js";
import { inputMessages, outputMessages } from "../attributes/contents.js";
import { errorType } from "../attributes/error-type.js";
import { modelAttributes } from "../attributes/model-attributes.js";
import { requestAttributes } from "../attributes/request-attributes.js";
import { instruments } from "../metrics/instruments.js";
import { scope } from "../scope.js";
import { withSdk } from "./with-sdk.js";

/** The options of `traceClient`: the parts of requests that are recorded. */
export interface TraceOptions {
  /** Whether prompts and answers are recorded too, which may be private. Default: `false`. */
  readonly contents?: boolean;
}

const traceRules: Rules<TraceOptions> = { contents: rules.flag };

/** A request in flight. */
interface Traced {
  /** The span of the request; `null` if the SDK could not start one. */
  readonly span: Span | null;
  readonly start: number;
  firstChunkMs: number | null;
  text: string;
  thinking: string;
  model: string | null;
}

/**
 * Wraps a client so that its requests are recorded as spans and metrics, according to the semantic conventions for
 * generative AI. Without a registered SDK, nothing is recorded. A repeated request has a separate span.
 * @throws {RangeError} when an argument is invalid
 * @example
 * const client = traceClient(createOllamaClient({ model: "mistral" }));
 */
export function traceClient(client: ChatClient, options: TraceOptions = {}): ChatClient {
  checkValue(client, callRules.client, "client");
  checkOptions(options, traceRules);
  const { contents = false } = options;
  const about: Attributes = { [attributeNames.operation]: "chat", ...modelAttributes(client.id) };
  const traced = new WeakMap<ChatRequest, Traced>();
  return wrapClient(client, {
    onRequest(asked) {
      // A copy of the request, so that two with the same options are not confused.
      const request = { ...asked };
      const span = withSdk(() =>
        trace.getTracer(scope.name, scope.version).startSpan(`chat ${about[attributeNames.requestModel]}`, {
          kind: SpanKind.CLIENT,
          attributes: {
            ...about,
            ...requestAttributes(request),
            ...(contents ? { [attributeNames.inputMessages]: inputMessages(request.messages) } : {}),
          },
        }),
      );
      const start = performance.now();
      traced.set(request, { span, start, firstChunkMs: null, text: "", thinking: "", model: null });
      return request;
    },
    onChunk(chunk, request) {
      const current = traced.get(request);
      if (current === undefined) return chunk;
      if (chunk.type === "finish") current.model = chunk.model ?? null;
      else {
        current.firstChunkMs ??= performance.now() - current.start;
        if (contents && (chunk.type === "text" || chunk.type === "thinking"))
          current[chunk.type] += chunk.text;
      }
      return chunk;
    },
    onFinish(finished) {
      const current = traced.get(finished.request);
      if (current !== undefined) finish(current, finished, about, contents);
    },
  });
}

function finish(current: Traced, finished: FinishedRequest, about: Attributes, contents: boolean): void {
  const { error } = finished;
  const failed: Attributes = error === null ? {} : { [attributeNames.errorType]: errorType(error) };
  const answered = current.model === null ? {} : { [attributeNames.responseModel]: modelOf(current.model) };
  withSdk(() => describe(current, finished, { ...failed, ...answered }, contents));
  withSdk(() => current.span?.end());
  withSdk(() => measure(current, finished, { ...about, ...answered }, failed));
}

function describe(current: Traced, finished: FinishedRequest, known: Attributes, contents: boolean): void {
  const { span, text, thinking } = current;
  const { finishReason, error, usage } = finished;
  const { promptTokens, completionTokens } = usage;
  span?.setAttributes({
    ...known,
    ...(finishReason === null ? {} : { [attributeNames.finishReasons]: [finishReason] }),
    ...(promptTokens === null ? {} : { [attributeNames.inputTokens]: promptTokens }),
    ...(completionTokens === null ? {} : { [attributeNames.outputTokens]: completionTokens }),
    ...(contents
      ? { [attributeNames.outputMessages]: outputMessages(text, thinking, finishReason ?? "error") }
      : {}),
  });
  if (error !== null) span?.setStatus({ code: SpanStatusCode.ERROR, message: errorType(error) });
}

function measure(
  { firstChunkMs }: Traced,
  { usage, durationMs }: FinishedRequest,
  measured: Attributes,
  failed: Attributes,
): void {
  const { requestSeconds, firstChunkSeconds, tokens } = instruments();
  const { promptTokens, completionTokens } = usage;
  requestSeconds.record(durationMs / 1_000, { ...measured, ...failed });
  if (firstChunkMs !== null) firstChunkSeconds.record(firstChunkMs / 1_000, measured);
  if (promptTokens !== null)
    tokens.record(promptTokens, { ...measured, [attributeNames.tokenType]: "input" });
  if (completionTokens !== null)
    tokens.record(completionTokens, { ...measured, [attributeNames.tokenType]: "output" });
}

function modelOf(id: string): Attributes[string] {
  return modelAttributes(id)[attributeNames.requestModel];
}
