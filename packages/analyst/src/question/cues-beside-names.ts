import { type Cues, readCues } from "./cues.js";
import type { Draft } from "./draft.js";
import type { MemberMention } from "./find-members.js";
import type { Token } from "./token.js";

/**
 * Removes requests that only result from words of names. For example, `Business Associate` does not ask for an
 * association, and `Top Gear` does not ask for a ranking.
 */
export function cuesBesideNames({ question, claims, cues }: Draft, members: readonly MemberMention[]): Cues {
  const named = members
    .map(({ tokens }) => tokens)
    .filter((tokens) => tokens.length > 1 && tokens.every(({ isName }) => isName))
    .flat();
  if (named.length === 0) return cues;
  const isNamed = ({ start }: Token): boolean => named.some((token) => token.start === start);
  const rest = named.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    question,
  );
  return readCues(
    rest,
    claims.tokens.filter((token) => !isNamed(token)),
  );
}
