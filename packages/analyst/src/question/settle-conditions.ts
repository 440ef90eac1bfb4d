import type { Column } from "../table/column.js";
import { beforeName, chooseMember } from "./choose-member.js";
import { type Condition, isNoneOf, isOneOf } from "./condition.js";
import type { DimensionMention } from "./dimension/find-dimension.js";
import type { Draft } from "./draft.js";
import type { MemberMention } from "./find-members.js";
import { hasItem, listsAmong } from "./list-cells.js";
import type { PlacedMember } from "./placed-member.js";
import type { Member } from "./vocabulary.js";
import { numericFlags, yesNoColumns } from "./yes-no-columns.js";

/** The members that a question names, as conditions. */
export interface SettledConditions {
  readonly where: readonly Condition[];
  /** Two or more values of one column that the question compares, in its order; `null` if it compares none. */
  readonly groups: { readonly column: Column; readonly members: readonly Member[] } | null;
  /** Each condition with the offset of its first word in the question. */
  readonly placed: readonly { readonly condition: Condition; readonly start: number }[];
}

/** Determines the column of each named value. Several values of one column are alternatives, or groups to compare. */
export function settleConditions(
  draft: Draft,
  mentions: readonly MemberMention[],
  dimensions: readonly DimensionMention[],
): SettledConditions {
  const taken = mentions.flatMap((mention) => {
    const member = chooseMember(draft, mention, mentions, dimensions);
    const start = mention.tokens[0]?.start ?? 0;
    // A name refers to the one member with that name; snow also occurs in `Rain-Snow`.
    const isName = mention.tokens.some((token) => token.isName || token.parenthesis >= 0);
    return member === undefined ? [] : [{ member, start, negated: isNegated(draft, start), isName }];
  });
  const flags = yesNoColumns(draft);
  const byColumn = new Map<Column, PlacedMember[]>();
  for (const placed of [...taken, ...flags].map((found) => affirmed(draft, found)))
    byColumn.set(placed.member.column, [...(byColumn.get(placed.member.column) ?? []), placed]);
  const placed = [...byColumn].map(([column, list]) => ({
    column,
    list,
    condition: conditionOf(draft, column, list),
    start: list[0]?.start ?? 0,
  }));
  const against = othersOf(
    draft,
    placed.map(({ column, list }) => ({ column, members: list.map(({ member }) => member) })),
  );
  if (against !== null) {
    const rest = placed.filter(({ column }) => column !== against.column);
    return {
      where: rest.map(({ condition }) => condition),
      groups: against,
      placed: rest.map(({ condition, start }) => ({ condition, start })),
    };
  }
  const several = placed.find(
    ({ list }) =>
      new Set(list.map(({ member }) => member.value)).size > 1 && list.every(({ negated }) => !negated),
  );
  return {
    where: placed.map(({ condition }) => condition),
    groups:
      several === undefined
        ? null
        : { column: several.column, members: unique(several.list.map(({ member }) => member)) },
    placed: placed.map(({ condition, start }) => ({ condition, start })),
  };
}

/** Returns the other value of a column with two values instead of a denied one: `non-members` are those who are `not`. */
function affirmed({ vocabulary, question }: Draft, placed: PlacedMember): PlacedMember {
  const members = vocabulary.byColumn.get(placed.member.column) ?? [];
  const other = members.find(({ value }) => value !== placed.member.value);
  const isDenied = placed.negated && denial.test(beforeName(question.slice(0, placed.start)));
  return isDenied && placed.member.column.distinct === 2 && members.length === 2 && other !== undefined
    ? { ...placed, member: other, negated: false }
    : placed;
}

/**
 * Matches a question about some things that compares them with all other things without naming these, as in `are houses
 * on the waterfront more expensive`.
 */
const asksOfOne =
  /^\s*(?:are|is|were|was|do|does|did|have|has)\b(?!.*\bthan\b).*\b(?:more|less|fewer|higher|lower|older|younger|heavier|lighter|taller|longer|shorter|richer|poorer|bigger|larger|smaller|faster|slower|warmer|hotter|colder|cheaper|better|worse)\b/i;

