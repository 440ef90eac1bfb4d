import { basename } from "node:path";
import { isRecord } from "@concordat/contracts/options";
import { type Scenario, scenario as scenarioContract } from "@concordat/contracts/scenario";
import type { ScenarioCode } from "../policy/simulation-code.js";
import { assembleScenario } from "./build-scenario.js";
import { checkRanker } from "./checks/check-feed.js";
import { type GivenNames, givenNames } from "./checks/known-names.js";
import { reporterOf } from "./checks/report.js";
import { scenarioProblems } from "./checks/scenario-problems.js";
import type { LoadedScenario } from "./loaded-scenario.js";
import type { LocatedValue } from "./located-json.js";
import { readDocument } from "./read-document.js";
import { readScenarioFiles } from "./read-scenario-files.js";
import { type Problem, ScenarioError } from "./scenario-error.js";
import { questionnaireFile } from "./surveys/scenario-surveys.js";
import { type Parameters, withParameters } from "./sweep-points.js";

/**
 * Reads a scenario and all its files, and checks them completely.
 * @throws {ScenarioError} with every problem and its location
 * @example
 * const scenario = await loadScenario("examples/market-street/scenario.json");
 */
export async function loadScenario(file: string, code: ScenarioCode = {}): Promise<LoadedScenario> {
  const { root, value } = await readDocument(file, scenarioContract, feedProblems(code));
  return load(
    file,
    root,
    value,
    givenNames(code, value.relevance !== undefined, value.states?.fields ?? null),
  );
}

/**
 * Reads a scenario like `loadScenario`, but without its relevance file, which need not exist yet. It is meant for
 * callers that create that file.
 * @throws {ScenarioError} with every other problem
 */
export async function loadWithoutRelevance(file: string, code: ScenarioCode = {}): Promise<LoadedScenario> {
  const { root, value } = await readDocument(file, scenarioContract, feedProblems(code));
  const { relevance: _, ...scenario } = value;
  return load(file, root, scenario, givenNames(code, true, value.states?.fields ?? null));
}

/**
 * Reads a scenario like `loadScenario`, with other values of some parameters.
 * @param file the path of the scenario
 * @param parameters the values, by the path of each parameter in the scenario
 * @throws {ScenarioError} with every problem that the scenario has with these values
 */
export async function loadWithParameters(
  file: string,
  parameters: Parameters,
  code: ScenarioCode = {},
): Promise<LoadedScenario> {
  const written = (await readDocument(file, scenarioContract, feedProblems(code))).root;
  const words = Object.entries(parameters)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
    .join(", ");
  const refuse = (problems: readonly Problem[]) => new ScenarioError(`${file} with ${words}`, problems);
  const changed = withParameters(written.value, parameters);
  if ("missing" in changed)
    throw refuse([{ place: basename(file), path: "", message: `has no place for ${changed.missing}` }]);
  const problems = scenarioContract.validate(changed.value);
  if (problems.length > 0)
    throw refuse(problems.map(({ path, message }) => ({ place: written.place(path), path, message })));
  const given = scenarioContract.parse(changed.value);
  try {
    const { relevance, states } = given;
    return await load(
      file,
      written,
      given,
      givenNames(code, relevance !== undefined, states?.fields ?? null),
    );
  } catch (error) {
    throw ScenarioError.isInstance(error) ? refuse(error.problems) : error;
  }
}

async function load(
  file: string,
  root: LocatedValue,
  scenario: Scenario,
  given: GivenNames,
): Promise<LoadedScenario> {
  const inputs = await readScenarioFiles(file, root, scenario);
  const problems = [...inputs.problems, ...scenarioProblems(root, scenario, inputs, given)];
  if (problems.length > 0) throw new ScenarioError(file, problems);
  const found: Problem[] = [];
  const parts = {
    people: inputs.people,
    profiles: inputs.profiles.map(({ value }) => value),
    assignments: inputs.assignments.map(({ value }) => value),
    network: inputs.network,
    ...(inputs.ids === null ? {} : { ids: inputs.ids }),
    posts: inputs.posts.map(({ value }) => value),
    relevance: inputs.relevance.map(({ value }) => value),
    questionnaires: Object.fromEntries(
      Array.from(inputs.questionnaires, ([file, { value }]) => [
        questionnaireFile({ questions: file }),
        value,
      ]),
    ),
    inputs: inputs.files,
    states: inputs.states,
  };
  const assembled = assembleScenario(scenario, parts, reporterOf(found, root));
  if (found.length > 0) throw new ScenarioError(file, found);
  return assembled;
}

/** Checks the feed of a scenario that is invalid elsewhere: its ranker is a name, which no contract knows. */
function feedProblems(code: ScenarioCode) {
  return (root: LocatedValue, violated: readonly string[]): readonly Problem[] => {
    const found: Problem[] = [];
    const { feed, relevance }: Partial<Record<string, unknown>> = { ...Object(root.value) };
    const isValid = isRecord(feed) && !violated.some((path) => path.startsWith("/feed"));
    if (isValid && typeof feed.ranker === "string")
      checkRanker(
        { ranker: feed.ranker },
        "/feed",
        givenNames(code, relevance !== undefined, null),
        reporterOf(found, root),
      );
    return found;
  };
}
