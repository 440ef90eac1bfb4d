import type { Ranker } from "../feed/ranker.js";
import type { PolicyMakers } from "./policies.js";

/** The policies and the custom rankers of a run, which its scenario refers to by name. */
export interface SimulationCode extends PolicyMakers {
  /** Custom rankers, which scenarios refer to by name. */
  readonly rankers?: readonly Ranker[];
}

/** The part of the custom code whose names a scenario may contain. */
export type ScenarioCode = Pick<SimulationCode, "rankers" | "custom">;
