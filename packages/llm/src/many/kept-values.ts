import { ContractViolationError } from "@concordat/contracts/contract";
import {
  type AnswerContract,
  type Askable,
  answerContract,
  isContract,
} from "../generate/answer-contract.js";

/** How values stand in a journal, and what they come to when they are read from it. */
export interface KeptValues<Output> {
  /** What is asked for; its `parse` gives a value as it is kept. */
  readonly contract: AnswerContract<unknown>;
  /**
   * What stands in a journal as a kept value.
   * @throws {ContractViolationError} where a contract says at once that it is none
   */
  read(found: unknown): unknown;
  /**
   * A kept value as the caller gets it.
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
    return { contract: asked, read, toOutput: async (kept) => read(kept) };
  }
  const contract = answerContract<Output, Input>(asked);
  return {
    contract: { ...contract, parse: (value) => value },
    read: (found) => found,
    async toOutput(kept) {
      const violations = await contract.validate(kept);
      if (violations.length > 0) throw new ContractViolationError(contract.ref, violations);
      return contract.parse(kept);
    },
  };
}
