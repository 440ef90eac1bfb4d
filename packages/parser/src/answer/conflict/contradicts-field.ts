import { memoize } from "../../contract/memoize.js";
import { membersOf, typesOf } from "../../contract/schema.js";
import { property } from "../../node/compare.js";
import { isExact } from "../../node/exact.js";
import { meaningOf } from "../../read/word.js";
import { normalise } from "../../repairs/key-case/key-case.js";
import type { ContractKey } from "../contract-keys.js";
import { givesNothing, isListed, type ProseValue, proseValueAt } from "./prose-value.js";

/** A place in prose where a key is followed by a sign. */
export interface Given {
  readonly text: string;
  /** UTF-16 offset behind the sign. */
  readonly end: number;
}

/**
 * Whether prose gives a key another member of its enumeration, boolean or number than an answer, or none at all.
 */
export function contradictsField({ text, end }: Given, key: ContractKey, answer: unknown): boolean {
  const { isNumber, members } = kindOf(key);
  if (!isNumber && members.size === 0) return false;
  const prose = proseValueAt(text, end);
  if (prose === null) return false;
  const value = property(answer, key.name);
  if (prose.number !== undefined)
    return isNumber && !(value === Number(prose.number) && isExact(prose.number, value));
  if (value !== null && value !== undefined && givesNothing(prose.words)) return true;
  return members.size > 0 && givesMember(text, prose, members, value);
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
const booleans = ["true", "false", "yes", "no"].map((word) => [word, meaningOf(word)] as const);

/** Whether the first words that are a member, a list of them aside, are another than the answer's. */
function givesMember(
  text: string,
  { words, end }: ProseValue,
  members: ReadonlyMap<string, unknown>,
  value: unknown,
): boolean {
  for (let written = words; written !== ""; written = written.replace(/[ _-]?[^ _-]*$/, "")) {
    const member = members.get(normalise(written));
    if (member === undefined) continue;
    const isSame = normalise(String(value)) === normalise(String(member));
    const behind = end - words.length + written.length;
    return !isSame && !isListed(text, behind, (word) => members.has(normalise(word)));
  }
  return false;
}
