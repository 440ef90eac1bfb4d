import { refusal } from "../question/refusal.js";
import type { Compute } from "./compute.js";
import { wholeValue } from "./group-values.js";
import { capital, theMeasure, withUnit } from "./phrases.js";
import { scopeOf } from "./scope.js";

/** Computes a single number. */
export const computeValue: Compute = async (table, reading, options) => {
  const value = await wholeValue(table, reading.measure, options);
  if (value === null)
    throw refusal(table, `the rows that fit have no value of ${reading.measure.column?.name ?? "it"}`);
  const sentence = `${capital(theMeasure(reading.measure))}${scopeOf(reading)} is ${withUnit(value, reading.measure)}.`;
  const { alternative } = reading;
  const other = alternative === null ? null : await wholeValue(table, alternative.measure, options);
  const otherwise =
    alternative === null || other === null || other === value
      ? []
      : [
          `${capital(theMeasure(alternative.measure))} is ${withUnit(other, alternative.measure)} (${alternative.option}).`,
        ];
  return { sentences: [sentence, ...otherwise], value, ranking: [], assumptions: [] };
};
