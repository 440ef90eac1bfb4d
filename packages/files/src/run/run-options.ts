import type { RunIdentity } from "../identity/run-identity.js";
import type { RunLocation } from "./run-home.js";

/** The needs of a run, all checked before anything is written. */
export interface RunOptions {
  /** The location of the run: a folder, or the main file. */
  readonly at: RunLocation;
  /** The identity of the run; see {@link runIdentity}. */
  readonly identity: RunIdentity;
  /**
   * What to do with an existing run. `refuse` throws an error. `resume` continues it if it is the same run, and
   * starts if nothing exists. `adopt` is like `resume`, but treats a file without a claim as a file of this run, for
   * documents that identify their run themselves.
   */
  readonly existing: "refuse" | "resume" | "adopt";
  /** Whether to replace existing files. Inputs are never replaced. Default false. */
  readonly overwrite?: boolean;
  /**
   * Whether to replace existing files at the outputs, even if the run itself is resumed. Default: the value of
   * `overwrite`.
   */
  readonly overwriteOutputs?: boolean;
  /** Files that the run reads. None of them is ever written. */
  readonly inputs?: readonly string[];
  /** Cassettes to which answers are recorded. None of them may be a file of the run. */
  readonly recordings?: readonly string[];
  /** Files that the run will write outside of its location. */
  readonly outputs?: readonly string[];
  /**
   * Paths of the run's journals. The files next to them are checked together with the others, before anything is
   * written.
   */
  readonly journals?: readonly string[];
  /** Whether a new run requires a folder that is empty or does not exist. Default false. */
  readonly exclusive?: boolean;
  /**
   * Whether the run may write a file with this name in its folder. Files of other programs with such names are
   * refused.
   */
  readonly needs?: (name: string) => boolean;
}
