import { isRecord } from "@concordat/contracts/options";
import type { OddsByPointer } from "./value-odds.js";

/** Whether a value that was read from a file contains probabilities by JSON Pointer. */
export function isOddsByPointer(value: unknown): value is OddsByPointer {
  return isRecord(value) && Object.values(value).every(isValueOdds);
}

function isValueOdds(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (value.state === "absent") return typeof value.reason === "string";
  const isKnown = value.state === "known" && (value.source === "evaluated" || value.source === "listed");
  return isKnown && isShare(value.mass) && Array.isArray(value.options) && value.options.every(isOption);
}

function isOption(value: unknown): boolean {
  return isRecord(value) && typeof value.name === "string" && isShare(value.probability);
}

function isShare(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value <= 1 + 1e-9;
}
