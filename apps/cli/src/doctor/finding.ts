/** What was found of something that Concordat can use. */
export interface Finding {
  readonly name: string;
  /** `absent` things are not needed by everyone; `broken` ones are here and do not work; of `slow` ones it is not known in time. */
  readonly state: "found" | "absent" | "broken" | "slow";
  /** What was found, or how it was searched for. */
  readonly detail: string;
  /** What to do to have it, and what it is for; null for what is found. */
  readonly advice: string | null;
}

/** Looks for one thing. */
export type Check = (where: Whereabouts) => Promise<Finding>;

/** Where servers are searched for. */
export interface Whereabouts {
  /** Of Ollama. */
  readonly endpoint: string;
  /** Where the API of a server of OpenAI's chat API begins; null: none was named. */
  readonly openai: string | null;
  /** A URL of PostgreSQL; null: none was named. */
  readonly postgres: string | null;
  /** Milliseconds that a server has for all that it is asked. */
  readonly patienceMs: number;
}
