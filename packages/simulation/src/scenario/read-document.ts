import { basename } from "node:path";
import type { Contract } from "@concordat/contracts/contract";
import { checkValue, type Rule } from "@concordat/contracts/options";
import { type LocatedValue, locatedJson } from "./located-json.js";
import { readTextFile } from "./read-text-file.js";
import { ScenarioError } from "./scenario-error.js";

/** The value of a file, with the locations of its parts. */
export interface ReadDocument<Output> {
  /** The value as written in the file, with the locations of its parts. */
  readonly root: LocatedValue;
  /** The value with its default values. */
  readonly value: Output;
}

const aPath: Rule = { message: "must be a path", test: (value) => typeof value === "string", required: true };

/**
 * Reads a JSON file that contains a single value, and checks it against a contract.
 * @throws {ScenarioError} with every violation and its line
 */
export async function readDocument<Output, Input>(
  file: string,
  contract: Contract<Output, Input>,
): Promise<ReadDocument<Output>> {
  checkValue(file, aPath, "file");
  const read = await readTextFile(file);
  if (typeof read === "string") throw new ScenarioError(file, [{ place: file, path: "", message: read }]);
  const root = locatedJson(basename(file), read.text);
  if ("message" in root) throw new ScenarioError(file, [root]);
  const violations = contract.validate(root.value);
  if (violations.length > 0) {
    const problems = violations.map(({ path, message }) => ({ place: root.place(path), path, message }));
    throw new ScenarioError(file, problems);
  }
  return { root, value: contract.parse(root.value) };
}
