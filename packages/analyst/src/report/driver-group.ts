import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import { printChange, printNumber, printShare } from "@concordat/report-kit";
import { type SplitTotal, splitOf } from "./split-words.js";

type Driver = AnalysisReport["drivers"][number];

/** The drivers in one dimension, as displayed in the HTML and Markdown reports. */
export interface DriverGroup {
  readonly dimension: string;
  readonly heading: string;
  readonly members: readonly Driver[];
  readonly columns: readonly string[];
  /** Rows for the largest groups, the sum of the others, and the total. The first cell contains the name. */
  readonly rows: readonly (readonly string[])[];
  /** The two parts of the total's change; `null` if the measure is a sum or a count. */
  readonly split: SplitTotal | null;
}

const membersShown = 15;

/** Returns the drivers of a report, by dimension. */
export function driverGroups(report: AnalysisReport): DriverGroup[] {
  const dimensions = [...new Set(report.drivers.map(({ dimension }) => dimension))];
  return dimensions.map((dimension) => {
    const members = report.drivers.filter((driver) => driver.dimension === dimension);
    const split = splitOf(
      members.map(({ value_a: valueA, value_b: valueB, ...rest }) => ({ ...rest, valueA, valueB })),
    );
    return {
      dimension,
      heading: `What drove the change, by ${dimension}`,
      members,
      columns: columnsOf(dimension, report, split !== null),
      rows: rowsOf(members, report, split),
      split,
    };
  });
}

/** Returns the name of a group, or a label for rows without a value. */
export function memberLabel({ dimension, member }: Pick<Driver, "dimension" | "member">): string {
  return member === null ? `(no ${dimension})` : member === "" ? "(empty)" : member;
}

function columnsOf(dimension: string, { time }: AnalysisReport, isSplit: boolean): string[] {
  const periods = [time?.period_a ?? "before", time?.period_b ?? "after"];
  return [
    dimension,
    ...periods,
    ...(isSplit ? [...periods.map((period) => `share ${period}`), "within", "mix"] : []),
    ...(isSplit ? ["contribution"] : ["change"]),
    "share of the change",
  ];
}

function rowsOf(members: readonly Driver[], { total }: AnalysisReport, split: SplitTotal | null): string[][] {
  const rest = members.slice(membersShown);
  const whole = total ?? { value_a: null, value_b: null, change: 0 };
  const share = whole.change === 0 ? null : 1;
  return [
    ...members.slice(0, membersShown).map(memberRow),
    ...(rest.length === 0 ? [] : [restRow(rest, split !== null)]),
    [
      ...["total", printNumber(whole.value_a), printNumber(whole.value_b)],
      ...(split === null ? [] : ["", "", printChange(split.within), printChange(split.mix)]),
      ...[printChange(whole.change), printShare(share)],
    ],
  ];
}

function memberRow(driver: Driver): string[] {
  const { value_a, value_b, effect, share_of_change, split } = driver;
  return [
    ...[memberLabel(driver), printNumber(value_a), printNumber(value_b)],
    ...(split === null
      ? []
      : [
          ...[printShare(split.weight_a), printShare(split.weight_b)],
          ...[printChange(split.within), printChange(split.mix)],
        ]),
    ...[printChange(effect), printShare(share_of_change)],
  ];
}

/** Returns the row for all groups that are not listed. Averages cannot be added up, so their cells are empty. */
function restRow(rest: readonly Driver[], isSplit: boolean): string[] {
  const sum = (value: (driver: Driver) => number | null): number =>
    rest.reduce((total, driver) => total + (value(driver) ?? 0), 0);
  const isUnshared = rest.every(({ share_of_change }) => share_of_change === null);
  return [
    `${rest.length} others`,
    ...(isSplit
      ? [
          ...["", ""],
          ...[
            printShare(sum(({ split }) => split?.weight_a ?? 0)),
            printShare(sum(({ split }) => split?.weight_b ?? 0)),
          ],
          ...[
            printChange(sum(({ split }) => split?.within ?? 0)),
            printChange(sum(({ split }) => split?.mix ?? 0)),
          ],
        ]
      : [printNumber(sum(({ value_a }) => value_a)), printNumber(sum(({ value_b }) => value_b))]),
    printChange(sum(({ effect }) => effect)),
    printShare(isUnshared ? null : sum(({ share_of_change }) => share_of_change)),
  ];
}
