import { printNumber } from "@concordat/report-kit";
import { refusal } from "../question/refusal.js";
import { asksForStock } from "../question/stock-asked.js";
import type { Compute } from "./compute.js";
import { groupValues } from "./group-values.js";
import { capital, theMeasure, withUnit } from "./phrases.js";
import { scopeOf } from "./scope.js";
import { cutPeriods } from "./trend/cut-periods.js";

/**
 * Computes the average of a measure over periods: for `inspections per year`, the average over all years that have
 * rows.
 */
export const averagePerPeriod: Compute = async (table, reading, options) => {
  const { by, measure } = reading;
  if (by === null) throw new Error("an average per period has periods");
  const periods = await groupValues(table, measure, by, "time", options);
  if (periods.length === 0)
    throw refusal(table, `no period of ${by.name} has a value of ${measure.column?.name ?? "it"}`);
  const value = periods.reduce((total, period) => total + period.value, 0) / periods.length;
  const cut = await cutPeriods(table, reading, by.part?.name, options);
  const unit =
    by.part?.name ?? /year|quarter|month|week|day|hour/i.exec(by.name)?.[0].toLowerCase() ?? by.name;
  const partly =
    cut.length === 0 ? [] : [`${cut.join(" and ")} ${cut.length === 1 ? "is" : "are"} covered in part only.`];
  return {
    sentences: [
      asksForStock(reading.question, measure.column, table.columns)
        ? `${capital(theMeasure(measure))}${scopeOf(reading)} is ${withUnit(value, measure)} on average over its ${printNumber(periods.length)} ${unit}s.`
        : `${capital(theMeasure(measure))}${scopeOf(reading)} is ${withUnit(value, measure)} per ${unit} on average, over ${printNumber(periods.length)} of them.`,
      ...partly,
    ],
    value,
    ranking: [],
    assumptions: [],
  };
};
