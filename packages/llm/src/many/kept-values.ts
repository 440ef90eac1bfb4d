import { ContractViolationError } from "@concordat/contracts/contract";
import {
  type AnswerContract,
  answerContract,
  type FlexibleSchema,
  isContract,
} from "../generate/answer-contract.js";

/** The conversion of values to entries of a journal and back. */
export interface KeptValues<Output> {
  /** The contract of the values. */
  readonly contract: Pick<AnswerContract<unknown>, "ref" | "schema">;
  /**
   * Returns the value stored in a journal.
   * @throws {ContractViolationError} if a synchronous contract rejects it
   */
  read(found: unknown): unknown;
  /** Returns the stored value of an item. Equal answers to two items give a separate value for each. */
  forItem(): ItemValue<Output>;
}

/** The value of one item. */
export interface ItemValue<Output> {
  /** The contract of the values. Its `parse` returns the form to store. */
  readonly contract: AnswerContract<unknown>;
  /**
   * Converts a stored value to the form for the caller.
   * @throws {ContractViolationError} when it violates the contract
   */
  toOutput(kept: unknown): Promise<Output>;
}

/**
 * A contract's values are stored with their defaults. The results of a schema's transforms need not be JSON, so its
 * values are stored as the model wrote them, and transformed again.
 */
export function keptValues<Output, Input>(asked: FlexibleSchema<Output, Input>): KeptValues<Output> {
  if (isContract(asked)) {
    const read = (found: unknown): Output => asked.parse(found);
    const item = { contract: asked, toOutput: async (kept: unknown) => read(kept) };
    return { contract: asked, read, forItem: () => item };
  }
  return {
    contract: answerContract<Output, Input>(asked),
    read: (found) => found,
    forItem: () => checkedOnce(answerContract<Output, Input>(asked)),
  };
}

/** Checks an item once with the schema's library: the contract remembers the result. */
function checkedOnce<Output>(contract: AnswerContract<Output>): ItemValue<Output> {
  return {
    contract: { ...contract, parse: (value) => value },
    async toOutput(kept) {
      const violations = await contract.validate(kept);
      if (violations.length > 0) throw new ContractViolationError(contract.ref, violations);
      return contract.parse(kept);
    },
  };
}
