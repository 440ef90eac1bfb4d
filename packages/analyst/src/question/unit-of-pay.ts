import type { Claims } from "./claims.js";
import { matchName } from "./name-match.js";
import type { Token } from "./token.js";
import type { Member } from "./vocabulary.js";

const unit = /^(?:year|month|week|day|hour)$/;

/** Returns the words of `paid by the` before a unit of time; none if other words are before it. */
function paidBy(token: Token, { tokens }: Claims): Token[] {
  const at = tokens.indexOf(token);
  const before = tokens.slice(Math.max(0, at - 3), at);
  const isPaid = /^(?:paid|pay|pays|billed|charged|rented|hired) by (?:the|an?)$/.test(
    before.map(({ lower }) => lower).join(" "),
  );
  return isPaid ? before : [];
}

/**
 * Whether a unit of time names a value, as in `paid by the hour` or `salary type is year` for a column of salary types.
 * Without such words, it asks for periods.
 */
export function isUnitOfPay({ column, text }: Member, named: readonly Token[], claims: Claims): boolean {
  const [token, ...more] = named;
  if (token === undefined || more.length > 0) return false;
  if (!unit.test(token.lower) || text.trim().toLowerCase() !== token.lower) return false;
  if (paidBy(token, claims).length > 0) return true;
  const at = claims.tokens.indexOf(token);
  const before = claims.tokens.slice(Math.max(0, at - 3), Math.max(0, at - 1));
  return (
    /^(?:is|was|are|were)$/.test(claims.tokens[at - 1]?.lower ?? "") &&
    matchName(column.name, before).score >= 0.9
  );
}

/** Marks `paid by the` before a unit of time that names a value as read. */
export function claimPaidBy(named: readonly Token[], claims: Claims): void {
  const [token] = named;
  if (token !== undefined && unit.test(token.lower))
    claims.claim(
      paidBy(token, claims).filter((word) => claims.useOf(word) === undefined),
      "gloss",
    );
}
