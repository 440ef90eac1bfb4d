import type { MeasuredRun } from "../measure/measure-run.js";
import type { MeasuredValue } from "../measure/measured-value.js";

/** A measure without its value. */
export type Measured = Omit<MeasuredValue, "value" | "expected">;

/** The measured values of a run. */
type Values = Pick<MeasuredRun, "values">;

/**
 * Returns every measure that at least one of the runs has: measures of the complete audience first, then by segment.
 */
export function measuresOf(runs: readonly Values[]): Measured[] {
  const known = new Map<string, Measured>();
  for (const { values } of runs)
    for (const { value: _, expected: _expected, ...measured } of values)
      known.set(measureKey(measured), measured);
  return [...known.values()];
}

/** Returns the value of each run, in the order of the runs; `null` if a run has no value. */
export function valuesOf(runs: readonly Values[], measured: Measured): (number | null)[] {
  const wanted = measureKey(measured);
  return runs.map((run) => byKey(run).get(wanted)?.value ?? null);
}

/** Returns the expected value of each run, in the order of the runs; `null` if it is unknown. */
export function expectedOf(runs: readonly Values[], measured: Measured): (number | null)[] {
  const wanted = measureKey(measured);
  return runs.map((run) => byKey(run).get(wanted)?.expected ?? null);
}

const indexed = new WeakMap<Values, ReadonlyMap<string, MeasuredValue>>();

/**
 * Returns the values of a run by the key of their measure. The map is cached, because a run with surveys has thousands
 * of values.
 */
function byKey(run: Values): ReadonlyMap<string, MeasuredValue> {
  const known = indexed.get(run) ?? new Map(run.values.map((one) => [measureKey(one), one]));
  indexed.set(run, known);
  return known;
}

/** Returns a key that is equal for equal measures: same name, segment, and survey question and time. */
export function measureKey({ measure, segment, survey }: Measured): string {
  const { name, question, answer, round, since } = survey ?? {};
  return JSON.stringify([measure, segment, name, question, answer, round, since]);
}
