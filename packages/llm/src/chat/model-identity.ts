/** Which model exactly answers: what a run compares before it is continued. */
export interface ModelIdentity {
  /** The client's id: `ollama:mistral`. */
  readonly model: string;
  /**
   * A hash of the model's weights and settings, as `sha256:` and 64 hexadecimal digits; `unpinned` where the engine
   * has none: then the same name may stand for another model tomorrow.
   */
  readonly digest: `sha256:${string}` | "unpinned";
}

/** The digest as the engine gives it, with or without the name of the hash; `unpinned` when it is not one. */
export function modelDigest(reported: unknown): ModelIdentity["digest"] {
  const hex = typeof reported === "string" ? /^(?:sha256:)?([0-9a-f]{64})$/i.exec(reported)?.[1] : undefined;
  return hex === undefined ? "unpinned" : `sha256:${hex.toLowerCase()}`;
}
