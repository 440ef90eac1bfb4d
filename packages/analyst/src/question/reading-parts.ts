import type { BorrowedMark } from "../cells/number/borrowed-mark.js";
import { markName } from "../cells/number/decimal-mark.js";
import { measureColumnName, measureLabel } from "../query/aggregate.js";
import { dimensionWords } from "../query/dimension-words.js";
import { isRowShare } from "../query/row-share.js";
import { quotedOption } from "./quoted.js";
import type { Reading } from "./reading.js";

/** A part of an interpretation, and the option that changes it. */
export interface ReadingPart {
  readonly part: "measure" | "aggregate" | "time" | "compare" | "by" | "where";
  /** The interpretation. */
  readonly value: string;
  /** The option in the notation of a command line. */
  readonly option: string;
}

/** Splits an interpretation into parts, one for each option that would change it. */
export function readingParts(reading: Reading): ReadingPart[] {
  const { measure, axis, periods, by, conditions, part } = reading;
  const [a, b] = periods;
  const name = measureColumnName(measure);
  return [
    {
      part: "measure",
      value: name,
      option: measure.column === null ? "--aggregate count" : `--measure ${quotedOption(name)}`,
    },
    ...(measure.column === null || measure.aggregate === "ratio"
      ? []
      : [
          {
            part: "aggregate" as const,
            value: measure.aggregate,
            option: `--aggregate ${measure.aggregate === "weighted average" ? "average" : measure.aggregate}`,
          },
        ]),
    ...(a === undefined || axis === null
      ? []
      : b === undefined
        ? [
            {
              part: "where" as const,
              value: `${axis.column.name} = ${a.label}`,
              option: `--where ${quotedOption(`${axis.column.name} = ${a.label}`)}`,
            },
          ]
        : [
            {
              part: "compare" as const,
              value: `${b.label.replace("..", "–")} against ${a.label.replace("..", "–")}`,
              option: `--compare ${a.label}:${b.label}`,
            },
          ]),
    ...(by === null
      ? []
      : [{ part: "by" as const, value: by.name, option: `--by ${quotedOption(by.name)}` }]),
    ...[...conditions, ...part].map(({ text }) => ({
      part: "where" as const,
      value: text,
      option: `--where ${quotedOption(text)}`,
    })),
    ...(axis === null || periods.length === 0
      ? []
      : [
          {
            part: "time" as const,
            value: axis.column.name,
            option: `--time ${quotedOption(axis.parts[0]?.name ?? "")}`,
          },
        ]),
  ];
}

/** The start of the sentence about an interpretation. */
export const readingMark = "Read as:";

/**
 * Describes an interpretation in a sentence.
 * @param doubts the used columns whose decimal separator was inferred from another column
 */
export function readingSentence(reading: Reading, doubts: readonly BorrowedMark[] = []): string {
  const { measure, axis, periods, by, part, operation, against } = reading;
  const conditions = [...reading.conditions, ...reading.totals];
  const [a, b] = periods;
  const label = measureLabel(measure);
  const what =
    operation === "relationship" && against !== null
      ? `${measureColumnName(measure)} against ${against.name}`
      : operation === "share"
        ? `share of the ${label}`
        : operation === "distribution"
          ? `distribution of ${measureColumnName(measure)}`
          : label;
  const nature = operation === "relationship" ? "" : natureWords(measure);
  const time =
    a === undefined || axis === null
      ? ""
      : b === undefined
        ? `, ${a.label} of ${axis.column.name}`
        : `, ${b.label.replace("..", "–")} against ${a.label.replace("..", "–")} of ${axis.column.name}`;
  const rows =
    conditions.length === 0 ? "all rows" : `rows where ${conditions.map(({ text }) => text).join(" and ")}`;
  const portion = part.length === 0 ? "" : `, of those ${part.map(({ text }) => text).join(" and ")}`;
  const marks = doubts
    .map(
      ({ column, mark, decidedBy }) =>
        `, ${column} with a decimal ${markName(mark)} as in ${decidedBy.column}`,
    )
    .join("");
  return `${readingMark} ${what}${nature}${time}${by === null ? "" : `, by ${dimensionWords(by)}`}, ${rows}${portion}${marks}.`;
}

/** Returns a note that says whether the numbers are added up; empty if this does not follow from their kind. */
function natureWords({ column, aggregate }: Reading["measure"]): string {
  if (column?.nature === "amount" && aggregate === "sum") return " (an amount)";
  const isAveraged = aggregate === "average" || aggregate === "weighted average";
  return column?.nature === "level" && isAveraged && !isRowShare(column)
    ? " (its numbers are not added up)"
    : "";
}
