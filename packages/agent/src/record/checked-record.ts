import { type Contract, ContractViolationError } from "@concordat/contracts/contract";

/**
 * Checks that a record satisfies its contract and returns it. The agent therefore never returns an invalid record.
 * @throws {ContractViolationError} when a client returns an invalid result, such as one without an id
 */
export function checkedRecord<RecordType>(contract: Contract<unknown>, record: RecordType): RecordType {
  const violations = contract.validate(record);
  if (violations.length > 0) throw new ContractViolationError(contract.ref, violations);
  return record;
}
