import { basename } from "node:path";
import type { Contract } from "@concordat/contracts/contract";
import { checkValue, explainViolation, type Rule } from "@concordat/contracts/options";
import { type LocatedValue, locatedJson } from "./located-json.js";
import { readTextFile } from "./read-text-file.js";
import { type Problem, ScenarioError } from "./scenario-error.js";

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
 * @param file the path of the file
 * @param contract the contract of its value
 * @param furtherProblems finds problems in the parts of an invalid value that are valid, so that all are reported together
 * @throws {ScenarioError} with every violation and its line
 */
export async function readDocument<Output, Input>(
  file: string,
  contract: Contract<Output, Input>,
  furtherProblems: (root: LocatedValue, violated: readonly string[]) => readonly Problem[] = () => [],
): Promise<ReadDocument<Output>> {
  checkValue(file, aPath, "file");
  const read = await readTextFile(file);
  if (typeof read === "string") throw new ScenarioError(file, [{ place: file, path: "", message: read }]);
  const root = locatedJson(basename(file), read.text);
  if ("message" in root) throw new ScenarioError(file, [root]);
  const violations = contract.validate(root.value);
  if (violations.length > 0) {
    const problems = violations.map((violation) => ({
      place: root.place(violation.path),
      path: violation.path,
      message: explainViolation(contract.schema, root.value, violation),
    }));
    const violated = violations.map(({ path }) => path);
    throw new ScenarioError(file, [...problems, ...furtherProblems(root, violated)]);
  }
  return { root, value: contract.parse(root.value) };
}
