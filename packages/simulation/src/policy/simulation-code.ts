import type { Ranker } from "../feed/ranker.js";
import type { PolicyMakers } from "./policies.js";

/** The policies and custom rankers of a run. The scenario refers to them by name. */
export interface SimulationCode extends PolicyMakers {
  /** Custom rankers, which scenarios refer to by name. */
  readonly rankers?: readonly Ranker[];
}

/** The custom code that a scenario may refer to by name. */
export type ScenarioCode = Pick<SimulationCode, "rankers" | "custom">;
