import type { Contract, Violation } from "@concordat/contracts/contract";
import { explainViolation } from "@concordat/contracts/options";
import { program } from "../run/program.js";

/** The values that `concordat import` can create for each contract. */
const importKinds: Readonly<Record<string, string>> = {
  post: "posts",
  "agent-profile": "profiles",
  "agent-decision": "decisions",
};

/** Times of other programs that do not follow RFC 3339, with the problem of each. */
const faults: readonly (readonly [pattern: RegExp, problem: string, option: string])[] = [
  [/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?$/i, "has no time zone", " --time-zone ZONE"],
  [/^\d{4}-\d\d-\d\d$/, "has neither a time of day nor a time zone", " --time-zone ZONE"],
  [/^\d{9,19}(?:\.\d+)?$/, "is a number of seconds or milliseconds, not a date and time", ""],
  [/^\d{4}-\d\d-\d\d \d\d:\d\d/, "has a space for the T, or a zone that RFC 3339 does not have", ""],
];

/**
 * Returns the message of a violation. For a timestamp in another program's format, it explains what is missing and
 * names the command that adds it. For an unknown property or choice, it names what was probably meant.
 * @param contract the contract that the value violates
 * @param value the value that broke the contract
 */
export function violationMessage(
  { name, schema }: Pick<Contract, "name" | "schema">,
  value: unknown,
  violation: Violation,
): string {
  const { path } = violation;
  const kind = importKinds[name];
  const time = path === "/timestamp" && kind !== undefined ? timestampOf(value) : null;
  const [, problem, option] = (time === null ? null : faults.find(([pattern]) => pattern.test(time))) ?? [];
  if (problem === undefined) return explainViolation(schema, value, violation);
  return `${JSON.stringify(time)} ${problem}, as in 2026-03-14T09:26:53Z; fix it with: ${program()} import ${kind} FILE${option}`;
}

function timestampOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("timestamp" in value)) return null;
  const { timestamp } = value;
  return typeof timestamp === "string" || typeof timestamp === "number" ? String(timestamp) : null;
}