const others =
  /\b(?:than|with|to|against|versus|vs\.?) (?:the |all )?(?:others?|rest|remaining(?: ones)?|everyone else|everybody else|other ones)\b/i;

/** Matches the other side of a comparison as a denial without a noun: `than those without` and `than those who do not`. */
const thanWithout =
  /\bthan (?:(?:on|in|at|for|the|those|ones|people|days|\p{L}{3,}s) ){0,3}(?:without(?: one| any| it)?|(?:who|that|which) (?:do|does|did|are|is|were|was|have|had|has)(?: not|n['’]t))(?=\s*[,?.!]|\s+on average|\s*$)/iu;

/** Returns the values that `the others` refers to. In a column with two values, this is the other value. */
function othersOf(
  { question, vocabulary, claims }: Draft,
  placed: readonly { readonly column: Column; readonly members: readonly Member[] }[],
): SettledConditions["groups"] {
  const told = others.exec(question) ?? thanWithout.exec(question);
  // `of men, higher in rural or in urban areas`: the two that are named are compared.
  const areNamed = placed.some(({ members }) => new Set(members.map(({ value }) => value)).size > 1);
  if (told === null && (areNamed || !asksOfOne.test(question))) return null;
  if (told !== null) claims.claim(claims.within(told.index, told.index + told[0].length), "cue");
  const known = placed.flatMap(({ column, members: [member, ...more] }) => {
    const all = [...vocabulary.byColumn, ...numericFlags(vocabulary.table.columns)].find(
      ([own]) => own === column,
    )?.[1];
    return member === undefined || more.length > 0 || all?.length !== 2 ? [] : [{ column, members: all }];
  });
  return known.length === 1 ? (known[0] ?? null) : null;
}

function unique(members: readonly Member[]): Member[] {
  return members.filter(({ value }, index) => members.findIndex((other) => other.value === value) === index);
}

const between = /\s*[-,;/+&|]\s*/;

/**
 * Adds values that are combinations with a named value. For example, it snows on days with `Rain-Snow` as well as on
 * days with `Snow`.
 */
function withCombined(
  { vocabulary }: Draft,
  column: Column,
  list: readonly PlacedMember[],
): readonly PlacedMember[] {
  const members = vocabulary.byColumn.get(column) ?? [];
  const known = new Set(members.map(({ text }) => text));
  const combined = members.filter(({ text }) => {
    const parts = text.split(between);
    return parts.length > 1 && parts.every((part) => known.has(part));
  });
  return list.flatMap((placed) => [
    placed,
    ...(placed.isName === true ? [] : combined)
      .filter(({ text }) => text !== placed.member.text && text.split(between).includes(placed.member.text))
      .map((member) => ({ ...placed, member })),
  ]);
}

function conditionOf(draft: Draft, column: Column, list: readonly PlacedMember[]): Condition {
  const isNegated = list.some(({ negated }) => negated);
  const lists = listsAmong((draft.vocabulary.byColumn.get(column) ?? []).map(({ text }) => text));
  const named = [...new Set(list.map(({ member }) => member.value))];
  if (lists !== null) return hasItem(column, named, lists, isNegated);
  const values = [...new Set(withCombined(draft, column, list).map(({ member }) => member.value))];
  return isNegated ? isNoneOf(column, values) : isOneOf(column, values);
}

const negation =
  /\b(excluding|except(?: for)?|other than|besides|apart from|aside from|leaving out|leaving aside|not counting|not including|ignoring|not (?:in|from|of)|outside(?: of)?|without)\s+(?:the\s+)?(?:\w+\s)?$/i;

/** Matches a denial directly before a value: `did it not rain`, `was not sunny`, `had no fog`. */
const denial = /\b(not|never|no|non|\p{L}+n['’]t)[\s-]+(?:(?:have|has|had|be|been|any|a|an)\s+){0,2}$/iu;

/** Whether the words before a value exclude it. Marks these words as read. */
function isNegated({ question, claims }: Draft, start: number): boolean {
  const before = beforeName(question.slice(0, start));
  const match = negation.exec(before) ?? denial.exec(before);
  if (match === null) return false;
  const words = (match[1] ?? "").length;
  claims.claim(claims.within(match.index, match.index + words), "cue");
  return true;
}
