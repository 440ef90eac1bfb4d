import type { StateField } from "@concordat/contracts/scenario";
import type { KeyedRandom } from "../../random/keyed-random.js";
import type { Audience } from "../../world/audience/audience.js";

/** A row of a table of states: the id of an agent, and columns with values. */
export interface StateRow {
  /** The id of the agent. */
  readonly agent_id: string;
  /** The values of the other columns. A text is read as the kind of value that its field has. */
  readonly [column: string]: unknown;
}

/** The data from which the values of a field are taken. */
export interface FieldSources {
  readonly audience: Audience;
  readonly rows: ReadonlyMap<string, StateRow>;
  readonly hasFile: boolean;
  readonly draws: KeyedRandom;
  readonly name: string;
  readonly field: StateField;
}

/** A function that returns the value of an agent, as the scenario or a file gives it. */
export type ValueOf = (agent: number) => unknown;
