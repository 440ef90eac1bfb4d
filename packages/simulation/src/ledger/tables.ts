/** A cell of a table. */
export type Cell = string | number | null;

/** A row, in the order of its table's columns. */
export type Row = readonly Cell[];

/** A table of the ledger. */
export interface Table {
  /** The names of the cells, in order. The digest is not among them. */
  readonly columns: readonly string[];
  /** How many of the first columns are the primary key; rows are kept and read in its order, strings by bytes. */
  readonly key: number;
  /** Which columns are whole numbers; the others are text. */
  readonly integers: readonly string[];
}

/**
 * The tables of a ledger. A store adds to each row its digest.
 */
export const tables = {
  /** The run's manifest, as canonical JSON. One row. */
  run: { columns: ["name", "manifest"], key: 1, integers: [] },
  /** Who takes part: the profile as canonical JSON. */
  agent: { columns: ["agent", "segment", "profile"], key: 1, integers: [] },
  /** Who follows whom at the start, where that came from a file. */
  follow: { columns: ["follower", "followed"], key: 2, integers: [] },
  /** Every post and reply, with the round in which it appeared, and as canonical JSON. */
  post: { columns: ["round", "post", "author", "parent", "content"], key: 2, integers: ["round"] },
  /** What agents whose policy is asked were shown; resharers as JSON. */
  exposure: {
    columns: ["round", "agent", "post", "rank", "route", "reshared_by"],
    key: 3,
    integers: ["round", "rank"],
  },
  /** Every decision that was asked for; `unit` is the post's id, or empty for a whole feed. */
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
  /** What rules decided, scrolling past left out. */
  effect: { columns: ["round", "agent", "post", "choice", "content"], key: 3, integers: ["round"] },
  /**
   * Every answer to a survey that was asked for: `survey` is the name of the questionnaire, `answer` what was said, as JSON.
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
   * In a fork: what the run it comes from decided in the rounds that the fork makes itself. `request` is the hash of
   * what was asked, `decision` the digest of the decision's row.
   */
  inherited: {
    columns: ["round", "agent", "unit", "request", "decision", "record"],
    key: 3,
    integers: ["round"],
  },
  /** In a fork: the same for answers to surveys; `answer` is the digest of the answer's row. */
  inherited_answer: {
    columns: ["round", "survey", "question", "agent", "request", "answer", "record"],
    key: 4,
    integers: ["round"],
  },
  /** The accounts of each closed round, as canonical JSON. */
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
