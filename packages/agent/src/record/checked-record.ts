import { type Contract, ContractViolationError } from "@concordat/contracts/contract";

/**
 * Returns a record that satisfies its contract: an invalid one never leaves the agent.
 * @throws {ContractViolationError} when a client returns an invalid result, such as one without an id
 */
export function checkedRecord<RecordType>(contract: Contract<unknown>, record: RecordType): RecordType {
  const violations = contract.validate(record);
  if (violations.length > 0) throw new ContractViolationError(contract.ref, violations);
  return record;
}
