import type { MeasuredRun, MeasuredValue } from "../measure/measure-run.js";

/** What was measured of any run: measures of the whole audience first, then by segment. */
export function measuresOf(runs: readonly MeasuredRun[]): Omit<MeasuredValue, "value">[] {
  const known = new Map<string, Omit<MeasuredValue, "value">>();
  for (const { values } of runs)
    for (const { measure, segment } of values) known.set(keyOf(measure, segment), { measure, segment });
  return [...known.values()];
}

/** The value of each run, in their order; null where it has none. */
export function valuesOf(
  runs: readonly MeasuredRun[],
  measure: MeasuredValue["measure"],
  segment: string | null,
): (number | null)[] {
  return runs.map(
    ({ values }) => values.find((one) => one.measure === measure && one.segment === segment)?.value ?? null,
  );
}

function keyOf(measure: string, segment: string | null): string {
  return JSON.stringify([measure, segment]);
}
