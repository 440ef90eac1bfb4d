import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { scenario as scenarioContract } from "@concordat/contracts/scenario";
import type { SimulationCode } from "../run/engine.js";
import { buildScenario } from "./build-scenario.js";
import { scenarioProblems } from "./checks/scenario-problems.js";
import type { LoadedScenario } from "./loaded-scenario.js";
import { locatedJson } from "./located-json.js";
import { readInputs } from "./read-inputs.js";
import { ScenarioError } from "./scenario-error.js";

/** What a scenario may name besides what is built in. */
export type ScenarioCode = Pick<SimulationCode, "rankers" | "custom">;

/**
 * Reads a scenario and every file it names, and checks everything before anything runs.
 * @throws {ScenarioError} with every problem at once, each with its place
 * @example
 * const scenario = await loadScenario("examples/market-street/scenario.json");
 */
export async function loadScenario(
  file: string,
  { rankers = [], custom = [] }: ScenarioCode = {},
): Promise<LoadedScenario> {
  const text = await readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => {
    const message = cause.code === "ENOENT" ? "there is no such file" : `cannot be read (${cause.code})`;
    throw new ScenarioError(file, [{ place: file, path: "", message }]);
  });
  const root = locatedJson(basename(file), text);
  if ("message" in root) throw new ScenarioError(file, [root]);
  const violations = scenarioContract.validate(root.value);
  if (violations.length > 0) {
    throw new ScenarioError(
      file,
      violations.map(({ path, message }) => ({ place: root.place(path), path, message })),
    );
  }
  const scenario = scenarioContract.parse(root.value);
  const inputs = await readInputs(file, root, scenario);
  const given = { rankers: rankers.map(({ name }) => name), policies: custom.map(({ name }) => name) };
  const problems = [...inputs.problems, ...scenarioProblems(root, scenario, inputs, given)];
  if (problems.length > 0) throw new ScenarioError(file, problems);
  return buildScenario(scenario, {
    profiles: inputs.profiles.map(({ value }) => value),
    assignments: inputs.assignments.map(({ value }) => value),
    follows: inputs.follows.map(({ value }) => value),
    posts: inputs.posts.map(({ value }) => value),
    inputs: inputs.files,
  });
}
