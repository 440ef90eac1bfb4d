import type { Table } from "../table/open-table.js";
import type { Draft } from "./draft.js";
import type { Reading } from "./reading.js";
import { refusal } from "./refusal.js";

/** Matches a question for the price of a thing, as in `how much did a television cost`. */
const priceOfOne =
  /\bhow much (?:money )?(?:did|does|do|is|was|were|would)\b.*\bcosts?\b|\bwhat (?:did|does|do)\b.*\bcosts?\b|\bprice (?:of|for) an? /i;

/** The value of an index at the time that its other values are compared with. */
const base = 100;

/**
 * Throws if a question asks for a price and the numbers are an index, which begins with 100 for everything: an index says
 * how prices changed, and not what anything costs.
 * @throws {AnalystError} NOT_IN_TABLE
 */
export async function assertPriceIsNoIndex(
  table: Table,
  { question, options }: Draft,
  { measure: { column }, axis }: Reading,
): Promise<void> {
  if (column === null || axis === null || options.measure !== undefined || !priceOfOne.test(question)) return;
  const time = axis.column.id;
  const [[least, greatest] = []] = await table.select(
    `SELECT min(${column.id}), max(${column.id}) FROM data WHERE ${time} = (SELECT min(${time}) FROM data)`,
    [],
  );
  if (Number(least) === base && Number(greatest) === base)
    throw refusal(
      table,
      `it asks for a price, and the numbers of ${column.name} are an index: all of them begin with 100; ask how they changed`,
    );
}
