import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Contract } from "@concordat/contracts/contract";
import { type LocatedValue, locatedJson } from "./located-json.js";
import { ScenarioError } from "./scenario-error.js";

/** A file's one value, and where its parts stand in it. */
export interface ReadDocument<Output> {
  readonly root: LocatedValue;
  readonly value: Output;
}

/**
 * Reads a JSON file that holds one value of a contract.
 * @throws {ScenarioError} with every violation at once, each with its line
 */
export async function readDocument<Output, Input>(
  file: string,
  contract: Contract<Output, Input>,
): Promise<ReadDocument<Output>> {
  const text = await readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => {
    const message = cause.code === "ENOENT" ? "there is no such file" : `cannot be read (${cause.code})`;
    throw new ScenarioError(file, [{ place: file, path: "", message }]);
  });
  const root = locatedJson(basename(file), text);
  if ("message" in root) throw new ScenarioError(file, [root]);
  const violations = contract.validate(root.value);
  if (violations.length > 0) {
    const problems = violations.map(({ path, message }) => ({ place: root.place(path), path, message }));
    throw new ScenarioError(file, problems);
  }
  return { root, value: contract.parse(root.value) };
}
