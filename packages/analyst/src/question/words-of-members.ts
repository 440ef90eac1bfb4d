import type { Claims } from "./claims.js";
import { matchName } from "./name-match.js";
import { isRole } from "./people-words.js";
import { isStopWord } from "./stop-words.js";
import type { Token } from "./token.js";
import type { Vocabulary } from "./vocabulary.js";

const giving = /^(?:vot|answer|repl(?:y|i)|respond|chose|choos|opt|select|prefer)\w*$/;

/** Whether a verb has a value as its object, as in `those who voted yes`. */
export function givesMember(token: Token, claims: Claims): boolean {
  const next = claims.tokens[claims.tokens.indexOf(token) + 1];
  return giving.test(token.lower) && next !== undefined && claims.useOf(next) === "member";
}

/**
 * Whether a verb adds nothing because its object is a column in parentheses, as in `how many articles (art) did women
 * publish`.
 */
export function isVerbOfGlossed(token: Token, claims: Claims): boolean {
  const { tokens } = claims;
  const at = tokens.indexOf(token);
  const auxiliary = tokens.findLastIndex(({ lower }, index) => index < at && /^(?:did|do|does)$/.test(lower));
  const object = tokens[auxiliary - 1];
  const next = tokens[at + 1];
  const subject = tokens.slice(auxiliary + 1, at);
  return (
    object !== undefined &&
    object.parenthesis >= 0 &&
    /^(?:column|member)$/.test(claims.useOf(object) ?? "") &&
    subject.length > 0 &&
    subject.every((word) => claims.useOf(word) !== undefined || isStopWord(word.lower)) &&
    !/ed$/.test(token.lower) &&
    (next === undefined || claims.useOf(next) !== undefined || isStopWord(next.lower))
  );
}

/** Whether a verb applies to every row of a member, as in `How many tickets did the Network team handle`. */
export function isVerbOfMember(token: Token, claims: Claims): boolean {
  if (!/^(?:handle|process|teach|manage|deal)$/.test(token.lower)) return false;
  const { tokens } = claims;
  const at = tokens.indexOf(token);
  const auxiliary = tokens.findLastIndex(({ lower }, index) => index < at && /^(?:did|do|does)$/.test(lower));
  return auxiliary >= 0 && tokens.slice(auxiliary, at).some((other) => claims.useOf(other) === "member");
}

/** Whether a word means the rows because a value describes it, as in `corporate customers` or `remote developers`. */
export function isHeadOfMember(token: Token, claims: Claims, { table }: Vocabulary): boolean {
  const before = claims.tokens[claims.tokens.indexOf(token) - 1];
  // Republican presidents, in a table with a column of presidents.
  const isColumn = table.columns.some(
    ({ kind, name }) => kind === "text" && matchName(name, [token]).score >= 0.79,
  );
  return (
    (isColumn ||
      isRole(token.lower) ||
      /^(?:developers?|households?|famil(?:y|ies)|runners?)$/.test(token.lower)) &&
    before !== undefined &&
    before.end + 1 === token.start &&
    claims.useOf(before) === "member"
  );
}

/** Maximum number of words between a noun and the number that restricts it. */
const maxWordsToNumber = 4;

/**
 * Whether a plural names the rows, since a number of theirs restricts it, as in `the fleets with more than 3,000 men`, in
 * a table with a name for each row.
 */
export function isHeadOfNumber(token: Token, claims: Claims, { table }: Vocabulary): boolean {
  const at = claims.tokens.indexOf(token);
  const [link, ...behind] = claims.tokens.slice(at + 1, at + 2 + maxWordsToNumber);
  return (
    !token.isName &&
    /[^s]s$/.test(token.lower) &&
    /^(?:with|that|which|whose|where)$/.test(link?.lower ?? "") &&
    behind.some((other) => claims.useOf(other) === "number") &&
    table.columns.some(
      ({ kind, role, distinct }) => kind === "text" && role === "category" && distinct === table.rows,
    )
  );
}
