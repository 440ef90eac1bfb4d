import { ContractViolationError } from "@concordat/contracts/contract";
import {
  type AnswerContract,
  type FlexibleSchema,
  isContract,
  toAnswerContract,
} from "../generate/answer-contract.js";

/** The conversion of values to entries of a journal and back. */
export interface KeptValues<Output> {
  /** The contract of the values. */
  readonly contract: Pick<AnswerContract<unknown>, "ref" | "schema">;
  /**
   * Checks a value that was read from a journal, and returns it.
   * @throws {ContractViolationError} if a synchronous contract rejects it
   */
  read(found: unknown): unknown;
  /**
   * Returns the conversions for one item. They are separate for each item, so that two items with equal answers do
   * not share an object.
   */
  forItem(): ItemValue<Output>;
}

/** The conversions for the value of one item. */
export interface ItemValue<Output> {
  /** The contract of the values. Its `parse` returns the value to store. */
  readonly contract: AnswerContract<unknown>;
  /**
   * Converts a stored value to the value for the caller.
   * @throws {ContractViolationError} when it violates the contract
   */
  toOutput(kept: unknown): Promise<Output>;
}

/**
 * Returns how the values of a contract or schema are stored. Values of a contract are stored with their defaults.
 * Values of a schema are stored as the model wrote them and are transformed again when they are read, because the
 * result of a transform may not be JSON.
 */
export function keptValues<Output, Input>(asked: FlexibleSchema<Output, Input>): KeptValues<Output> {
  if (isContract(asked)) {
    const read = (found: unknown): Output => asked.parse(found);
    const item = { contract: asked, toOutput: async (kept: unknown) => read(kept) };
    return { contract: asked, read, forItem: () => item };
  }
  return {
    contract: toAnswerContract<Output, Input>(asked),
    read: (found) => found,
    forItem: () => checkedOnce(toAnswerContract<Output, Input>(asked)),
  };
}

/** Validates the value of an item only once with the schema's library, because the contract caches the result. */
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
