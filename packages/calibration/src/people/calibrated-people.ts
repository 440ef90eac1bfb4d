import { omitUndefined } from "@concordat/contracts/options";
import { type Found, listed } from "@concordat/simulation/documents";
import type { CalibratedPerson } from "../calibrate/calibrated-person.js";
import { AnswersError } from "./answers-error.js";
import { requireColumn } from "./match-people.js";
import type { PeopleTable, TableRow } from "./read-table.js";
import type { SimulatedAgent } from "./simulated-answers.js";

/** A table with further attributes of the people, which their agents do not know. */
export interface KnownTable {
  /** The table, with a row for each person. */
  readonly table: PeopleTable;
  /** The rows of the table, by the id of the person. */
  readonly byId: ReadonlyMap<string, TableRow>;
  /** The columns by which people are compared. Ids and names are not included. */
  readonly columns: readonly string[];
  /** The column with weights. Default: the weights of the run, or equal weights. */
  readonly weight?: string;
}

/**
 * Combines the agents with the real answers of their people.
 * @throws {AnswersError} when an agent has no row, or a weight is not a number above 0
 */
export function calibratedPeople(
  agents: readonly SimulatedAgent[],
  real: ReadonlyMap<string, Readonly<Record<string, string | number>>>,
  known: KnownTable | null,
): CalibratedPerson[] {
  if (known !== null) checkTable(agents, known);
  return agents.map(({ id, columns, answers, weight: ofRun }) => {
    const row = known?.byId.get(id);
    const ofTable = Object.fromEntries(
      (known?.columns ?? []).map((column) => [column, cellValue(row?.cells.get(column) ?? "")]),
    );
    const answered = real.get(id);
    return {
      id,
      simulated: answers,
      columns: { ...columns, ...ofTable },
      ...omitUndefined({ real: answered }),
      ...weightOf(known?.weight === undefined ? ofRun : Number(row?.cells.get(known.weight))),
    };
  });
}

function weightOf(weight: number | undefined): { readonly weight?: number } {
  return weight === undefined ? {} : { weight };
}

function checkTable(agents: readonly SimulatedAgent[], { table, byId, columns, weight }: KnownTable): void {
  const without = agents.filter(({ id }) => !byId.has(id)).map(({ id }) => JSON.stringify(id));
  if (without.length > 0)
    throw new AnswersError(table.file, [
      `has no row for ${without.length} of the run's ${agents.length} people, such as ${without[0] ?? ""}`,
    ]);
  for (const column of columns) requireColumn(table, column, "to estimate by");
  if (weight === undefined) return;
  requireColumn(table, weight, "with weights");
  const refused: Found[] = [...byId.values()].flatMap(({ line, cells }) => {
    const value = cells.get(weight) ?? "";
    return Number(value) > 0 && Number.isFinite(Number(value)) ? [] : [{ line, value }];
  });
  if (refused.length > 0)
    throw new AnswersError(table.file, [
      listed(refused, "weight is not a number above 0", "weights are not numbers above 0"),
    ]);
}

/** Converts a cell to a number if possible; `null` if it is empty. */
function cellValue(cell: string): string | number | null {
  if (cell === "") return null;
  const number = Number(cell);
  return Number.isFinite(number) ? number : cell;
}
