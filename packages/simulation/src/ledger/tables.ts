/** A cell of a table. */
export type Cell = string | number | null;

/** A row, in the order of its table's columns. */
export type Row = readonly Cell[];

/** A table of the ledger. */
export interface Table {
  /** The names of the columns in order, except the digest. */
  readonly columns: readonly string[];
  /**
   * Number of columns at the start of a row that form the primary key. Rows are stored and read in the order of the
   * key. Strings are compared by their UTF-8 bytes.
   */
  readonly key: number;
  /** The names of the integer columns. The others are text. */
  readonly integers: readonly string[];
}

/** The tables of a ledger. Each stored row also has a digest. */
export const tables = {
  /** The run's manifest as canonical JSON, in a single row. */
  run: { columns: ["name", "manifest"], key: 1, integers: [] },
  /** The agents with their profiles as canonical JSON. */
  agent: { columns: ["agent", "segment", "profile"], key: 1, integers: [] },
  /** Who follows whom at the start, if the network was read from a file. */
  follow: { columns: ["follower", "followed"], key: 2, integers: [] },
  /** Every post and reply as canonical JSON, with the round in which it appeared. */
  post: { columns: ["round", "post", "author", "parent", "content"], key: 2, integers: ["round"] },
  /** The items shown to agents whose policy asks a model. `reshared_by` is a JSON array. */
  exposure: {
    columns: ["round", "agent", "post", "rank", "route", "reshared_by"],
    key: 3,
    integers: ["round", "rank"],
  },
  /** Every decision requested from a model. `unit` is the id of the post, or empty for a complete feed. */
  decision: {
    columns: [
      "round",
      "agent",
      "unit",
      "state",
      "code",
      "choice",
      "post",
      "content",
      "requests",
      "prompt_tokens",
      "completion_tokens",
      "record",
    ],
    key: 3,
    integers: ["round", "requests", "prompt_tokens", "completion_tokens"],
  },
  /** The decisions of rules, except scrolling past. */
  effect: { columns: ["round", "agent", "post", "choice", "content"], key: 3, integers: ["round"] },
  /**
   * The states of agents at the end of a round, field by field, if any agent's value changed; in round -1, those before
   * the first round. `data` has the numbers of all agents, in the order of their ids' UTF-8 bytes: the bytes of an array
   * of `type` (`float64`, little-endian, or `uint8`), compressed with zlib, as Base64.
   */
  state: { columns: ["round", "field", "type", "data"], key: 2, integers: ["round"] },
  /** Every requested survey answer. `survey` is the name of the questionnaire; `answer` is the answer as JSON. */
  answer: {
    columns: [
      "round",
      "survey",
      "question",
      "agent",
      "state",
      "code",
      "answer",
      "requests",
      "prompt_tokens",
      "completion_tokens",
      "record",
    ],
    key: 4,
    integers: ["round", "requests", "prompt_tokens", "completion_tokens"],
  },
  /**
   * Only in a fork: the parent's decisions in the fork's rounds. `request` is the hash of the request, `decision` the
   * digest of the decision's row.
   */
  inherited: {
    columns: ["round", "agent", "unit", "request", "decision", "record"],
    key: 3,
    integers: ["round"],
  },
  /**
   * Only in a fork: the parent's survey answers in the fork's rounds. `request` is the hash of the request, `answer`
   * the digest of the answer's row.
   */
  inherited_answer: {
    columns: ["round", "survey", "question", "agent", "request", "answer", "record"],
    key: 4,
    integers: ["round"],
  },
  /** The record of each closed round, as canonical JSON. */
  round: { columns: ["round", "record"], key: 1, integers: ["round"] },
} as const satisfies Readonly<Record<string, Table>>;

/** The name of a table. */
export type TableName = keyof typeof tables;

export const tableNames: readonly TableName[] = [
  "run",
  "agent",
  "follow",
  "post",
  "exposure",
  "decision",
  "effect",
  "answer",
  "state",
  "inherited",
  "inherited_answer",
  "round",
];

/** The round of the states before the first round. */
export const beforeFirstRound = -1;

/** The tables whose rows belong to a round and are included in its record hash. */
export const roundTables = [
  "post",
  "exposure",
  "decision",
  "effect",
  "answer",
  "state",
] as const satisfies readonly TableName[];

/** Returns the definition of a table. */
export function tableOf(name: TableName): Table {
  return tables[name];
}
