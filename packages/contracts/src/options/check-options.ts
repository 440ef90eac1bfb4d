import { nearestName } from "./nearest-name.js";
import { isRecord, type Rule, type Rules } from "./rule.js";

/**
 * Throws if an option is invalid or has an unknown name. Call it before any work. An undefined option counts as
 * omitted, even if its name is unknown.
 * @param options what a caller gave
 * @param where a prefix of the option's name in the message, such as `limits.`. Default: none
 * @throws {RangeError} that names the option, what it must be and what was given
 * @example
 * checkOptions({ concurrency: 0 }, { concurrency: rules.natural });
 * // RangeError: concurrency must be an integer of at least 1, but is 0
 */
export function checkOptions<Options>(options: unknown, rules: Rules<Options>, where = ""): void {
  if (!isRecord(options)) {
    throw new RangeError(`${where || "options"} must be an object of options, but is ${shownValue(options)}`);
  }
  const table: Readonly<Record<string, Rule>> = rules;
  checkNames(options, table, where);
  // Every decision of a simulation passes here: no list of pairs is made.
  for (const name in table) {
    const rule = table[name];
    if (rule !== undefined) checkValue(options[name], rule, where === "" ? name : `${where}${name}`);
  }
}

/**
 * Checks the names of options.
 * @throws {RangeError} that names the first unknown option and the most similar known one
 */
function checkNames(
  options: Readonly<Record<string, unknown>>,
  rules: Readonly<Record<string, Rule>>,
  where: string,
): void {
  for (const name of Object.keys(options)) {
    if (options[name] === undefined || Object.hasOwn(rules, name)) continue;
    const known = Object.keys(rules);
    const meant = known.find((own) => rules[own]?.aliases?.includes(name)) ?? nearestName(name, known);
    const hint = meant === undefined ? `there are ${known.join(", ")}` : `did you mean ${where}${meant}?`;
    throw new RangeError(`${where}${name} is not a known option; ${hint}`);
  }
}

/**
 * Refuses one invalid argument.
 * @throws {RangeError} that names it, or the item of it, what it must be and what was given
 */
export function checkValue(value: unknown, rule: Rule, name: string): void {
  const { message, test, items, members = {}, required = false } = rule;
  if (value === undefined ? required : !test(value)) {
    throw new RangeError(`${name} ${message}, but is ${shownValue(value)}`);
  }
  if (isRecord(value)) {
    for (const member in members) {
      const rule = members[member];
      if (rule !== undefined) checkValue(value[member], rule, `${name}.${member}`);
    }
  }
  if (items === undefined || !Array.isArray(value)) return;
  const requiredItems = { ...items, required: true };
  for (const [index, item] of value.entries()) checkValue(item, requiredItems, `${name}[${index}]`);
}

/** Formats a value for a message. It is short and shows no object, which may contain a secret. */
export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "function") return "a function";
  if (typeof value === "object" && value !== null) return "another object";
  return typeof value === "string" ? JSON.stringify(value.slice(0, 40)) : String(value);
}
