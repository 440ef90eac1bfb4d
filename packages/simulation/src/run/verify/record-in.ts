import type { Contract } from "@concordat/contracts/contract";
import type { RecordMismatchError } from "../../ledger/record-mismatch-error.js";

/**
 * Parses the record in a row.
 * @throws {RecordMismatchError} when it violates its contract
 */
export function recordIn<Made>(
  contract: Contract<Made>,
  text: unknown,
  problem: (what: string) => RecordMismatchError,
): Made {
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    throw problem("the record is not valid JSON");
  }
  if (contract.is(value)) return value;
  const [violation] = contract.validate(value);
  throw problem(`the record does not match ${contract.ref}: ${violation?.path} ${violation?.message}`);
}
