import { type Damage, LedgerError } from "../ledger/ledger.js";
import type { Row, TableName } from "../ledger/tables.js";
import { tableOf } from "../ledger/tables.js";

/** The first difference between a run's record and its replay. */
export interface Difference {
  /** `null` if it is not about a round. */
  readonly round: number | null;
  /** `null` if it is not about one agent. */
  readonly agent: string | null;
  /** `null` if it is not about one post. */
  readonly post: string | null;
  /** What is wrong. */
  readonly what: string;
}

/** A difference on one line: `round 2, agent ada, post news, decision: the row was changed`. */
export function formatDifference({ round, agent, post, what }: Difference): string {
  const places = [
    ...(round === null ? [] : [`round ${round}`]),
    ...(agent === null ? [] : [`agent ${agent}`]),
    ...(post === null ? [] : [`post ${post}`]),
  ];
  return [...places, what].join(", ");
}

/** A run is not what it was when it was recorded: `verify` reports it, and nothing is built on such a record. */
export class RecordMismatchError extends LedgerError {
  readonly difference: Difference;

  constructor(difference: Difference) {
    super(`the record of the run is broken: ${formatDifference(difference)}; put back a copy of its ledger`);
    this.difference = difference;
  }
}

/** Reports what is wrong with a row, at the place that its key names. */
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

/** The survey and the question that a row of `answer` names. */
function questionIn([, survey, question]: Row): string {
  return `${survey}/${question}`;
}

/** Reports what is wrong with a table, at the place that is known. */
export function damaged({ table, key, what }: Damage): RecordMismatchError {
  if (table !== null && key !== null) return differs(table, key, what);
  const named = table === null ? what : `${table}: ${what}`;
  return new RecordMismatchError({ round: null, agent: null, post: null, what: named });
}

/** Reports that the rows of a round, or the manifest, are not those that its record was made of. */
export function otherRows(round: number): RecordMismatchError {
  return differs(
    "round",
    [round],
    "the rows recorded in it, or the manifest, are not those that it was closed with",
  );
}
