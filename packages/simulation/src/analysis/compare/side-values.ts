import type { MeasuredRun } from "../measure/measure-run.js";
import type { MeasuredValue } from "../measure/measured-value.js";

/** A measure without its value. */
export type Measured = Omit<MeasuredValue, "value" | "expected">;

/** The measures of a run from `measureRun`. */
type Values = Pick<MeasuredRun, "values">;

/** The measures of any of the runs: those of the complete audience first, then by segment. */
export function measuresOf(runs: readonly Values[]): Measured[] {
  const known = new Map<string, Measured>();
  for (const { values } of runs)
    for (const { value: _, expected: _expected, ...measured } of values)
      known.set(measureKey(measured), measured);
  return [...known.values()];
}

/** The value of each run, in order; `null` if it has none. */
export function valuesOf(runs: readonly Values[], measured: Measured): (number | null)[] {
  const wanted = measureKey(measured);
  return runs.map((run) => byKey(run).get(wanted)?.value ?? null);
}

/** The expected value of each run, in order; `null` if it is unknown. */
export function expectedOf(runs: readonly Values[], measured: Measured): (number | null)[] {
  const wanted = measureKey(measured);
  return runs.map((run) => byKey(run).get(wanted)?.expected ?? null);
}

const indexed = new WeakMap<Values, ReadonlyMap<string, MeasuredValue>>();

/** The values of a run by measure: a run with surveys has thousands. */
function byKey(run: Values): ReadonlyMap<string, MeasuredValue> {
  const known = indexed.get(run) ?? new Map(run.values.map((one) => [measureKey(one), one]));
  indexed.set(run, known);
  return known;
}

/** A key: equal for the same measure of the same agents and answers. */
export function measureKey({ measure, segment, survey }: Measured): string {
  const { name, question, answer, round, since } = survey ?? {};
  return JSON.stringify([measure, segment, name, question, answer, round, since]);
}
