import type { OptionOdds, TokenLogprobs } from "../chat/index.js";
import { Shares, type Start, type WrittenOption } from "./option-shares.js";
import { bytesOfToken, listLengthOf, tokenBytes } from "./token-list.js";

/** The position of a written option, and its alternatives. */
export interface WrittenChoice {
  /** The complete answer. */
  readonly text: string;
  /** The index in `text` at which the option starts. */
  readonly start: number;
  readonly options: readonly WrittenOption[];
  /** The possible characters after an option; empty if the answer ends after it. */
  readonly followedBy: readonly string[];
}

/**
 * Computes the probabilities of options from the alternative tokens that a server lists. Each option is followed to
 * the token that distinguishes it from all others. If several options share a token, the written answer is followed
 * to the next list. A shared token that the answer does not contain remains ambiguous.
 */
export function listedOdds(tokens: readonly TokenLogprobs[], choice: WrittenChoice): readonly OptionOdds[] {
  const { options } = choice;
  const begun = tokens.length === 0 ? null : startOf(tokens, choice);
  if (begun === null) {
    const reason =
      tokens.length === 0
        ? "the server lists no probabilities"
        : "the tokens that the server lists do not make up the answer";
    return options.map(() => ({ logProbability: null, reason }));
  }
  const shares = new Shares(
    options.map(({ text }) => bytesOfToken(text)),
    choice.followedBy.map(bytesOfToken),
    listLengthOf(tokens),
  );
  shares.add(tokens, begun);
  return shares.odds(options);
}

/**
 * Returns the token that contains a position of the answer; `null` unless the tokens contain the answer exactly once.
 */
function startOf(tokens: readonly TokenLogprobs[], { text, start }: WrittenChoice): Start | null {
  const all = tokens.map(tokenBytes);
  const joined = all.join("");
  const answer = bytesOfToken(text);
  const from = joined.indexOf(answer);
  if (from < 0 || from !== joined.lastIndexOf(answer)) return null;
  const place = from + bytesOfToken(text.slice(0, start)).length;
  let before = 0;
  for (const [index, bytes] of all.entries()) {
    if (before + bytes.length > place) return { index, lead: joined.slice(before, place) };
    before += bytes.length;
  }
  return null;
}
