import type { Column } from "../../table/column.js";
import type { Claims } from "../claims.js";
import { compares } from "../condition.js";
import type { Token } from "../token.js";
import type { PlacedCondition } from "./placed-condition.js";

const equation = /\(\s*(?<name>[^()=<>]+?)\s*(?:==?|\bis\b|\bequals\b)\s*(?<number>-?\d+(?:\.\d+)?)\s*\)/giu;

/** Reads `(Balance = 0)`, which names a column of numbers as it is written in the table, as a condition. */
export function equationsInParentheses(
  question: string,
  claims: Claims,
  columns: readonly Column[],
): PlacedCondition[] {
  return [...question.matchAll(equation)].flatMap((match) => {
    const { name = "", number = "" } = match.groups ?? {};
    const column = columns.find((candidate) => candidate.name.trim().toLowerCase() === name.toLowerCase());
    const words = claims.within(match.index, match.index + match[0].length);
    if (column === undefined || words.some((token) => claims.useOf(token) === "member")) return [];
    claims.claim(words, "number");
    claims.claim(describedBy(match.index, claims), "gloss");
    return [{ condition: compares(column, "=", Number(number)), start: match.index }];
  });
}

const verb = /^(?:is|are|was|were|has|have|had|with|who|that|which|did|do|does)$/;
/** Maximum number of words that parentheses explain. */
const maxWords = 5;

/** Returns the words between the last verb and the parentheses, if all of them are unread. */
function describedBy(start: number, claims: Claims): readonly Token[] {
  const before = claims.tokens.filter(({ end }) => end <= start);
  const words = before.slice(before.findLastIndex(({ lower }) => verb.test(lower)) + 1);
  const areUnread = words.every((token) => /^(?:undefined|gloss)$/.test(String(claims.useOf(token))));
  return words.length <= maxWords && words.length < before.length && areUnread ? words : [];
}
