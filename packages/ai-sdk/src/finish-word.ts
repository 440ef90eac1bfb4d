/**
 * Returns the finish reason of a model, as a word. From specification version 3 on, the unified word is next to the
 * provider's own.
 */
export function finishWord(reason: unknown): unknown {
  return typeof reason === "object" && reason !== null ? Reflect.get(reason, "unified") : reason;
}
