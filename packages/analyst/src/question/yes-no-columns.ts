import type { Column } from "../table/column.js";
import { nameParts } from "../table/name-parts.js";
import { isZeroOne } from "../table/zero-one.js";
import type { Claims } from "./claims.js";
import type { Draft } from "./draft.js";
import { measureMentions } from "./measure/find-measure.js";
import { matchName } from "./name-match.js";
import { isOpposite } from "./opposites.js";
import type { PlacedMember } from "./placed-member.js";
import { isStopWord } from "./stop-words.js";
import type { Token } from "./token.js";
import type { Member, Vocabulary } from "./vocabulary.js";

/** A boolean column. */
interface Flag {
  readonly column: Column;
  readonly positive: Member;
  readonly negative: Member;
}

/**
 * Finds words that are the name of a boolean column or its opposite, such as `smokers`, `non-smokers`, `survived` or
 * `died`.
 */
export function yesNoColumns(draft: Draft): PlacedMember[] {
  return flagsOf(draft)
    .filter((flag) => isCondition(flag, draft))
    .flatMap((flag) => {
      const opposite = byOpposite(flag, draft);
      const named =
        opposite === null ? byName(flag, draft) : [...byName(flag, draft), ...byEquation(flag, draft)];
      // `more on weekends than on weekdays`: the question asks for both.
      return opposite === null ? named : [...opposite, ...named].sort((x, y) => x.start - y.start);
    });
}

const yes = /^(?:yes|y|true|1|t|ja)$/i;
const no = /^(?:no|n|false|0|f|nein)$/i;

