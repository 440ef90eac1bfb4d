import type { TokenLogprob, TokenLogprobs } from "../chat/index.js";

/** The value that servers report for a token that is not in their list. */
const unlisted = -9_999;

/** The number of tokens requested at each position: a list of this length may be incomplete. */
const maxListLength = 20;

/** A token listed at a position, as bytes. */
export interface Alternative {
  readonly bytes: string;
  readonly logprob: number;
}

/**
 * Returns the number of tokens that the server lists at a position. A server may list fewer than requested: then its
 * lists have the same length at all positions, because a vocabulary has thousands of tokens. A list that is shorter
 * than the others is complete.
 */
export function listLengthOf(tokens: readonly TokenLogprobs[]): number {
  const [first = maxListLength, ...others] = new Set(tokens.map(({ top }) => top.length));
  return tokens.length > 1 && others.length === 0 && first > 0
    ? Math.min(first, maxListLength)
    : maxListLength;
}

/** Returns the tokens listed at a position, and the written token. */
export function alternatives(written: TokenLogprobs): Alternative[] {
  const found = new Map<string, number>();
  for (const token of [written, ...written.top]) {
    const { logprob } = token;
    if (Number.isFinite(logprob) && logprob > unlisted && logprob <= 1e-6)
      found.set(tokenBytes(token), logprob);
  }
  return [...found].map(([bytes, logprob]) => ({ bytes, logprob }));
}

/** A token as a string of bytes: a token may be a part of a character. */
export function tokenBytes({ token, bytes }: TokenLogprob): string {
  return bytes === undefined ? bytesOf(token) : String.fromCharCode(...bytes);
}

export function bytesOf(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
}
