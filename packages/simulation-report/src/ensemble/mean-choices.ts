import {
  capitalised,
  figure,
  formatShare,
  lineChart,
  numberColumn,
  paragraph,
  rangeFromZero,
  section,
  subheading,
  table,
  textColumn,
} from "@concordat/report-kit";
import type { MeanInterval } from "@concordat/simulation";
import { limits } from "../limits.js";
import { choiceNames, choicesInOrder } from "../run/choices.js";
import type { EnsembleReport } from "./ensemble-report.js";

/** Renders the choices in each round, averaged over the runs. */
export function choicesByRound({ rounds }: EnsembleReport): string {
  const made = choicesInOrder.filter((choice) => rounds.some(({ shares }) => (shares[choice].mean ?? 0) > 0));
  if (made.length === 0) return "";
  // The charts are below each other and are compared, so they have the same axis.
  const range = rangeFromZero(
    rounds.flatMap(({ shares }) =>
      made.flatMap((choice) => [shares[choice].mean, clamped(shares[choice].interval)?.high ?? null]),
    ),
  );
  const charts = made.map((choice) => {
    const name = `${capitalised(choiceNames[choice])}, as a share of the items shown in the round`;
    const points = rounds.map(({ round, shares }) => ({
      label: String(round),
      value: shares[choice].mean,
      interval: clamped(shares[choice].interval),
      isPartial: false,
      isMarked: false,
    }));
    const chart = { name, points, format: formatShare, range, plotHeight: 100 };
    return `${subheading(name)}\n${rounds.length < 2 ? "" : figure((width) => lineChart(chart, width), null)}`;
  });
  const rows = rounds.slice(0, limits.rows).map(({ round, shares }) => ({
    cells: [String(round), ...made.map((choice) => shareWithInterval(shares[choice]))],
  }));
  const headings = [textColumn("round"), ...made.map((choice) => numberColumn(choiceNames[choice]))];
  return section(
    "choices",
    "Choices by round",
    [
      ...charts,
      table("Mean share of each choice in each round, with its interval", headings, rows),
      paragraph(
        "The line is the mean over all runs in which anything was decided in the round, the band its 95 % interval.",
        "muted",
      ),
    ].join("\n"),
  );
}

/** Restricts the interval of a share to the possible values from 0 to 1. */
function clamped(interval: MeanInterval["interval"]): MeanInterval["interval"] {
  if (interval === null) return null;
  return { low: Math.max(0, interval.low), high: Math.min(1, interval.high) };
}

function shareWithInterval({ mean, interval }: MeanInterval): string {
  const of = clamped(interval);
  return of === null
    ? formatShare(mean)
    : `${formatShare(mean)} (${formatShare(of.low)} to ${formatShare(of.high)})`;
}
