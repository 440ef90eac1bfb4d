/** The identity of a model. A run compares it before it is resumed. */
export interface ModelIdentity {
  /** The client's id, such as `ollama:mistral`. */
  readonly model: string;
  /**
   * A hash of the model's weights and settings, as `sha256:` and 64 hexadecimal digits; `unpinned` if the engine has
   * none, so that the name may later refer to another model.
   */
  readonly digest: `sha256:${string}` | "unpinned";
  /**
   * Number of parameters, as stated by the model's file or server, such as `135M` or `8x7B`. Absent if
   * unknown.
   */
  readonly size?: string | undefined;
}

/** Returns the digest that an engine reports, with `sha256:` in front; `unpinned` if it is not a SHA-256 digest. */
export function modelDigest(reported: unknown): ModelIdentity["digest"] {
  const hex = /^(sha256:)?([0-9a-f]{64})$/i.exec(String(reported))?.[2];
  return hex === undefined ? "unpinned" : `sha256:${hex.toLowerCase()}`;
}