/** Matches survey answers that are neither yes nor no. */
const undecided =
  /^(?:not sure|unsure|maybe|perhaps|unknown|undecided|don['’]?t know|do not know|no answer|no opinion|prefer not to (?:say|answer)|n\/?a|dk)$/i;

/** Whether a column is boolean. */
export function isYesNo(column: Column, { byColumn }: Vocabulary): boolean {
  const texts = (byColumn.get(column) ?? []).map(({ text }) => text);
  return texts.length === 2 && texts.some((text) => yes.test(text)) && texts.some((text) => no.test(text));
}

/** Returns the value of a boolean column that affirms its name; `null` if the column is not boolean. */
export function positiveMember(column: Column, vocabulary: Vocabulary): Member | null {
  const positive = (vocabulary.byColumn.get(column) ?? []).find(({ text }) => yes.test(text));
  return isYesNo(column, vocabulary) ? (positive ?? null) : null;
}

function flagsOf({ vocabulary: { byColumn, table } }: Draft): Flag[] {
  return [...byColumn, ...numericFlags(table.columns)].flatMap(([column, members]) => {
    const positive = members.find(({ text }) => yes.test(text));
    const negative = members.find(({ text }) => no.test(text));
    const others = members.filter((member) => member !== positive && member !== negative);
    return !others.every(({ text }) => undecided.test(text)) ||
      positive === undefined ||
      negative === undefined
      ? []
      : [{ column, positive, negative }];
  });
}

/**
 * Whether the word is a condition on the rows. It is a measure instead if the question asks for the rate of the column,
 * or for an average without another measure.
 */
function isCondition({ column }: Flag, { question, cues, claims, vocabulary }: Draft): boolean {
  const others = vocabulary.table.columns.filter((other) => other !== column);
  const mentions = measureMentions(claims, others, () => false);
  const isGlossed = vocabulary.table.columns.some(
    ({ name }) => name !== column.name && isInParentheses(name, claims),
  );
  if (isGlossed) return true;
  const hasRate = mentions.some((mention) => /rate/i.test(mention.column.name));
  if (/\brate\b/i.test(question) && !hasRate) return false;
  return cues.aggregate !== "average" || mentions.length > 0;
}

/** Whether the question names a column in parentheses. Next to such a measure, a boolean column is a condition. */
function isInParentheses(name: string, claims: Claims): boolean {
  return claims.tokens.some(
    (token) =>
      token.parenthesis >= 0 && claims.useOf(token) === "column" && token.lower === name.trim().toLowerCase(),
  );
}

function byOpposite({ column, negative }: Flag, { claims }: Draft): PlacedMember[] | null {
  const token = claims.free().find(({ lower }) => isOpposite(column.name, lower));
  if (token === undefined) return null;
  claims.claim([token], "member");
  return [{ member: negative, start: token.start, negated: false }];
}

/** Finds the column's own name next to its opposite, as in `foreign cars (foreign = 1) or domestic ones`. */
function byEquation({ column, positive }: Flag, { claims, cues }: Draft): PlacedMember[] {
  const name = column.name.trim().toLowerCase();
  const [token, ...more] = claims.tokens.filter(
    ({ lower, parenthesis }) => lower === name && parenthesis < 0,
  );
  const inside = claims.tokens.filter(({ lower, parenthesis }) => lower === name && parenthesis >= 0);
  const [equated] = inside;
  if (token === undefined || equated === undefined || more.length > 0 || !cues.compares) return [];
  const equation = claims.tokens.filter(({ parenthesis }) => parenthesis === equated.parenthesis);
  if (!equation.some(({ text }) => yes.test(text))) return [];
  claims.claim([token, ...equation], "member");
  return [{ member: positive, start: token.start, negated: false }];
}

/** Whether a participle only says what was done with an amount, as in `the most miles walked` for a column `Walk`. */
function isVerbOfAmount(token: Token, column: Column, { claims, vocabulary }: Draft): boolean {
  const before = claims.tokens[claims.tokens.indexOf(token) - 1];
  if (before === undefined || !/ed$/.test(token.lower) || token.lower === column.name.trim().toLowerCase())
    return false;
  return vocabulary.table.columns.some(
    (other) =>
      other !== column &&
      other.kind === "number" &&
      other.role === "measure" &&
      !isZeroOne(other) &&
      matchName(other.name, [before]).score >= 0.9,
  );
}

function byName(flag: Flag, draft: Draft): PlacedMember[] {
  const { column, positive, negative } = flag;
  const { claims } = draft;
  const tokens = namedBy(column, claims);
  const [token] = tokens;
  if (token === undefined || isVerbOfAmount(token, column, draft)) return [];
  claims.claim(tokens, "member");
  const denial = denialOf(token, claims);
  const again = claims
    .free()
    .find(
      (other) =>
        other.stem === token.stem ||
        (!isStopWord(other.lower) && matchName(column.name, [other]).score >= 0.79),
    );
  const denialAgain = again === undefined ? undefined : denialOf(again, claims);
  claims.claim(
    [denial, denialAgain].filter((word) => word !== undefined),
    "member",
  );
  const placed = ({ start }: Token, isDenied: boolean): PlacedMember => ({
    member: isDenied ? negative : positive,
    start,
    negated: false,
  });
  const first = placed(token, denial !== undefined);
  // `smokers against non-smokers`: the question asks for both.
  if (again === undefined || (denial === undefined) === (denialAgain === undefined)) return [first];
  claims.claim([again], "member");
  return [first, placed(again, denialAgain !== undefined)];
}

/** Returns the words that name a column. A very short name such as `cd` must be in parentheses. */
function namedBy({ name }: Column, claims: Claims): readonly Token[] {
  const parts = nameParts(name).filter((part) => part.length >= 3);
  if (parts.length === 0)
    return claims
      .free()
      .filter(({ lower, parenthesis }) => parenthesis >= 0 && lower === name.toLowerCase())
      .slice(0, 1);
  // Which of `which region` abbreviates no column whi.
  const words = claims
    .free()
    .filter(({ lower }) => parts.includes(lower) || !isStopWord(lower) || beginsOneOf(parts, lower));
  const { score, tokens } = matchName(parts.join(" "), words);
  return score < 0.79 || tokens.every(({ lower }) => isStopWord(lower) && !parts.includes(lower))
    ? []
    : tokens;
}

/**
 * Whether a common word is the first part of a column's name without separators, as `all` in `allstar` and `near` in
 * `nearinc`.
 */
function beginsOneOf(parts: readonly string[], word: string): boolean {
  return word.length >= 3 && parts.some((part) => part.startsWith(word) && part.length > word.length + 2);
}

/**
 * Returns the word that negates another, such as `non` in `non-smokers` and `not` in `did not survive`. At most one
 * word may be between them. Returns `undefined` if there is none.
 */
function denialOf(token: Token, { tokens }: Claims): Token | undefined {
  const at = tokens.indexOf(token);
  return tokens
    .slice(Math.max(0, at - 2), at)
    .find(
      ({ lower, end }) =>
        /^(?:non|not|never|no|without|didn|don|doesn|wasn|isn|weren|aren)$/.test(lower) &&
        end >= token.start - 14,
    );
}

/** Returns the columns whose values are 0 and 1. */
export function numericFlags(columns: readonly Column[]): [Column, Member[]][] {
  return columns
    .filter(isZeroOne)
    .map((column) => [column, [0, 1].map((value) => ({ column, value, text: String(value) }))]);
}
