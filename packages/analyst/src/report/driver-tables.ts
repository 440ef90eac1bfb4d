import type { AnalysedChange } from "../drivers/analyse-change.js";
import type { Decomposition } from "../drivers/drivers.js";
import { type CsvOptions, toCsv } from "../files/csv.js";
import { driverCsvName } from "../run/csv-names.js";

/** A table of drivers saved by the pipeline. */
export interface DriverTable {
  readonly dimension: string;
  readonly file: string;
  readonly rows: number;
}

/** Saves each decomposition as a CSV: evidence that does not depend on a model. */
export async function saveDriverTables(
  write: (name: string, content: string) => Promise<void>,
  { decompositions }: AnalysedChange,
  options: CsvOptions,
): Promise<DriverTable[]> {
  const tables: DriverTable[] = [];
  for (const [index, { dimension, drivers }] of decompositions.entries()) {
    const file = driverCsvName(index + 1, dimension);
    await write(file, toCsv(asTable({ dimension, drivers }), options));
    tables.push({ dimension, file, rows: drivers.length });
  }
  return tables;
}

function asTable({ dimension, drivers }: Decomposition): Parameters<typeof toCsv>[0] {
  return {
    columns: [
      ...[dimension, "value_a", "value_b", "effect", "share_of_change"],
      ...(drivers.some(({ split }) => split !== null) ? ["weight_a", "weight_b", "within", "mix"] : []),
    ],
    rows: drivers.map(({ member, valueA, valueB, effect, shareOfChange, split }) => [
      ...[member, valueA, valueB, effect, shareOfChange],
      ...(split === null ? [] : [split.weightA, split.weightB, split.within, split.mix]),
    ]),
  };
}
