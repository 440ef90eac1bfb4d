import type { Found } from "../find/found.js";
import type { Doubt } from "../fit/fit-context.js";
import type { ParseResult, Repair } from "../result/parse-result.js";
import { unreadable } from "../result/unreadable.js";
import { located, type Reading } from "./reading.js";
import { same } from "./same.js";

const doubts = {
  ambiguous: "the text holds two different answers",
  "no-json": "the text holds a word without quotes that the contract does not name",
};

/** What stands around a value and is left out; null when it may not be. */
export type Around = (found: Found) => readonly Repair[] | null;

/** What the readings of a text come to. */
export interface Verdict {
  /** The first valid reading. */
  readonly valid: Reading | null;
  /** Where something speaks against it: a different valid reading, or one that cannot be read past. */
  readonly against: Doubt | null;
  /** Of the others, the one that comes closest. */
  readonly closest: Reading | null;
}

export const noVerdict: Verdict = { valid: null, against: null, closest: null };

/** Adds a reading: one valid value, however often it stands there, is the answer; two different ones are none. */
export function consider(verdict: Verdict, reading: Reading): Verdict {
  const { valid, against, closest } = verdict;
  if (reading.violations.length > 0) {
    return closest === null || reading.misfits <= closest.misfits
      ? { ...verdict, closest: reading }
      : verdict;
  }
  if (valid === null) return { ...verdict, valid: reading, against: reading.doubt };
  if (against !== null || same(valid.value, reading.value)) return verdict;
  return { ...verdict, against: { reason: "ambiguous", offset: reading.found.start } };
}

/** The result that a verdict means; null when there was no reading at all. */
export function conclude<Output>(
  { valid, against, closest }: Verdict,
  around: Around,
): ParseResult<Output> | null {
  if (against !== null) return unreadable(against.reason, doubts[against.reason], against.offset);
  const chosen = valid ?? closest;
  if (chosen === null) return null;
  const left = around(chosen.found);
  if (left === null) return unreadable("no-json", "other text stands beside the value", 0);
  const { value, violations } = chosen;
  const repairs = [...left, ...chosen.repairs].sort((a, b) => a.offset - b.offset);
  if (valid !== null) return { state: "valid", value: value as Output, repairs };
  const placed = violations.map((violation) => located(violation, chosen.place));
  return { state: "invalid", value, violations: placed, repairs };
}
