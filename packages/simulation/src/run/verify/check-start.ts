import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import type { RecordedRows } from "../../ledger/ledger.js";
import { beforeFirstRound } from "../../ledger/tables.js";
import type { LoadedScenario } from "../../scenario/loaded-scenario.js";
import type { World } from "../../world/world.js";
import { agentRows, followRows } from "../record/to-rows.js";
import { compareRows } from "./compare-rows.js";
import { compareStates } from "./compare-states.js";

/**
 * Checks that the recorded agents and their states match the scenario, and also the recorded follows if the network was read from a
 * file.
 * @param world the world before the first round
 * @param manifest the manifest of the run, which records whether the follows were stored
 * @throws {RecordMismatchError} for the first row that is missing, superfluous or changed
 */
export async function checkStart(
  ledger: RecordedRows,
  { scenario }: LoadedScenario,
  world: World,
  { follows_recorded: recorded = true }: Pick<SimulationManifest, "follows_recorded">,
): Promise<void> {
  await compareRows(ledger, "agent", agentRows(world));
  await compareRows(ledger, "follow", recorded && scenario.network.kind === "file" ? followRows(world) : []);
  await compareStates({ ledger, round: beforeFirstRound, before: null, after: world.states });
}
