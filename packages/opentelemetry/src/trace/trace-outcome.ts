import { checkValue, required, rules } from "@concordat/contracts/options";
import type { Outcome } from "@concordat/llm";
import { type Attributes, context, type Span, SpanStatusCode, trace } from "@opentelemetry/api";
import { attributeNames } from "../attributes/attribute-names.js";
import { errorType } from "../attributes/error-type.js";
import { modelAttributes } from "../attributes/model-attributes.js";
import { instruments } from "../metrics/instruments.js";
import { scope } from "../scope.js";
import { withSdk } from "./with-sdk.js";

/**
 * Records a call that returns an outcome as one span, with the requests of a traced client inside it. The span contains
 * the number of requests, the repairs, the violations and the error code. Returns the outcome unchanged.
 * @param call makes the call, once
 * @param name what is requested, such as the contract's name. It is the span's name, so use a limited number of names.
 * @throws {RangeError} when an argument is invalid
 * @throws the error of `call`, which the span records; errors of the SDK are never thrown
 * @example
 * const outcome = await traceOutcome("ticket", () => generateObject({ client, contract, messages }));
 */
export async function traceOutcome<Value>(
  name: string,
  call: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  checkValue(name, required(rules.text), "name");
  checkValue(call, required(rules.aFunction), "call");
  const span = withSdk(() =>
    trace
      .getTracer(scope.name, scope.version)
      .startSpan(`outcome ${name}`, { attributes: { [attributeNames.what]: name } }),
  );
  try {
    const outcome = await within(span, call);
    withSdk(() => describe(span, outcome));
    withSdk(() => measure(name, outcome));
    return outcome;
  } catch (error) {
    withSdk(() => {
      span?.setAttributes({ [attributeNames.errorType]: errorType(error) });
      span?.setStatus({ code: SpanStatusCode.ERROR, message: errorType(error) });
    });
    throw error;
  } finally {
    withSdk(() => span?.end());
  }
}

/**
 * Makes the call with the span as its parent, or without if the SDK fails. The call is made once in any case.
 */
function within<Result>(span: Span | null, call: () => Promise<Result>): Promise<Result> {
  let made: Promise<Result> | undefined;
  const callOnce = (): Promise<Result> => {
    made ??= (async () => call())();
    return made;
  };
  if (span !== null) withSdk(() => context.with(trace.setSpan(context.active(), span), callOnce));
  return callOnce();
}

function describe(span: Span | null, outcome: Outcome<unknown>): void {
  const { state, attempts, answers, usage } = outcome;
  span?.setAttributes({
    ...modelAttributes(outcome.model),
    ...failureOf(outcome),
    [attributeNames.state]: state,
    [attributeNames.requests]: attempts.length,
    [attributeNames.answers]: answers,
    [attributeNames.repairs]: repairsOf(outcome),
    [attributeNames.violations]: attempts.reduce((sum, { violations }) => sum + violations.length, 0),
    ...(usage.promptTokens === null ? {} : { [attributeNames.totalInputTokens]: usage.promptTokens }),
    ...(usage.completionTokens === null
      ? {}
      : { [attributeNames.totalOutputTokens]: usage.completionTokens }),
  });
  if (state !== "valid") span?.setStatus({ code: SpanStatusCode.ERROR, message: errorType(outcome.error) });
}

function measure(name: string, outcome: Outcome<unknown>): void {
  const { outcomeSeconds, requests, repairs } = instruments();
  const about = { [attributeNames.what]: name, ...modelAttributes(outcome.model) };
  const ended = { ...about, [attributeNames.state]: outcome.state, ...failureOf(outcome) };
  outcomeSeconds.record(outcome.durationMs / 1_000, ended);
  requests.record(outcome.attempts.length, ended);
  for (const repair of repairsOf(outcome)) repairs.add(1, { ...about, [attributeNames.repair]: repair });
}

function failureOf(outcome: Outcome<unknown>): Attributes {
  return outcome.state === "valid" ? {} : { [attributeNames.errorType]: errorType(outcome.error) };
}

/** Returns the names of the repairs in all attempts, in order. */
function repairsOf({ attempts }: Outcome<unknown>): string[] {
  return attempts.flatMap(({ repairs }) => repairs.map(({ name }) => name));
}
