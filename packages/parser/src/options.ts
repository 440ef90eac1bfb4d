import { isObjectOrArray } from "./node/compare.js";
import type { RepairSwitches } from "./repairs/allows.js";
import { repairNames } from "./repairs/names.js";

/** Options for reading a text. */
export interface ParseOptions {
  /** Whether to accept only strict JSON, without other text. Default false. */
  readonly strict?: boolean;
  /** Repairs to switch off, by name: `{ "comments": false }`. Default: all are used. */
  readonly repairs?: RepairSwitches;
  /** Maximum length of a text, in UTF-16 units; a longer one is `too-large`. Default 4,000,000. */
  readonly maxLength?: number;
  /** Maximum depth to which objects and arrays are nested; a deeper text is `too-large`. Default 128. */
  readonly maxDepth?: number;
  /**
   * Why the model stopped, if known: it finished (`stop`), it ran out of tokens (`length`), or something else ended it
   * (`other`). After `length` and `other`, no repair closes an unfinished value. The result is then `truncated` if the
   * text ends inside a value, or in a number, word or list that nothing closes. It is also `truncated` if the text
   * ends, after an answer, in a bracket, a fence or thinking, or after a colon. Default: unknown.
   */
  readonly finishReason?: "stop" | "length" | "other";
}

/** Whether the model is known to have been cut off, so that the end of its text may be missing. */
export function endedEarly(finishReason: ParseOptions["finishReason"]): boolean {
  return finishReason !== undefined && finishReason !== "stop";
}

/** The default limits of a reading. */
export const defaultLimits = { maxLength: 4_000_000, maxDepth: 128 } as const;

/** The description of a valid value of an option, and the check for it. */
type Rule = readonly [must: string, fits: (value: unknown) => boolean];

const natural: Rule = [
  "must be an integer of at least 1",
  (value) => Number.isSafeInteger(value) && Number(value) >= 1,
];
const reasons: readonly unknown[] = ["stop", "length", "other"];

const rules: Readonly<Record<string, Rule>> = {
  strict: ["must be true or false", (value) => typeof value === "boolean"],
  repairs: ["must be an object of true or false by the names of repairs", areSwitches],
  maxLength: natural,
  maxDepth: natural,
  finishReason: ['must be "stop", "length" or "other"', (value) => reasons.includes(value)],
} satisfies Record<keyof ParseOptions, Rule>;

/**
 * Rejects invalid and unknown options. An option that is `undefined` counts as omitted.
 * @throws {RangeError} that names the option, what it must be and what was given
 */
export function checkParseOptions(options: ParseOptions): void {
  if (!isObjectOrArray(options)) throw new RangeError("options must be an object");
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined)
      throw new RangeError(`${name} is not a known option; there are ${Object.keys(rules).join(", ")}`);
    if (rule[1](value)) continue;
    throw new RangeError(
      `${name} ${rule[0]}, but is ${typeof value === "string" ? JSON.stringify(value.slice(0, 40)) : String(value)}`,
    );
  }
}

function areSwitches(value: unknown): boolean {
  return (
    isObjectOrArray(value) &&
    Object.entries(value).every(([name, on]) => repairNames.includes(name) && typeof on === "boolean")
  );
}
