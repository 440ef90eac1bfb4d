import type { Ledger, LoadedScenario, ScenarioCode } from "@concordat/simulation";

/** A run that is open for reading. */
export interface OpenedRun {
  /** The scenario of the run. If the run is a fork, the changes of the fork are applied. */
  readonly scenario: LoadedScenario;
  /** The record of the run. It is only read. */
  readonly ledger: Ledger;
  /** Closes the ledger. */
  close(): Promise<void>;
}

/** A run that the viewer can show. */
export interface ViewedRun {
  /** Identifies the run in URLs. It is unique among the viewed runs. */
  readonly key: string;
  /** The title of the run on the page. */
  readonly title: string;
  /** The arguments that identify the run in commands such as `simulate show RUN`. */
  readonly place: readonly string[];
  /**
   * The folder of the run; `null` if it is in a database. A large run in a folder is replayed in a thread, which opens
   * the folder.
   */
  readonly folder: string | null;
  /**
   * The message of a study that the run shows, and the slot of its post. Absent if the run does not belong to a study.
   */
  readonly message?: { readonly name: string; readonly slot: string | null };
  /** The run's custom rankers and policies. */
  readonly code: ScenarioCode;
  /** The path of the module with the custom code; `null` if there is none. */
  readonly module: string | null;
  /** Opens the run for reading. */
  open(): Promise<OpenedRun>;
  /** Opens only the ledger of the run, without its scenario. */
  openLedger(): Promise<Pick<OpenedRun, "ledger" | "close">>;
  /** Returns a text that changes when another run replaces this one; `null` if the run no longer exists. */
  identity(): Promise<string | null>;
}

/** What can be viewed: a single run, an ensemble or a study. */
export type ViewedKind = "run" | "ensemble" | "study";

/** What the viewer shows: a single run, an ensemble or a study. */
export interface ViewedTarget {
  /** The kind of the target. */
  readonly kind: ViewedKind;
  /** The title of the target on the page. */
  readonly title: string;
  /** Returns the runs that have started. Their number increases while an ensemble is in progress. */
  runs(): Promise<readonly ViewedRun[]>;
}
