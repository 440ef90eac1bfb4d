import type { Ledger, LoadedScenario, ScenarioCode } from "@concordat/simulation";

/** A run that is opened for reading. */
export interface OpenedRun {
  /** The scenario of the run. If the run is a fork, the changes of the fork are applied. */
  readonly scenario: LoadedScenario;
  /** The record of the run. It is only read. */
  readonly ledger: Ledger;
  /** Releases the ledger. */
  close(): Promise<void>;
}

/** A run that the viewer can show. */
export interface ViewedRun {
  /** Identifies the run in URLs; unique within its target. */
  readonly key: string;
  /** The title of the run on the page. */
  readonly title: string;
  /** The words that name the run in commands such as `simulate show RUN`. */
  readonly place: readonly string[];
  /**
   * The folder of the run; `null` if it is in a database. A large run is replayed in a thread, which opens it by its
   * folder.
   */
  readonly folder: string | null;
  /** The message of a study that the run shows, and the slot of its post; absent if it is not a run of a study. */
  readonly message?: { readonly name: string; readonly slot: string | null };
  /** The run's custom rankers and policies. */
  readonly code: ScenarioCode;
  /** The module of the custom code; `null` if there is none. */
  readonly module: string | null;
  /** Opens the run for reading. */
  open(): Promise<OpenedRun>;
  /** Opens only the record of the run. */
  openLedger(): Promise<Pick<OpenedRun, "ledger" | "close">>;
  /** Returns a text that changes when another run replaces this one; `null` if the run no longer exists. */
  identity(): Promise<string | null>;
}

/** The kinds of target. */
export type ViewedKind = "run" | "ensemble" | "study";

/** The viewed target: a run, or several that belong together. */
export interface ViewedTarget {
  /** The kind of the target. */
  readonly kind: ViewedKind;
  /** The title of the target on the page. */
  readonly title: string;
  /** The runs that have begun: an ensemble that is being played has more of them each time. */
  runs(): Promise<readonly ViewedRun[]>;
}
