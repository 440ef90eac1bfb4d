import type { Ledger } from "../../ledger/ledger.js";
import type { Difference } from "../../ledger/record-mismatch-error.js";
import type { SimulationCode } from "../../policy/simulation-code.js";
import type { LoadedScenario } from "../../scenario/loaded-scenario.js";

/** The result of a verification. */
export interface Verification {
  /** The result: `broken` if the record differs from the replay; `difference` is then the first difference. */
  readonly state: "verified" | "broken";
  /** Number of verified rounds. */
  readonly rounds: number;
  /**
   * Number of rounds of the complete run: those of the scenario, and one more for a survey after the last. If it
   * exceeds `rounds`, the run is not complete.
   */
  readonly ofRounds: number;
  /** Number of verified decisions. */
  readonly decisions: number;
  /** Number of verified survey answers. */
  readonly answers: number;
  /** The hash of the last verified round; the identity of the run if none was verified. */
  readonly hash: string;
  /**
   * The fields of the manifest that no hash covers: a change of such a field is not detected if the ledger was
   * changed too. Empty unless the run was started with an earlier version of the hashes, or is a fork without a
   * closed round.
   */
  readonly uncovered: readonly string[];
  /** The first difference; `null` for a verified run. */
  readonly difference: Difference | null;
}

/** Options for verifying a run. */
export interface VerifyOptions extends Pick<SimulationCode, "rankers" | "custom"> {
  /** The record of the run, which is only read. */
  readonly ledger: Ledger;
  /** The scenario of the run, with the changes of forks: that of its folder. */
  readonly scenario: LoadedScenario;
}
