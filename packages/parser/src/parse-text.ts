import type { ContractLike } from "./contract/contract-like.js";
import { defaultMaxLength, type ParseOptions } from "./options.js";
import { closeObject } from "./read/close-object.js";
import { surroundings } from "./read/surroundings.js";
import type { ParseResult, Repair } from "./result/parse-result.js";
import type { Candidate } from "./scan/candidate.js";
import { scanText } from "./scan/scan-text.js";

/** A value read from a stretch of the text, and what the contract says of it. */
interface Reading {
  readonly value: unknown;
  readonly violations: ReturnType<ContractLike["validate"]>;
  readonly repairs: readonly Repair[];
  readonly offset: number;
}

/**
 * Reads a text that a model wrote as a value of a contract, or says why it cannot. Never throws on any text.
 *
 * @example
 * parseText('Here you are: {"choice": "LIKE", "reason": "Lovely."}', agentDecision);
 * // { state: "valid", value: { choice: "LIKE", reason: "Lovely." }, repairs: [{ name: "surrounding-text", … }] }
 */
export function parseText<Output>(
  text: string,
  contract: ContractLike<Output>,
  { strict = false, maxLength = defaultMaxLength, finishReason }: ParseOptions = {},
): ParseResult<Output> {
  if (text.length > maxLength) {
    return unreadable(
      "too-large",
      `the text has ${text.length} characters, more than ${maxLength}`,
      maxLength,
    );
  }
  const whole = readJson(text);
  if (whole !== null) return judge(contract, [reading(contract, whole.value, 0, [])]);
  if (text.trim() === "") return unreadable("empty", "the text is empty", 0);
  if (strict) return unreadable("no-json", "the text is not strict JSON", 0);

  const { candidates, repairs } = scanText(text, openersOf(contract));
  const readings = candidates.flatMap((candidate) => readCandidate(text, candidate, contract, repairs));
  if (readings.length > 0) return judge(contract, readings);
  const cut = candidates.find(({ closed }) => !closed);
  if (cut === undefined) return unreadable("no-json", "the text holds no JSON value", 0);
  const closed = finishReason === "length" ? null : readClosed(text, cut, contract);
  return closed ?? unreadable("truncated", "the text ends inside a value", text.length);
}

/** A contract of objects is looked for at braces only, so that brackets in prose are no answers. */
function openersOf({ schema }: ContractLike): string {
  return "type" in schema && schema.type === "object" ? "{" : "{[";
}

function readCandidate(
  text: string,
  candidate: Candidate,
  contract: ContractLike,
  left: readonly Repair[],
): Reading[] {
  const json = candidate.closed ? readJson(text.slice(candidate.start, candidate.end)) : null;
  if (json === null) return [];
  return [reading(contract, json.value, candidate.start, surroundings(text, candidate, left))];
}

function readClosed<Output>(
  text: string,
  { start }: Candidate,
  contract: ContractLike<Output>,
): ParseResult<Output> | null {
  const json = readJson(closeObject(text, start) ?? "");
  if (json === null) return null;
  const repairs = [{ name: "final-brace", offset: text.trimEnd().length, length: 0 }];
  const closed = reading(contract, json.value, start, repairs);
  return closed.violations.length === 0 ? judge(contract, [closed]) : null;
}

function reading(
  contract: ContractLike,
  value: unknown,
  offset: number,
  repairs: readonly Repair[],
): Reading {
  return { value, violations: contract.validate(value), repairs, offset };
}

/** One valid value, however often it stands there, is the answer; two different ones are none. */
function judge<Output>(contract: ContractLike<Output>, readings: readonly Reading[]): ParseResult<Output> {
  const valid = readings.filter(({ violations }) => violations.length === 0);
  const [first] = valid;
  const other = valid.find(({ value }) => JSON.stringify(value) !== JSON.stringify(first?.value));
  if (other !== undefined)
    return unreadable("ambiguous", "the text holds two different answers", other.offset);
  if (first !== undefined) {
    return { state: "valid", value: contract.fillDefaults(first.value as never), repairs: first.repairs };
  }
  const last = readings.at(-1);
  if (last === undefined) return unreadable("no-json", "the text holds no JSON value", 0);
  const violations = last.violations.map((violation) => ({ ...violation, offset: last.offset }));
  return { state: "invalid", value: last.value, violations, repairs: last.repairs };
}

function readJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function unreadable<Output>(
  reason: "empty" | "no-json" | "truncated" | "ambiguous" | "too-large",
  message: string,
  offset: number,
): ParseResult<Output> {
  return { state: "unreadable", reason, message, offset, repairs: [] };
}
