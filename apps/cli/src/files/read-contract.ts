import type { Contract } from "@concordat/contracts/contract";
import { CommandError } from "../command-error.js";
import { readValues, unexplained } from "./read-values.js";
import { violationMessage } from "./time-advice.js";

/** Maximum number of violations in one message. */
const maxListed = 20;

/**
 * Reads the values of a file, each as returned by the contract.
 * @throws {CommandError} naming violations with file, line and path
 */
export async function readContractValues<Output, Input>(
  file: string,
  contract: Contract<Output, Input>,
): Promise<Output[]> {
  const located = await readValues(file);
  const problems = located.flatMap(({ value, place, faults }) => [
    ...faults.map(
      ({ place: where, path, message }) => `${where}: ${path === "" ? "" : `${path} `}${message}`,
    ),
    ...unexplained(contract.validate(value), faults).map(
      (violation) =>
        `${place(violation.path)}: ${violation.path || "(whole value)"} ${violationMessage(contract, value, violation)}`,
    ),
  ]);
  if (problems.length === 0) return located.map(({ value }) => contract.parse(value));
  const listed = problems.slice(0, maxListed);
  const more = problems.length > maxListed ? `\nand ${problems.length - maxListed} more` : "";
  throw new CommandError(`${file} does not match ${contract.ref}\n${listed.join("\n")}${more}`);
}

/** Rejects values with duplicate ids. */
export function assertNoDuplicates(
  file: string,
  values: readonly { readonly id: string }[],
  what: string,
): void {
  const seen = new Set<string>();
  for (const { id } of values) {
    if (seen.has(id))
      throw new CommandError(`${file}: two ${what} have the id ${JSON.stringify(id)}; ids must differ`);
    seen.add(id);
  }
}
