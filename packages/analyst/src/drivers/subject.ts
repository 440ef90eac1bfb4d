import { AnalystError } from "../error/analyst-error.js";
import { type Aggregate, type Measure, measureLabel } from "../query/aggregate.js";
import { listNames } from "../query/reading.js";
import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";
import { type Comparison, readComparison } from "./comparison.js";
import { lastWholePeriods } from "./whole-periods.js";

/** What a user says about what is to be analysed; whatever is left out is taken from the table. */
export interface SubjectOptions {
  /** The column that is put together. Default: the first column of numbers that are measured. */
  readonly measure?: string;
  /** How its values are put together. Default: sum; count where nothing can be added up. */
  readonly aggregate?: Aggregate;
  /** The column of dates or years. Default: the first. */
  readonly time?: string;
  /** Two periods, `2008:2009`. Default: the last two whole ones. */
  readonly compare?: string;
}

/** Whether the user said it or it was taken from the table. */
type Chosen = "asked" | "assumed";

/** What is analysed: a measure, and two periods of which the change is explained. */
export interface Subject {
  readonly measure: Measure;
  readonly measureChosen: Chosen;
  /** Null: the table has no two periods to compare. */
  readonly comparison: Comparison | null;
  readonly comparisonChosen: Chosen;
  /** What was taken without being asked for, in sentences. */
  readonly assumptions: readonly string[];
}

/**
 * Settles what is analysed.
 * @throws {AnalystError} BAD_OPTION when what the user said does not fit the table
 */
export async function chooseSubject(table: Table, options: SubjectOptions = {}): Promise<Subject> {
  const measure = chooseMeasure(table, options);
  const comparison = await chooseComparison(table, options);
  const measureChosen = options.measure === undefined ? "assumed" : "asked";
  const comparisonChosen = options.compare === undefined ? "assumed" : "asked";
  const assumptions = [
    ...(measureChosen === "asked"
      ? []
      : [
          measure.column === null
            ? "No measure was named and the table has no column of numbers to add up: its rows are counted."
            : `No measure was named: the ${measureLabel(measure)}, the first column of numbers, was taken.`,
        ]),
    ...(comparisonChosen === "asked" || comparison === null
      ? []
      : [
          `No periods were named: ${comparison.a.label} and ${comparison.b.label}, the last two whole ones of ${comparison.column.name}, were taken.`,
        ]),
  ];
  return { measure, measureChosen, comparison, comparisonChosen, assumptions };
}

function chooseMeasure({ columns }: Table, { measure: name, aggregate }: SubjectOptions): Measure {
  const column =
    name === undefined ? columns.find(({ role }) => role === "measure") : named(columns, "measure", name);
  if (column === undefined) {
    if (aggregate !== undefined && aggregate !== "count") {
      throw new AnalystError(
        "BAD_OPTION",
        `the table has no column of numbers of which a ${aggregate} could be taken`,
      );
    }
    return { column: null, aggregate: "count" };
  }
  if (column.kind !== "number" && aggregate !== undefined && aggregate !== "count") {
    throw new AnalystError("BAD_OPTION", `--measure ${column.name} holds no numbers; it can only be counted`);
  }
  return { column, aggregate: aggregate ?? (column.kind === "number" ? "sum" : "count") };
}

async function chooseComparison(table: Table, { time, compare }: SubjectOptions): Promise<Comparison | null> {
  const candidates = table.columns.filter(({ role }) => role === "time" || role === "year");
  const column = time === undefined ? timeFor(candidates, compare) : named(candidates, "time", time);
  if (column === undefined) {
    if (compare !== undefined) {
      throw new AnalystError(
        "BAD_OPTION",
        `cannot compare ${compare}: the table has no column of dates or years`,
      );
    }
    return null;
  }
  return compare === undefined ? lastWholePeriods(table, column) : readComparison(table, column, compare);
}

/** The first column of dates or years; for periods finer than years, the first of dates. */
function timeFor(candidates: readonly Column[], compare: string | undefined): Column | undefined {
  const finer = compare !== undefined && /\d-/.test(compare);
  return candidates.find(({ role }) => !finer || role === "time") ?? candidates[0];
}

function named(columns: readonly Column[], option: string, name: string): Column {
  const column = columns.find((candidate) => candidate.name === name);
  if (column !== undefined) return column;
  const names = listNames(columns.map((candidate) => candidate.name)) || "none";
  throw new AnalystError(
    "BAD_OPTION",
    `--${option} ${JSON.stringify(name)} is no column that fits; there are ${names}`,
  );
}
