/** The result of a check. */
export interface DoctorFinding {
  readonly name: string;
  /**
   * The state of the checked program: `found`; `absent`, not installed and optional; `broken`, installed but not
   * working; `slow`, not determined in time.
   */
  readonly state: "found" | "absent" | "broken" | "slow";
  /** A description of the result, or of the search if nothing was found. */
  readonly detail: string;
  /** The command that installs the program, and its purpose; `null` if the program was found. */
  readonly advice: string | null;
}

/** Performs one check and returns its finding. */
export type DoctorCheck = (where: Whereabouts) => Promise<DoctorFinding>;

/** The servers to check. */
export interface Whereabouts {
  /** The URL of Ollama. */
  readonly endpoint: string;
  /** The base URL of a server with the OpenAI chat API; `null` if none was named. */
  readonly openai: string | null;
  /** A PostgreSQL URL; `null` if none was named. */
  readonly postgres: string | null;
  /** Time limit for all requests to a server, in milliseconds. */
  readonly patienceMs: number;
}
