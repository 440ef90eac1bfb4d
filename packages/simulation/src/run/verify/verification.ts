import type { Ledger } from "../../ledger/ledger.js";
import type { Difference } from "../../ledger/record-mismatch-error.js";
import type { SimulationCode } from "../../policy/simulation-code.js";
import type { LoadedScenario } from "../../scenario/loaded-scenario.js";

/** The result of a verification. */
export interface Verification {
  /** `broken` if the record differs from the replay. In that case, `difference` is the first difference. */
  readonly state: "verified" | "broken";
  /** Number of verified rounds. */
  readonly rounds: number;
  /**
   * Number of rounds of the complete run: those of the scenario, plus one for a survey after the last round. The run is
   * incomplete if `rounds` is smaller.
   */
  readonly ofRounds: number;
  /** Number of verified decisions. */
  readonly decisions: number;
  /** Number of verified survey answers. */
  readonly answers: number;
  /** The hash of the last verified round. The identity of the run if no round was verified. */
  readonly hash: string;
  /**
   * Fields of the manifest that no hash includes. If such a field and the ledger's row were both changed, the change is
   * not detected. Empty unless the run was started with an earlier version of the hashes, or is a fork without a closed
   * round of its own.
   */
  readonly uncovered: readonly string[];
  /** The first difference; `null` for a verified run. */
  readonly difference: Difference | null;
}

/** Options for verifying a run. */
export interface VerifyOptions extends Pick<SimulationCode, "rankers" | "custom"> {
  /** The ledger of the run. It is only read. */
  readonly ledger: Ledger;
  /** The run's scenario, including the changes of forks, as read from the run's folder. */
  readonly scenario: LoadedScenario;
}
