/**
 * Names from OpenTelemetry's semantic conventions for generative AI, as of November 2026, when they were in
 * development, and Concordat's own names for everything else.
 */
export const attributeNames = {
  operation: "gen_ai.operation.name",
  provider: "gen_ai.provider.name",
  outputType: "gen_ai.output.type",
  requestModel: "gen_ai.request.model",
  temperature: "gen_ai.request.temperature",
  seed: "gen_ai.request.seed",
  maxTokens: "gen_ai.request.max_tokens",
  responseModel: "gen_ai.response.model",
  finishReasons: "gen_ai.response.finish_reasons",
  inputTokens: "gen_ai.usage.input_tokens",
  outputTokens: "gen_ai.usage.output_tokens",
  tokenType: "gen_ai.token.type",
  inputMessages: "gen_ai.input.messages",
  outputMessages: "gen_ai.output.messages",
  errorType: "error.type",
  state: "concordat.outcome.state",
  requests: "concordat.outcome.requests",
  answers: "concordat.outcome.answers",
  repairs: "concordat.outcome.repairs",
  violations: "concordat.outcome.violations",
  /** Sums over the requests of an outcome: with the convention's names they would be counted twice. */
  totalInputTokens: "concordat.outcome.input_tokens",
  totalOutputTokens: "concordat.outcome.output_tokens",
  what: "concordat.outcome.name",
  repair: "concordat.repair.name",
} as const;
