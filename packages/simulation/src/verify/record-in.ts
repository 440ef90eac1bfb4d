import type { Contract } from "@concordat/contracts/contract";
import type { DifferenceFound } from "./difference.js";

/**
 * The record in a row.
 * @throws {DifferenceFound} when it does not keep its contract
 */
export function recordIn<Made>(
  contract: Contract<Made>,
  text: unknown,
  problem: (what: string) => DifferenceFound,
): Made {
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    throw problem("the record is not valid JSON");
  }
  if (contract.is(value)) return value;
  const [violation] = contract.validate(value);
  throw problem(`the record does not keep ${contract.ref}: ${violation?.path} ${violation?.message}`);
}
