import type { Ledger, LoadedScenario, ScenarioCode } from "@concordat/simulation";

/** A run that is opened for reading. */
export interface OpenedRun {
  /** The scenario of the run, with the changes of forks. */
  readonly scenario: LoadedScenario;
  /** The record of the run. It is only read. */
  readonly ledger: Ledger;
  /** Releases the ledger. */
  close(): Promise<void>;
}

/** A run that can be looked at. */
export interface ViewedRun {
  /** Names it in addresses: unique within its target. */
  readonly key: string;
  /** How it is called on the page. */
  readonly title: string;
  /** The words that name it in commands: `simulate show RUN`. */
  readonly place: readonly string[];
  /** Its folder; `null` if it is in a database. A large run is replayed in a thread, which opens it by its folder. */
  readonly folder: string | null;
  /** The message of a study that the run shows, and the slot of its post; absent if it is not a run of a study. */
  readonly message?: { readonly name: string; readonly slot: string | null };
  /** The rankers and policies of the run's own. */
  readonly code: ScenarioCode;
  /** The module they are from; `null` if there is none. */
  readonly module: string | null;
  /** Opens it for reading. */
  open(): Promise<OpenedRun>;
  /** Opens its record only. */
  openLedger(): Promise<Pick<OpenedRun, "ledger" | "close">>;
  /** Changes when another run takes its place; `null` if it is no longer there. */
  identity(): Promise<string | null>;
}

/** The kinds of target. */
export type ViewedKind = "run" | "ensemble" | "study";

/** What is looked at: a run, or several that belong together. */
export interface ViewedTarget {
  /** What it is. */
  readonly kind: ViewedKind;
  /** How it is called on the page. */
  readonly title: string;
  /** The runs that have begun: an ensemble that is being played has more of them each time. */
  runs(): Promise<readonly ViewedRun[]>;
}
