import type { ParseResult } from "../result/parse-result.js";
import { unreadable } from "../result/unreadable.js";
import type { Reading } from "./reading.js";
import { same } from "./same.js";

/** One valid value, however often it stands there, is the answer; two different ones are none. */
export function judge<Output>(readings: readonly Reading[]): ParseResult<Output> {
  const valid = readings.filter(({ violations }) => violations.length === 0);
  const [first] = valid;
  const second = valid.find(({ second }) => second !== null)?.second;
  const other = valid.find(({ value }) => !same(value, first?.value));
  const offset = second ?? other?.start;
  if (offset !== undefined) return unreadable("ambiguous", "the text holds two different answers", offset);
  if (first !== undefined) return { state: "valid", value: first.value as Output, repairs: first.repairs };
  const closest = readings.reduce((best, next) => (next.misfits <= best.misfits ? next : best));
  const { value, violations, repairs } = closest;
  return { state: "invalid", value, violations, repairs };
}
