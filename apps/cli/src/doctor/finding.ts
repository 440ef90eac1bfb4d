/** The result of a check. */
export interface Finding {
  readonly name: string;
  /**
   * `absent`: not installed, and optional; `broken`: installed but not working; `slow`: not determined in
   * time.
   */
  readonly state: "found" | "absent" | "broken" | "slow";
  /** What was found, or how it was searched for. */
  readonly detail: string;
  /** How to install it, and its purpose; `null` if it was found. */
  readonly advice: string | null;
}

/** Checks one thing. */
export type Check = (where: Whereabouts) => Promise<Finding>;

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
