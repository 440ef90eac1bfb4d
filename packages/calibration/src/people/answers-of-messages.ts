import { type Found, listed } from "@concordat/simulation/documents";
import { AnswersError } from "./answers-error.js";
import { requireColumn } from "./match-people.js";
import type { PeopleTable } from "./read-table.js";

/**
 * Splits a table of answers about several messages into a table for each message.
 * @param messages the names of the messages
 * @param column the column with the name of the message
 * @throws {AnswersError} when the column does not exist, or a row has an unknown message
 */
export function answersOfMessages(
  table: PeopleTable,
  column: string,
  messages: readonly string[],
): Map<string, PeopleTable> {
  requireColumn(table, column, "with the messages");
  const other: Found[] = table.rows
    .map(({ line, cells }) => ({ line, value: cells.get(column) ?? "" }))
    .filter(({ value }) => !messages.includes(value));
  if (other.length > 0)
    throw new AnswersError(table.file, [
      `${listed(other, "row is about none of the messages", "rows are about none of the messages")}, which are ${messages.map((name) => JSON.stringify(name)).join(", ")}`,
    ]);
  return new Map(
    messages.map((name) => [
      name,
      { ...table, rows: table.rows.filter(({ cells }) => cells.get(column) === name) },
    ]),
  );
}
