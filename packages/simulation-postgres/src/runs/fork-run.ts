import { checkValue, isRecord, type Rule, required } from "@concordat/contracts/options";
import { type Fork, fork, forkedScenario, needsModel, type ScenarioCode } from "@concordat/simulation";
import { storedManifest } from "@concordat/simulation/results";
import { knownPolicies } from "../coordinator/model-of-run.js";
import type { DatabaseRun, RunDatabase } from "./run-database.js";
import { RunDatabaseError } from "./run-database-error.js";
import { runRules } from "./run-rules.js";

/** Options for a fork. */
export interface ForkedRun extends ScenarioCode {
  /** The run to fork. It is only read. */
  readonly parent: DatabaseRun;
  /** The first round of the fork. */
  readonly at: number;
  /** The change that applies from that round on. */
  readonly change: Parameters<typeof fork>[0]["change"];
  /** The name of the fork. */
  readonly name: string;
}

/** A fork in the database of its parent. */
export interface MadeFork extends Pick<Fork, "inheritable"> {
  /** The run of the fork, which is then coordinated. */
  readonly run: DatabaseRun;
}

const forkedRule: Rule = required({
  message:
    "must be an object with the run that is forked, the round, the change and the fork's name: { parent, at, change, name }",
  test: (value) =>
    isRecord(value) && isRecord(value.parent) && isRecord(value.parent.ledger) && isRecord(value.change),
});

/**
 * Creates a run that is equal to another run of the same database up to a round, like `fork`. No model is called;
 * workers with the parent's model make the fork's decisions.
 * @throws {RunDatabaseError} when the parent has not started, the change names another model, or the name is already
 *   used
 * @throws the errors of `fork`
 */
export async function forkRun(database: RunDatabase, forked: ForkedRun): Promise<MadeFork> {
  checkValue(database, runRules.database, "database");
  checkValue(forked, forkedRule, "forked");
  const { parent, at, change, name, ...code } = forked;
  const manifest = await storedManifest(parent.ledger);
  if (manifest === null) throw new RunDatabaseError(`${parent.name} has not begun; there is nothing to fork`);
  if (change.model !== undefined && change.model !== manifest.model?.id)
    throw new RunDatabaseError(
      `the change names another model (${change.model}); copy ${parent.name} to a folder, fork it there, and copy the fork back`,
    );
  const scenario = forkedScenario(parent.scenario, { round: at, change: change as never });
  const run = await database.createRun(name, scenario, code);
  const model = needsModel(scenario) ? { model: knownPolicies(manifest, parent.scenario) } : {};
  const { inheritable } = await fork({ parent, at, change, ledger: run.ledger, ...code, ...model });
  return { run, inheritable };
}
