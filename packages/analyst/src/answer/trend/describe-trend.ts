import { plainTime } from "../../question/plain-time.js";
import { refusal } from "../../question/refusal.js";
import { inPercent } from "../../report/in-percent.js";
import type { RankedMember } from "../answer.js";
import type { Compute } from "../compute.js";
import { groupValues } from "../group-values.js";
import { capital, theMeasure, withUnit } from "../phrases.js";
import { scopeOf } from "../scope.js";
import { computeValue } from "../value.js";
import { cutPeriods, leftOutSentences } from "./cut-periods.js";
import { describeCourse } from "./describe-course.js";
import { seriesOf } from "./series-of.js";

/**
 * Describes the measure over time: its first, last, highest and lowest values, its seasonal pattern, its turning
 * points, and its last change.
 */
export const describeTrend: Compute = async (table, reading, options) => {
  const { measure, axis } = reading;
  const by = reading.by ?? (axis === null ? null : plainTime(axis));
  if (by === null)
    throw refusal(table, "it has no column of dates or years, so nothing in it goes over time");
  const all = await groupValues(table, measure, by, "time", options);
  const cut = await cutPeriods(table, reading, by.part?.name, options);
  const whole = all.filter(({ member }) => !cut.includes(member ?? ""));
  const points = whole.length < 2 ? all : whole;
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined)
    throw refusal(table, "the rows that fit have no values over time");
  if (points.length === 1) return computeValue(table, reading, options);
  const extreme = (better: (a: number, b: number) => boolean): RankedMember =>
    points.reduce((best, point) => (better(point.value, best.value) ? point : best), first);
  const highest = extreme((a, b) => a > b);
  const lowest = extreme((a, b) => a < b);
  const change = last.value - first.value;
  const verb = change > 0 ? "rose" : change < 0 ? "fell" : "did not change";
  const percent = inPercent(first.value, change);
  const ends = [
    `${capital(theMeasure(measure))}${scopeOf(reading)} ${verb} from ${withUnit(first.value, measure)} in ${first.member} to ${withUnit(last.value, measure)} in ${last.member}${percent}.`,
    `It was highest in ${highest.member} (${withUnit(highest.value, measure)}) and lowest in ${lowest.member} (${withUnit(lowest.value, measure)}), of ${points.length} periods.`,
    ...leftOutSentences(points.length < all.length ? cut : []),
  ];
  const series = by.column === axis?.column || by.column === axis?.parts[0] ? seriesOf(points) : null;
  const course = series === null ? null : describeCourse(series, measure, table, reading.question);
  return {
    sentences: course === null ? ends : [...course.first, ...ends, ...course.rest],
    value: null,
    ranking: all,
    assumptions: [],
  };
};
