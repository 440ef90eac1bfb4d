import { nameParts } from "../table/name-parts.js";
import type { DimensionMention } from "./dimension/find-dimension.js";
import type { Draft } from "./draft.js";
import type { MemberMention } from "./find-members.js";
import { matchName } from "./name-match.js";
import { quotedOption } from "./quoted.js";
import { refusal } from "./refusal.js";
import type { Token } from "./token.js";
import type { Member } from "./vocabulary.js";

/** Returns the name before parentheses that repeat it, as in `other than California (CA)`. */
export function beforeName(text: string): string {
  return text.replace(/(?:[\p{Lu}][\p{L}.'’-]*\s+)+\($/u, "");
}

/**
 * Selects one of the columns with the same value: the one that adjacent words name, or else the one with the fewest
 * values.
 */
export function chooseMember(
  draft: Draft,
  { members, tokens }: MemberMention,
  mentions: readonly MemberMention[],
  dimensions: readonly DimensionMention[],
): Member | undefined {
  const [only, ...more] = members;
  if (only === undefined || more.length === 0) return only;
  const equated = behindName(tokens, members, draft);
  if (equated !== undefined) return equated;
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? 0;
  const before = beforeName(draft.question.slice(0, start)).toLowerCase();
  const pick = (pattern: RegExp): Member | undefined =>
    members.find(({ column }) => pattern.test(column.name));
  if (/\b(?:out of|from|leaving|departing|departures? from)\s+(?:the\s+)?$/.test(before)) {
    const origin = pick(/^(?:origin|source|from|start|dep)/i);
    if (origin !== undefined) return origin;
  }
  if (/\b(?:to|into|towards?|arriving (?:in|at)|bound for)\s+(?:the\s+)?$/.test(before)) {
    const destination = pick(/^(?:dest|target|to|end|arr)/i);
    if (destination !== undefined) return destination;
  }
  const near = draft.claims.tokens
    .filter((token) => token.end <= start || token.start >= end)
    .filter((token) => Math.abs(token.start - start) < 30)
    // The precinct of `precinct 4` is that of another column, and not the beginning of `preRace`.
    .filter((token) => !/^(?:number|time)$/.test(draft.claims.useOf(token) ?? ""));
  const scored = members
    .map((member) => ({ member, score: matchName(member.column.name, near).score }))
    .sort((x, y) => y.score - x.score);
  if ((scored[0]?.score ?? 0) > (scored[1]?.score ?? 0) + 0.1) return scored[0]?.member;
  const dimensionColumns = new Set(dimensions.flatMap(({ dimension }) => dimension?.column ?? []));
  const sameAs = mentions.find(
    (other) =>
      other.members.length === 1 && members.some(({ column }) => column === other.members[0]?.column),
  );
  const shared = members.find(({ column }) => column === sameAs?.members[0]?.column);
  if (shared !== undefined) return shared;
  const free = members.filter(({ column }) => !dimensionColumns.has(column));
  const open = free.length > 0 ? free : members;
  const unqualified = plainest(open);
  if (unqualified !== null) {
    draft.assumptions.push(
      `${unqualified.text} was read as ${unqualified.column.name}: --where "${open.find((other) => other !== unqualified)?.column.name ?? ""} = ${unqualified.text}" names the other.`,
    );
    return unqualified;
  }
  assertOneColumn(draft, open);
  return [...open].sort((x, y) => (x.column.distinct ?? 0) - (y.column.distinct ?? 0))[0];
}

/**
 * Returns the value of the column whose name is before it in the same parentheses, as in `(afam = yes)`; `undefined` if
 * there is none.
 */
function behindName(
  [token]: readonly Token[],
  members: readonly Member[],
  { claims }: Draft,
): Member | undefined {
  const before = token === undefined ? undefined : claims.tokens[claims.tokens.indexOf(token) - 1];
  if (token === undefined || before === undefined) return undefined;
  if (token.parenthesis < 0 || before.parenthesis !== token.parenthesis) return undefined;
  return members.find(({ column }) => column.name.trim().toLowerCase() === before.lower);
}

/**
 * The member of the column whose name has no qualifier, next to columns with one, as `race` next to `preRace`. `null`
 * if no column is called so.
 */
function plainest(members: readonly Member[]): Member | null {
  const named = members.map((member) => ({ member, parts: nameParts(member.column.name) }));
  const found = named.find(({ parts }) =>
    named.every(
      (other) =>
        other.parts === parts ||
        (other.parts.length > parts.length && parts.every((part) => other.parts.includes(part))),
    ),
  );
  return members.length > 1 ? (found?.member ?? null) : null;
}

/**
 * Minimum share of common members of two columns about the same things: both ends of a flight are airports.
 */
const minCommon = 0.5;

/**
 * Throws if a value may belong to two columns about the same things. For example, a flight may start or end in a city.
 * @throws {AnalystError} NOT_IN_TABLE naming the columns
 */
function assertOneColumn({ vocabulary, options }: Draft, members: readonly Member[]): void {
  const [first, ...others] = members;
  if (first === undefined || options.where !== undefined) return;
  const texts = ({ column }: Member): ReadonlySet<string> =>
    new Set((vocabulary.byColumn.get(column) ?? []).map(({ text }) => text));
  const own = texts(first);
  const same = others.filter((other) => {
    const its = texts(other);
    const common = [...its].filter((text) => own.has(text)).length;
    const isTold = Math.min(own.size, its.size) > 2 || /^(?:yes|no|true|false|y|n)$/i.test(first.text);
    return common >= minCommon * Math.min(own.size, its.size) && isTold;
  });
  if (same.length === 0) return;
  const names = [first, ...same].map(({ column }) => column.name);
  throw refusal(
    vocabulary.table,
    `${first.text} is a member of ${names.join(" and of ")}, and nothing says of which; --where ${quotedOption(`${names[0] ?? ""} = ${first.text}`)} does`,
  );
}
