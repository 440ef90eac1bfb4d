/**
 * Returns the finish reason of a model as one word. From specification version 3 on, the reason is an object that
 * contains both the unified word and the provider's own.
 */
export function finishWord(reason: unknown): unknown {
  return typeof reason === "object" && reason !== null ? Reflect.get(reason, "unified") : reason;
}
