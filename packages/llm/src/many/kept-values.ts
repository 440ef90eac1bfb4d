import { ContractViolationError } from "@concordat/contracts/contract";
import {
  type AnswerContract,
  type Askable,
  answerContract,
  isContract,
} from "../generate/answer-contract.js";

/** How values stand in a journal, and what they come to when they are read from it. */
export interface KeptValues<Output> {
  /** What is asked for. */
  readonly contract: Pick<AnswerContract<unknown>, "ref" | "schema">;
  /**
   * What stands in a journal as a kept value.
   * @throws {ContractViolationError} where a contract says at once that it is none
   */
  read(found: unknown): unknown;
  /** For one item: equal answers to two items come to a value each. */
  forItem(): ItemValue<Output>;
}

/** The value of one item. */
export interface ItemValue<Output> {
  /** What is asked for; its `parse` gives a value as it is kept. */
  readonly contract: AnswerContract<unknown>;
  /**
   * The kept value as the caller gets it.
   * @throws {ContractViolationError} when it breaks what was asked for
   */
  toOutput(kept: unknown): Promise<Output>;
}

/**
 * A contract's values are kept with their defaults. What a schema's transforms make need not be JSON, so its values are
 * kept as the model wrote them, and transformed again.
 */
export function keptValues<Output, Input>(asked: Askable<Output, Input>): KeptValues<Output> {
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

/** Asks the schema's library once about the item: the contract remembers what it said. */
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
