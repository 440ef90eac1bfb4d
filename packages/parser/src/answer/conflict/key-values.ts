import { memoize } from "../../contract/memoize.js";
import { membersOf, typesOf } from "../../contract/schema.js";
import { meanings } from "../../read/word.js";
import { normalise } from "../../repairs/key-case/key-case.js";
import type { ContractKey } from "../contract-keys.js";

/**
 * Returns the values that prose can state for a key: a number, or one of its enumerated values by their normalized
 * names.
 */
export const keyValues = memoize(({ schemas }: ContractKey) => {
  const types = schemas.flatMap(typesOf);
  const named = schemas.flatMap((schema) => membersOf(schema) ?? []);
  const members = new Map<string, unknown>(types.includes("boolean") ? booleans : []);
  for (const member of named) members.set(normalise(String(member)), member);
  return { isNumber: types.some((type) => /number|integer/.test(type)), members };
});

/** The spellings of the two booleans. */
const booleans = [...meanings].filter(([, meaning]) => meaning !== null);
