import type { Contract } from "@concordat/contracts/contract";
import { CommandError } from "../command-error.js";
import { readValues } from "./read-values.js";

/**
 * The values of a file, each as the contract gives it.
 * @throws {CommandError} naming every violation with file, line and path
 */
export async function readContractValues<Output, Input>(
  file: string,
  contract: Contract<Output, Input>,
): Promise<Output[]> {
  const located = await readValues(file);
  const problems = located.flatMap(({ value, place }) =>
    contract
      .validate(value)
      .map(({ path, message }) => `${place(path)}: ${path || "(whole value)"} ${message}`),
  );
  if (problems.length > 0)
    throw new CommandError(`${file} does not keep ${contract.ref}\n${problems.join("\n")}`);
  return located.map(({ value }) => contract.parse(value));
}

/** Refuses values of which two have the same id. */
export function refuseDuplicates(
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
