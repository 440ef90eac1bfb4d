import { dirname, resolve } from "node:path";
import { scenario as scenarioContract } from "@concordat/contracts/scenario";
import { readDocument } from "./read-document.js";
import { withFiles } from "./with-files.js";

/**
 * Returns the absolute paths of a scenario's files without reading them, for callers that must know which files
 * `loadScenario` opens.
 * @throws {ScenarioError} when the scenario itself cannot be read or violates `scenario/v1`
 * @example
 * await namedFiles("scenario.json"); // ["/home/mara/profiles.json", "/home/mara/posts.json"]
 */
export async function namedFiles(file: string): Promise<string[]> {
  const { value } = await readDocument(file, scenarioContract);
  const folder = dirname(resolve(file));
  const found = new Set<string>();
  withFiles(value, (name) => {
    found.add(resolve(folder, name));
    return name;
  });
  return [...found];
}
