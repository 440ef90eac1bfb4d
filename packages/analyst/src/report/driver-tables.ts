import { join } from "node:path";
import type { Change } from "../drivers/analyse-change.js";
import type { Decomposition } from "../drivers/decompose.js";
import { writeAtomically } from "../files/atomic-write.js";
import { type CsvOptions, toCsv } from "../files/csv.js";
import { slug } from "../files/slug.js";

/** A table of drivers that the pipeline saved. */
export interface DriverTable {
  readonly dimension: string;
  readonly file: string;
  readonly rows: number;
}

/** Saves each decomposition as a CSV: the evidence that does not depend on a model. */
export async function saveDriverTables(
  folder: string,
  { decompositions }: Change,
  options: CsvOptions,
): Promise<DriverTable[]> {
  const tables: DriverTable[] = [];
  for (const [index, { dimension, drivers }] of decompositions.entries()) {
    const file = `drivers-${index + 1}-${slug(dimension, "dimension")}.csv`;
    await writeAtomically(join(folder, file), toCsv(asTable({ dimension, drivers }), options));
    tables.push({ dimension, file, rows: drivers.length });
  }
  return tables;
}

function asTable({ dimension, drivers }: Decomposition): Parameters<typeof toCsv>[0] {
  return {
    columns: [dimension, "value_a", "value_b", "effect", "share_of_change"],
    rows: drivers.map(({ member, valueA, valueB, effect, shareOfChange }) => [
      member,
      valueA,
      valueB,
      effect,
      shareOfChange,
    ]),
  };
}
