import type { MeasuredRun } from "../measure/measure-run.js";
import type { MeasuredValue } from "../measure/measured-value.js";

/** What was measured, without its value. */
export type Measured = Omit<MeasuredValue, "value" | "expected">;

/** What `measureRun` measured of a run. */
type Values = Pick<MeasuredRun, "values">;

/** What was measured of any run: measures of the whole audience first, then by segment. */
export function measuresOf(runs: readonly Values[]): Measured[] {
  const known = new Map<string, Measured>();
  for (const { values } of runs)
    for (const { value: _, expected: _expected, ...measured } of values)
      known.set(measureKey(measured), measured);
  return [...known.values()];
}

/** The value of each run, in their order; `null` if it has none. */
export function valuesOf(runs: readonly Values[], measured: Measured): (number | null)[] {
  const wanted = measureKey(measured);
  return runs.map((run) => byKey(run).get(wanted)?.value ?? null);
}

/** What was to be expected in each run, in their order; `null` if it is not known. */
export function expectedOf(runs: readonly Values[], measured: Measured): (number | null)[] {
  const wanted = measureKey(measured);
  return runs.map((run) => byKey(run).get(wanted)?.expected ?? null);
}

const indexed = new WeakMap<Values, ReadonlyMap<string, MeasuredValue>>();

/** The values of a run by what they measure: a run with surveys has thousands. */
function byKey(run: Values): ReadonlyMap<string, MeasuredValue> {
  const known = indexed.get(run) ?? new Map(run.values.map((one) => [measureKey(one), one]));
  indexed.set(run, known);
  return known;
}

/** The same for the same measure of the same agents and answers. */
export function measureKey({ measure, segment, survey }: Measured): string {
  const { name, question, answer, round, since } = survey ?? {};
  return JSON.stringify([measure, segment, name, question, answer, round, since]);
}
