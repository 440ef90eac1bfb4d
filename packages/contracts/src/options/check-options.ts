import { isRecord, type Rule, type Rules } from "./rule.js";

/**
 * Refuses invalid options, before anything is done. Options that have no rule are passed over.
 * @param where what stands before an option's name in the message, such as `limits.`. Default: nothing
 * @throws {RangeError} that names the option, what it must be and what was given
 * @example
 * checkOptions({ concurrency: 0 }, { concurrency: rules.natural });
 * // RangeError: concurrency must be an integer of at least 1, but is 0
 */
export function checkOptions<Options>(options: unknown, rules: Rules<Options>, where = ""): void {
  if (!isRecord(options)) {
    throw new RangeError(`${where || "options"} must be an object of options, but is ${shownValue(options)}`);
  }
  for (const [name, rule] of Object.entries<Rule>(rules)) checkValue(options[name], rule, `${where}${name}`);
}

/**
 * Refuses one invalid argument.
 * @throws {RangeError} that names it, what it must be and what was given
 */
export function checkValue(value: unknown, { must, fits, needed = false }: Rule, name: string): void {
  if (value === undefined ? !needed : fits(value)) return;
  throw new RangeError(`${name} ${must}, but is ${shownValue(value)}`);
}

/** A value in a message: short, and never a secret that an object may hold. */
export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "function") return "a function";
  if (typeof value === "object" && value !== null) return "another object";
  return typeof value === "string" ? JSON.stringify(value.slice(0, 40)) : String(value);
}
