import { type Counter, type Histogram, type MeterProvider, metrics } from "@opentelemetry/api";
import { scope } from "../scope.js";

/** The measured quantities. */
export interface Instruments {
  /** Seconds of a request. */
  readonly requestSeconds: Histogram;
  /** Seconds until the first piece of an answer. */
  readonly firstChunkSeconds: Histogram;
  /** Tokens of a request, by kind. */
  readonly tokens: Histogram;
  /** Seconds of an outcome, including waits. */
  readonly outcomeSeconds: Histogram;
  /** Number of requests for an outcome. */
  readonly requests: Histogram;
  /** Repairs, by name. */
  readonly repairs: Counter;
}

/** Bounds that the conventions recommend. */
const seconds = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92];
const tokens = [1, 4, 16, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576, 4194304, 16777216, 67108864];

const made = new WeakMap<MeterProvider, Instruments>();

/**
 * Returns the instruments of the currently registered SDK. They are requested for each use, because the API does not
 * update instruments if a provider is registered later.
 */
export function instruments(): Instruments {
  const provider = metrics.getMeterProvider();
  const present = made.get(provider);
  if (present !== undefined) return present;
  const meter = provider.getMeter(scope.name, scope.version);
  const histogram = (name: string, unit: string, description: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { unit, description, advice: { explicitBucketBoundaries } });
  const fresh: Instruments = {
    requestSeconds: histogram(
      "gen_ai.client.operation.duration",
      "s",
      "Duration of a request to a model.",
      seconds,
    ),
    firstChunkSeconds: histogram(
      "gen_ai.client.operation.time_to_first_chunk",
      "s",
      "Time until the first piece of an answer.",
      seconds,
    ),
    tokens: histogram("gen_ai.client.token.usage", "{token}", "Tokens of a request, by kind.", tokens),
    outcomeSeconds: histogram(
      "concordat.outcome.duration",
      "s",
      "Duration of an outcome, waits included.",
      seconds,
    ),
    requests: histogram(
      "concordat.outcome.requests",
      "{request}",
      "Requests behind an outcome.",
      [1, 2, 3, 4, 6, 9],
    ),
    repairs: meter.createCounter("concordat.repairs", {
      unit: "{repair}",
      description: "Repairs of texts, by name.",
    }),
  };
  made.set(provider, fresh);
  return fresh;
}
