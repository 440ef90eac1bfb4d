import { memoize } from "../../contract/memoize.js";
import { membersOf, typesOf } from "../../contract/schema.js";
import { property } from "../../node/compare.js";
import { isExact } from "../../node/exact.js";
import { matchEnd } from "../../read/cursor.js";
import { meaningOf } from "../../read/word.js";
import { normalise } from "../../repairs/key-case/key-case.js";
import type { ContractKey } from "../contract-keys.js";

/** What stands between a sign and a value: space, marks of any kind, entities and tags. A dash before a digit is a minus. */
const lead = /(&#?\w{1,4};|<\/?\w{1,10}>|(?![-+−–]?[$€£¥]?\.?\d)[^\p{L}\p{N}{}.!?;,]){0,100}/uy;
const number = /[-+−–]?[$€£¥]?(\d[\d,]*(\.\d+)?|\.\d+)(e[-+]?\d{1,4})?/iuy;

/** A word that is not the first of a list of what is possible. */
const word = /\p{L}+(?![|/]|\s+(or|\|)\b)/uy;

/**
 * Whether prose gives a key another number or boolean than an answer from an offset behind its sign on, or none at all. A member
 * counts only in brackets: without them its sentence is read for it.
 */
export function contradictsField(text: string, at: number, key: ContractKey, answer: unknown): boolean {
  const { isNumber, members } = kindOf(key);
  const value = property(answer, key.name) ?? null;
  const start = matchEnd(lead, text, at) || at;
  const source = text.slice(start, matchEnd(number, text, start));
  if (source !== "") {
    const digits = source.replace(/[−–]/, "-").replace(/[$€£¥,]/g, "");
    return isNumber && !(value === Number(digits) && isExact(digits, value));
  }
  const end = matchEnd(word, text, start);
  const written = text.slice(start, end);
  if (text[end] === "]") return (members.get(normalise(written)) ?? value) !== value;
  const meaning = meaningOf(written);
  return meaning === null
    ? value !== null && (isNumber || members.size > 0)
    : meaning !== undefined && members.has("true") && meaning !== value;
}

/** What prose may give a key: a number, and its members by their normalised names with what each stands for. */
export const kindOf = memoize(({ schemas }: ContractKey) => {
  const types = schemas.flatMap(typesOf);
  const named = schemas.flatMap((schema) => membersOf(schema) ?? []);
  const members = new Map<string, unknown>(types.includes("boolean") ? booleans : []);
  for (const member of named) members.set(normalise(String(member)), member);
  return { isNumber: types.some((type) => /number|integer/.test(type)), members };
});

/** The words for the two booleans. */
const booleans = ["true", "false", "yes", "no"].map((name) => [name, meaningOf(name)] as const);
