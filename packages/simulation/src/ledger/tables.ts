/** A cell of a table. */
export type Cell = string | number | null;

/** A row, in the order of its table's columns. */
export type Row = readonly Cell[];

/** A table of the ledger. */
export interface Table {
  /** The names of the cells, in order, without the digest. */
  readonly columns: readonly string[];
  /**
   * Number of leading columns that form the primary key; rows are stored and read in its order, strings by
   * bytes.
   */
  readonly key: number;
  /** The integer columns; the others are text. */
  readonly integers: readonly string[];
}

/**
 * The tables of a ledger. A store adds to each row its digest.
 */
export const tables = {
  /** The run's manifest, as canonical JSON. One row. */
  run: { columns: ["name", "manifest"], key: 1, integers: [] },
  /** The agents, with their profiles as canonical JSON. */
  agent: { columns: ["agent", "segment", "profile"], key: 1, integers: [] },
  /** The follows at the start, if they came from a file. */
  follow: { columns: ["follower", "followed"], key: 2, integers: [] },
  /** Every post and reply, with the round in which it appeared, and as canonical JSON. */
  post: { columns: ["round", "post", "author", "parent", "content"], key: 2, integers: ["round"] },
  /** The items shown to agents with an asking policy; resharers as JSON. */
  exposure: {
    columns: ["round", "agent", "post", "rank", "route", "reshared_by"],
    key: 3,
    integers: ["round", "rank"],
  },
  /** Every requested decision; `unit` is the post's id, or empty for a complete feed. */
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
   * Every requested survey answer: `survey` is the name of the questionnaire, `answer` the answer as JSON.
   */
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
   * In a fork: the parent's decisions in the rounds of the fork. `request` is the hash of the request,
   * `decision` the digest of the decision's row.
   */
  inherited: {
    columns: ["round", "agent", "unit", "request", "decision", "record"],
    key: 3,
    integers: ["round"],
  },
  /** In a fork: the same for survey answers; `answer` is the digest of the answer's row. */
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
  "inherited",
  "inherited_answer",
  "round",
];

/** The tables whose rows belong to a round. */
export const roundTables = [
  "post",
  "exposure",
  "decision",
  "effect",
  "answer",
] as const satisfies readonly TableName[];

/** The definition of a table. */
export function tableOf(name: TableName): Table {
  return tables[name];
}
