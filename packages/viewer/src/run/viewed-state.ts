import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import type { LoadedScenario } from "@concordat/simulation";
import type { OpenRoundCounts } from "./open-round-counts.js";

/** The state of a run at the last check. */
export interface ViewedState {
  readonly scenario: LoadedScenario;
  readonly manifest: SimulationManifest | null;
  /** The closed rounds. */
  readonly rounds: readonly RoundRecord[];
  /** The open round; `null` if none of its rows are recorded, or all rounds are closed. */
  readonly open: OpenRoundCounts | null;
}
