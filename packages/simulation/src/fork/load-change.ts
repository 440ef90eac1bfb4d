import { type ForkChange, forkChange } from "@concordat/contracts/fork-change";
import { checkValue, isRecord, pathRules, type Rule, required } from "@concordat/contracts/options";
import type { Ledger } from "../ledger/ledger.js";
import { closedRounds } from "../run/start-run.js";
import { changeProblems } from "../scenario/checks/change-problems.js";
import { givenNames } from "../scenario/checks/known-names.js";
import type { ScenarioCode } from "../scenario/load-scenario.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { readDocument } from "../scenario/read-document.js";
import { ScenarioError } from "../scenario/scenario-error.js";
import { checkRound } from "./fork.js";

/** The run to change, and the first changed round. */
export interface ChangeOptions extends ScenarioCode {
  /** The run that is forked; it is only read. */
  readonly parent: { readonly scenario: LoadedScenario; readonly ledger: Ledger };
  /** The first round that is changed, counted from 0. */
  readonly at: number;
}

const optionsRule: Rule = required({
  message:
    "must be an object with the run that is forked and the round: { parent: { scenario, ledger }, at }",
  test: (value) => isRecord(value) && isRecord(value.parent) && isRecord(value.parent.ledger),
});

/**
 * Reads a fork's change, fork-change/v1, and checks it against the run.
 * @throws {ScenarioError} with every problem, each with its place
 * @throws {ForkError} when the run cannot be forked at this round
 */
export async function loadChange(file: string, options: ChangeOptions): Promise<ForkChange> {
  checkValue(file, required(pathRules.file), "file");
  checkValue(options, optionsRule, "options");
  const { parent, at, ...code } = options;
  checkRound(at, (await closedRounds(parent.ledger)).length, parent.scenario);
  const { root, value: change } = await readDocument(file, forkChange);
  const given = givenNames(code, parent.scenario.relevance !== null);
  const recorded = await postsBefore(parent.ledger, at);
  const problems = changeProblems(root, change, { scenario: parent.scenario, round: at, recorded, given });
  if (problems.length > 0) throw new ScenarioError(file, problems);
  return change;
}

/** The posts recorded before a round, by id, with their rounds. */
async function postsBefore(ledger: Ledger, before: number): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for await (const { row } of ledger.read("post", { columns: ["round", "post"] }))
    if (Number(row[0]) < before) found.set(String(row[1]), Number(row[0]));
  return found;
}
