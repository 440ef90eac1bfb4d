import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import type { LoadedScenario } from "@concordat/simulation";
import type { OpenRound } from "./open-round.js";

/** The current state of a run. */
export interface RunState {
  readonly scenario: LoadedScenario;
  readonly manifest: SimulationManifest | null;
  /** The closed rounds. */
  readonly rounds: readonly RoundRecord[];
  /** The round that is being played; `null` if nothing is recorded of it, or all are closed. */
  readonly open: OpenRound | null;
}
