/** Why a model stopped, in a word. From specification version 3 on the word that all providers share stands beside the provider's own. */
export function finishWord(reason: unknown): unknown {
  return typeof reason === "object" && reason !== null ? Reflect.get(reason, "unified") : reason;
}
