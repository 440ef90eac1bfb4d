import { type Contract, ContractViolationError } from "@concordat/contracts/contract";

/**
 * Returns a record after checking that it satisfies its contract, so that the agent never returns an invalid one.
 * @throws {ContractViolationError} when a client returns an invalid result, such as one without an id
 */
export function checkedRecord<RecordType>(contract: Contract<unknown>, record: RecordType): RecordType {
  const violations = contract.validate(record);
  if (violations.length > 0) throw new ContractViolationError(contract.ref, violations);
  return record;
}
