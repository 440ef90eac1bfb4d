import type { Violation } from "@concordat/contracts/contract";
import type { Example } from "../prompt/request-messages.js";
import type { RequestContract } from "./request-contract.js";

/**
 * Refuses an example that a model should not follow: immediately, or later if the contract's check is asynchronous.
 * @throws {RangeError} when an output breaks the contract
 */
export function checkExamples(
  examples: readonly Example<unknown>[],
  contract: RequestContract,
): Promise<void> | null {
  const open = examples.flatMap(({ output }, index) => {
    const found = contract.validate(output);
    if (found instanceof Promise) return [found.then((late) => assertExampleValid(late, index))];
    assertExampleValid(found, index);
    return [];
  });
  return open.length === 0 ? null : Promise.all(open).then(() => undefined);
}

function assertExampleValid([violation]: readonly Violation[], index: number): void {
  if (violation === undefined) return;
  const where = `examples[${index}].output${violation.path.replace(/\//g, ".")}`;
  throw new RangeError(`${where} breaks the contract: ${violation.message}`);
}
