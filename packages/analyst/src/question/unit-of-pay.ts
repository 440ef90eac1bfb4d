import type { Claims } from "./claims.js";
import { matchName } from "./name-match.js";
import type { Token } from "./token.js";
import type { Member, Vocabulary } from "./vocabulary.js";

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

const adjectives: Readonly<Record<string, string>> = {
  yearly: "year",
  annual: "year",
  monthly: "month",
  weekly: "week",
  daily: "day",
  hourly: "hour",
};
const pay = /^(?:salar(?:y|ies)|pay|wages?|earnings|incomes?|fees?|rents?|rates?|prices?)$/;

const paid = /^(?:earn(?:s|ed|ing)?|paid|pays?|make[sn]?|made|salar(?:y|ies)|wages?|earnings)$/;

/** Whether a unit of time follows `per` or `a`, as in `60,000 a year`. */
function isPerUnit(token: Token, tokens: Claims["tokens"]): boolean {
  return (
    unit.test(token.lower) && /^(?:per|an?|every|each)$/.test(tokens[tokens.indexOf(token) - 1]?.lower ?? "")
  );
}

/** Marks the `per` before a unit of time that names a value as read. */
export function claimPer([token]: readonly Token[], claims: Claims): void {
  if (token === undefined || !isPerUnit(token, claims.tokens)) return;
  claims.claim(claims.tokens.slice(claims.tokens.indexOf(token) - 1, claims.tokens.indexOf(token)), "gloss");
}

/**
 * Returns the value that an adjective before a word for pay names, as in `the median yearly salary`, of a column that
 * tells units of pay apart. Empty for other words.
 */
export function unitsOfPay(token: Token, { tokens }: Claims, { byColumn }: Vocabulary): Member[] {
  const at = tokens.indexOf(token);
  const named = adjectives[token.lower] ?? (isPerUnit(token, tokens) ? token.lower : undefined);
  const isPaid =
    adjectives[token.lower] === undefined
      ? tokens.some(({ lower }) => paid.test(lower))
      : pay.test(tokens[at + 1]?.lower ?? "");
  if (named === undefined || !isPaid) return [];
  return [...byColumn.values()].flatMap((members) => {
    const units = members.filter(({ text }) => unit.test(text.trim().toLowerCase()));
    return units.length < 2 ? [] : units.filter(({ text }) => text.trim().toLowerCase() === named);
  });
}
