import { printAmountOfChange, printShare, sentenceList } from "@concordat/report-kit";
import type { Measure } from "../../query/aggregate.js";
import { courseTopics } from "../../question/course-words.js";
import { monthName } from "../../question/periods/months.js";
import { refusal } from "../../question/refusal.js";
import type { Table } from "../../table/open-table.js";
import { withUnit } from "../phrases.js";
import { levelShift } from "./level-shift.js";
import { type OwnHistory, ownHistory } from "./own-history.js";
import { type Season, seasonOf } from "./season.js";
import type { Series } from "./series.js";
import { turningPoints } from "./turning-points.js";

/** Maximum number of turning points that are named. Those with the largest swing are chosen. */
const maxTurns = 4;

/** Maximum number of turning points that are described without being asked for. */
const maxTurnsUnasked = 8;

/** The sentences about a trend: first those that the question asks for, then the others. */
export interface Course {
  readonly first: readonly string[];
  readonly rest: readonly string[];
}

type Topic = keyof typeof courseTopics;

/** Describes the season, the turning points and the last change of a series. */
export function describeCourse(series: Series, measure: Measure, table: Table, question: string): Course {
  const season = seasonOf(series);
  const history = ownHistory(series, season !== null);
  const isAsked = (topic: Topic): boolean => courseTopics[topic].test(question);
  if (isAsked("history") && history === null)
    throw refusal(table, `its ${series.values.length} periods are too few to say what is usual`);
  const said: Readonly<Record<Topic, readonly string[]>> = {
    season: seasonSentences(series, season, measure, isAsked("season")),
    turns: turnSentences(series, season, measure, isAsked("turns")),
    history:
      history === null || !(history.isUnusual || isAsked("history"))
        ? []
        : [historySentence(series, history)],
  };
  const topics = ["season", "turns", "history"] as const;
  const filled =
    series.filled === 0
      ? []
      : [
          `For this, ${series.filled} missing ${series.filled === 1 ? "period was" : "periods were"} put on a straight line between their neighbours.`,
        ];
  const isFilled = filled.length > 0 && topics.some((topic) => said[topic].length > 0);
  return {
    first: topics.filter(isAsked).flatMap((topic) => said[topic]),
    rest: [
      ...topics.filter((topic) => !isAsked(topic)).flatMap((topic) => said[topic]),
      ...(isFilled ? filled : []),
    ],
  };
}

function seasonSentences(
  { periods, perYear }: Series,
  season: Season | null,
  measure: Measure,
  isAsked: boolean,
): string[] {
  if (season === null)
    return isAsked ? ["No season was found: no pattern returns each year strongly enough."] : [];
  const { factors, adjusted, isMultiplied } = season;
  const place = (pick: (...values: number[]) => number): string => {
    const at = factors.indexOf(pick(...factors));
    const part = periods.find((period, index) => index % perYear === at && period !== "")?.slice(5) ?? "";
    const name = perYear === 12 ? monthName(Number(part)) : part;
    const factor = factors[at] ?? 0;
    return `${name} (${isMultiplied ? `${factor < 1 ? "−" : "+"}${printShare(Math.abs(factor - 1))}` : printAmountOfChange(factor)})`;
  };
  const [first = 0] = adjusted;
  const last = adjusted.at(-1) ?? 0;
  const verb = last > first ? "rose" : last < first ? "fell" : "did not change";
  return [
    `A season returns each year: highest in ${place(Math.max)}, lowest in ${place(Math.min)}. Without it, the series ${verb} from ${withUnit(first, measure)} to ${withUnit(last, measure)}.`,
  ];
}

function turnSentences(series: Series, season: Season | null, measure: Measure, isAsked: boolean): string[] {
  const values = season?.adjusted ?? series.values;
  const shift = season === null ? levelShift(values) : null;
  const name = (at: number): string => series.periods[at] ?? "";
  const level =
    shift === null
      ? []
      : [
          `Its level ${shift.after > shift.before ? "rose" : "fell"} with ${name(shift.at)}: ${withUnit(shift.before, measure)} on average before, ${withUnit(shift.after, measure)} from then on.`,
        ];
  const all = turningPoints(values, series.perYear).filter(({ at }) => name(at) !== "");
  if (all.length === 0)
    return isAsked
      ? [...level, "No turning point was found: no high or low stands out on both sides."]
      : level;
  if (all.length > maxTurnsUnasked && !isAsked) return level;
  const largest = [...all]
    .sort((x, y) => y.swing - x.swing)
    .slice(0, maxTurns)
    .sort((x, y) => x.at - y.at);
  const named = largest.map(
    ({ at, isHigh }) => `a ${isHigh ? "high" : "low"} in ${name(at)} (${withUnit(values[at] ?? 0, measure)})`,
  );
  const count =
    all.length > largest.length
      ? `The largest of its ${all.length} turning points`
      : all.length === 1
        ? "Its turning point"
        : "Its turning points";
  return [
    ...level,
    `${count}${season === null ? "" : " without the season"} ${all.length === 1 ? "is" : "are"} ${sentenceList(named)}.`,
  ];
}

function historySentence(
  { periods }: Series,
  { before, change, usual, isUnusual, changes }: OwnHistory,
): string {
  const [low, high] = usual;
  return `The change from ${before} to ${periods.at(-1)} (${printAmountOfChange(change)}) is ${isUnusual ? "unusual" : "usual"} for it: of ${changes} earlier ones most lie between ${printAmountOfChange(low)} and ${printAmountOfChange(high)}.`;
}
