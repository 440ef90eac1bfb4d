import { dirname, join } from "node:path";
import { type Study, study as studyContract } from "@concordat/contracts/study";
import {
  type LoadedScenario,
  loadScenario,
  type Problem,
  type ScenarioCode,
  ScenarioError,
} from "@concordat/simulation";
import {
  checkStrings,
  maxRuns,
  type Report,
  readDocument,
  reporterOf,
} from "@concordat/simulation/documents";
import { slotEvents } from "./slot-events.js";

/** A study with its scenario. */
export interface ReadStudy {
  /** The study with its default values. */
  readonly study: Study;
  /** The scenario as it is in the file, with the post that each message replaces. */
  readonly scenario: LoadedScenario;
}

/**
 * Reads a study, its scenario and all their files, and checks everything.
 * @throws {ScenarioError} with every problem and its location
 * @example
 * const { study } = await readStudy("examples/market-street/study.json");
 */
export async function readStudy(file: string, code: ScenarioCode = {}): Promise<ReadStudy> {
  const { root, value: study } = await readDocument(file, studyContract);
  const scenario = await loadScenario(join(dirname(file), study.scenario), code);
  const problems: Problem[] = [];
  const at = reporterOf(problems, root);
  checkStrings(root.value, at);
  checkNames(study, at);
  if (study.runs === 1)
    at(
      "/runs",
      "is 1: with one run of each message, a difference cannot be distinguished from chance; give at least 2, and 5 or more to see all but large differences",
    );
  if (study.runs > maxRuns) at("/runs", `must be at most ${maxRuns}`);
  checkSlot(study, scenario, at);
  if (problems.length > 0) throw new ScenarioError(file, problems);
  return { study, scenario };
}

function checkNames({ messages }: Study, at: Report): void {
  const seen = new Set<string>();
  for (const [index, { name }] of messages.entries()) {
    if (seen.has(name)) at(`/messages/${index}/name`, `there is a message "${name}" already; rename one`);
    seen.add(name);
  }
}

function checkSlot({ slot }: Study, { scenario }: LoadedScenario, at: Report): void {
  const found = slotEvents(scenario, slot).length;
  if (found === 1) return;
  const [what, todo] =
    found === 0
      ? ["no post event", `give the post that is replaced "slot": ${JSON.stringify(slot)}`]
      : [`${found} post events`, "leave it to the post that is replaced"];
  at(
    "/slot",
    `${what} of the scenario ${found > 1 ? "have" : "has"} the slot ${JSON.stringify(slot)}; ${todo}`,
  );
}
