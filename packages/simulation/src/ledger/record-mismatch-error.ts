import { type Damage, LedgerError } from "./ledger.js";
import type { Row, TableName } from "./tables.js";
import { tableOf } from "./tables.js";

/** The first difference between a run's record and its replay. */
export interface Difference {
  /** The round of the difference; `null` if it does not concern a round. */
  readonly round: number | null;
  /** The id of the agent; `null` if the difference does not concern a single agent. */
  readonly agent: string | null;
  /** The id of the post; `null` if the difference does not concern a single post. */
  readonly post: string | null;
  /** A description of the difference. */
  readonly what: string;
}

/** Formats a difference as one line, such as `round 2, agent ada, post news, decision: the row was changed`. */
export function formatDifference({ round, agent, post, what }: Difference): string {
  const places = [
    ...(round === null ? [] : [`round ${round}`]),
    ...(agent === null ? [] : [`agent ${agent}`]),
    ...(post === null ? [] : [`post ${post}`]),
  ];
  return [...places, what].join(", ");
}

/** Error for a changed record. `verify` reports it; other functions reject such a record. */
export class RecordMismatchError extends LedgerError {
  readonly difference: Difference;

  constructor(difference: Difference) {
    super(`the record of the run is broken: ${formatDifference(difference)}; put back a copy of its ledger`);
    this.difference = difference;
  }
}

/** Creates the error for a row. The row's cells determine the round, the agent and the post. */
export function differs(table: TableName, row: Row, what: string): RecordMismatchError {
  const { columns } = tableOf(table);
  const cell = (name: string): string | number | null => row[columns.indexOf(name)] ?? null;
  const text = (name: string): string | null => {
    const found = columns.includes(name) ? cell(name) : null;
    return typeof found === "string" && found !== "" ? found : null;
  };
  const round = columns[0] === "round" ? Number(row[0]) : null;
  const post = table === "decision" ? text("unit") : text("post");
  return new RecordMismatchError({
    round,
    agent: text("agent") ?? text("follower"),
    post,
    what: `${table}${table === "answer" ? ` to ${questionIn(row)}` : ""}: ${what}`,
  });
}

/** Returns the survey and the question of a row of `answer`, as one text. */
function questionIn([, survey, question]: Row): string {
  return `${survey}/${question}`;
}

/** Creates the error for a damaged table. If the damaged row is known, the error names it. */
export function damaged({ table, key, what }: Damage): RecordMismatchError {
  if (table !== null && key !== null) return differs(table, key, what);
  const named = table === null ? what : `${table}: ${what}`;
  return new RecordMismatchError({ round: null, agent: null, post: null, what: named });
}

/** Creates the error for a round whose rows or manifest do not match its record. */
export function otherRows(round: number): RecordMismatchError {
  return differs(
    "round",
    [round],
    "the rows recorded in it, or the manifest, are not those that it was closed with",
  );
}
