import {
  densityChart,
  formatShare,
  lineChart,
  stackedCharts,
  standaloneSvg,
  type TitledChart,
} from "@concordat/report-kit";
import { meanInterval } from "@concordat/simulation";
import type { Panel, PlottedPanels } from "./plotted-run.js";

type SharePanel = Extract<Panel, { kind: "share" }>;
type DistributionPanel = Extract<Panel, { kind: "distribution" }>;

const width = 720;

/**
 * Draws the panels of one or several runs as an SVG file. For several runs a line is their mean with its 95 % interval,
 * and a distribution is the mean of their distributions.
 * @param runs the panels of each run, for the same rounds
 */
export function drawPlot(name: string, runs: readonly PlottedPanels[]): string {
  const [first] = runs;
  if (first === undefined) throw new RangeError("a picture needs a run");
  const rounds = Math.max(0, ...first.panels.map(({ values }) => values.length));
  const labels = Array.from({ length: rounds }, (_, at) => roundLabel(first.firstRound + at));
  const lines = runs.flatMap(({ panels }) => panels.filter(isShare));
  const greatest = Math.max(0, ...lines.flatMap(({ values }) => values));
  const charts = first.panels.map((panel, index): TitledChart => {
    const same = runs.flatMap(({ panels }) => panels[index] ?? []);
    const drawing =
      panel.kind === "share"
        ? shareLine(panel.title, same.filter(isShare), labels, greatest)
        : densityChart(
            {
              name: panel.title,
              units: "agents",
              labels,
              range: panel.range,
              shares: meanShares(same.filter(isDistribution)),
            },
            width,
          );
    return { title: panel.title, drawing };
  });
  return standaloneSvg(stackedCharts(name, charts, { note: noteOf(first, runs.length), width }));
}

/** Explains what is drawn, below the charts. */
function noteOf({ panels }: PlottedPanels, runs: number): string {
  const across = "From left to right: the rounds.";
  if (runs === 1) return across;
  return panels.every(isShare)
    ? `${across} Lines: the mean of ${runs} runs. Bands: its 95 % interval.`
    : `${across} Each cell is the mean of ${runs} runs.`;
}

/** Formats a share of an axis or a peak, without decimals if it needs none. */
function shortShare(share: number): string {
  const percent = Math.round(share * 1e9) / 1e7;
  return Number.isInteger(percent) ? `${percent} %` : formatShare(share);
}

function isShare(panel: Panel): panel is SharePanel {
  return panel.kind === "share";
}

function isDistribution(panel: Panel): panel is DistributionPanel {
  return panel.kind === "distribution";
}

function roundLabel(round: number): string {
  return round < 0 ? "start" : String(round);
}

/** Draws a share over the rounds. The peak is marked with its value. */
function shareLine(
  title: string,
  panels: readonly SharePanel[],
  labels: readonly string[],
  greatest: number,
): string {
  const means = labels.map((_, at) =>
    meanInterval(
      panels.map(({ values }) => values[at] ?? null),
      { low: 0, high: 1 },
    ),
  );
  const peak = Math.max(...means.map(({ mean }) => mean ?? 0));
  const at = means.findIndex(({ mean }) => mean === peak);
  return lineChart(
    {
      name: title,
      points: means.map(({ mean, interval }, index) => ({
        label: labels[index] ?? "",
        value: mean,
        isPartial: false,
        isMarked: index === at,
        interval,
      })),
      format: shortShare,
      plotHeight: 140,
      range: { least: 0, greatest: greatest === 0 ? 1 : greatest },
    },
    width,
  );
}

/** Returns the mean of the distributions of several runs, for each round. */
function meanShares(panels: readonly DistributionPanel[]): number[][] {
  const [first] = panels;
  return (first?.values ?? []).map((shares, at) =>
    shares.map(
      (_, bin) => panels.reduce((sum, { values }) => sum + (values[at]?.[bin] ?? 0), 0) / panels.length,
    ),
  );
}
