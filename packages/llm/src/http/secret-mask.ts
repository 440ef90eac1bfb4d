import type { ChatChunk } from "../chat/index.js";
import { maxReasonLength } from "../limits.js";
import { boundedText } from "./bounded-text.js";

/** Replaces the secrets of a client in all that is shown of its server. */
export interface SecretMask {
  /** Masks a server's text, then truncates it. */
  quoted(text: string, length?: number): string;
  /** Masks the message of an error of this package, in place, and its causes. */
  maskError<E extends Error>(error: E): E;
  /** Masks a stream, even if a secret is split between pieces. */
  maskChunks(chunks: AsyncIterable<ChatChunk>): AsyncIterable<ChatChunk>;
}

/** The mask of a client that sends no secrets. */
const noSecrets: SecretMask = {
  quoted: (text, length = maxReasonLength) => boundedText(text, length),
  maskError: (error) => error,
  maskChunks: (chunks) => chunks,
};

/**
 * Returns a function that loads the mask of secrets, once. The code that finds them is loaded only if there are any: a
 * page that asks a server without a key does not need it.
 * @param secrets the secrets as they are sent; blank ones are ignored
 */
export function secretMask(secrets: readonly string[]): () => Promise<SecretMask> {
  const sent = secrets.filter((secret) => secret.trim() !== "");
  let mask: Promise<SecretMask> | undefined;
  return () => {
    mask ??= sent.length === 0 ? Promise.resolve(noSecrets) : searchFor(sent);
    return mask;
  };
}

async function searchFor(secrets: readonly string[]): Promise<SecretMask> {
  const { Secrets } = await import("./secrets.js");
  return new Secrets(secrets);
}
