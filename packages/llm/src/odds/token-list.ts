import type { TokenLogprob, TokenLogprobs } from "../chat/index.js";

/** The log probability that servers report for a token outside of their list. */
const unlisted = -9_999;

/** Number of alternative tokens to request at each position. A list of this length may be incomplete. */
const maxListLength = 20;

/** A token listed at a position, as a binary string. */
export interface ListedToken {
  readonly bytes: string;
  readonly logprob: number;
}

/**
 * Returns the number of tokens that the server lists at a position. A server may list fewer than requested. Its lists
 * are then equally long at all positions, because a vocabulary has thousands of tokens. A list that is shorter than
 * the others is complete.
 */
export function listLengthOf(tokens: readonly TokenLogprobs[]): number {
  const [first = maxListLength, ...others] = new Set(tokens.map(({ top }) => top.length));
  return tokens.length > 1 && others.length === 0 && first > 0
    ? Math.min(first, maxListLength)
    : maxListLength;
}

/** Returns the tokens listed at a position, including the written one. */
export function tokensAt(written: TokenLogprobs): ListedToken[] {
  const found = new Map<string, number>();
  for (const token of [written, ...written.top]) {
    const { logprob } = token;
    if (Number.isFinite(logprob) && logprob > unlisted && logprob <= 1e-6)
      found.set(tokenBytes(token), logprob);
  }
  return [...found].map(([bytes, logprob]) => ({ bytes, logprob }));
}

/** Returns the bytes of a token as a binary string, because a token may end inside a character. */
export function tokenBytes({ token, bytes }: TokenLogprob): string {
  return bytes === undefined ? bytesOfToken(token) : String.fromCharCode(...bytes);
}

export function bytesOfToken(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
}
