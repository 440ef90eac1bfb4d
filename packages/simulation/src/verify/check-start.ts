import type { RecordedRows } from "../ledger/ledger.js";
import { agentRows, followRows } from "../run/record/to-rows.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import type { World } from "../world/world.js";
import { compareRows } from "./compare-rows.js";

/**
 * Checks that who takes part, and who follows whom where that came from a file, is recorded as the scenario has it.
 * @param world as it is before the first round
 * @throws {RecordMismatchError} for the first row that is missing, too many, or changed
 */
export async function checkStart(
  ledger: RecordedRows,
  { scenario }: LoadedScenario,
  world: World,
): Promise<void> {
  await compareRows(ledger, "agent", agentRows(world));
  await compareRows(ledger, "follow", scenario.network.kind === "file" ? followRows(world) : []);
}
