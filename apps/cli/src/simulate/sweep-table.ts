import { formulaStart, writtenNumber } from "@concordat/files/text";
import { formatNumber, formatShare, intervalChart, standaloneSvg } from "@concordat/report-kit";
import { definitionOf } from "@concordat/simulation/results";
import type { MeasuredPoint, Parameters } from "@concordat/simulation/sqlite";

/** Returns all measures of a sweep as CSV: a row for each point and measure, with a column for each parameter. */
export function sweepCsv(rows: readonly MeasuredPoint[]): string {
  const names = Object.keys(rows[0]?.parameters ?? {});
  const header = [
    "point",
    ...names,
    "measure",
    "segment",
    "survey",
    "unit",
    "basis",
    "runs",
    "mean",
    "low",
    "high",
  ];
  const lines = rows.map((row) => [
    row.folder,
    ...names.map((name) => row.parameters[name] ?? null),
    row.measure,
    row.segment,
    row.survey === undefined ? null : JSON.stringify(row.survey),
    definitionOf(row.measure).unit,
    row.basis,
    row.runs,
    row.mean,
    row.interval?.low ?? null,
    row.interval?.high ?? null,
  ]);
  return `${[header, ...lines].map((cells) => cells.map(csvCell).join(",")).join("\n")}\n`;
}

/** Writes a cell, so that a spreadsheet does not run a text as a formula. */
function csvCell(cell: string | number | boolean | null): string {
  if (cell === null) return "";
  const text = String(cell);
  const isFormula = typeof cell === "string" && formulaStart.test(text) && !writtenNumber.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns the parameters of a point as text. */
export function pointText(parameters: Parameters): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(", ");
}

/** Returns the last parts of the parameters' paths if they are different, which suffice to distinguish them. */
function shortNames(parameters: Parameters): Parameters {
  const short = Object.entries(parameters).map(
    ([name, value]) => [name.split(".").at(-1) ?? name, value] as const,
  );
  return new Set(short.map(([name]) => name)).size === short.length ? Object.fromEntries(short) : parameters;
}

/** Formats a value of a measure. */
export function formatMeasured({ measure }: Pick<MeasuredPoint, "measure">, value: number): string {
  return definitionOf(measure).unit === "share" ? formatShare(value) : formatNumber(value);
}

/** Draws a measure over the points of a sweep, with intervals, as an SVG file. */
export function sweepPicture(rows: readonly MeasuredPoint[], name: string): string {
  const [first] = rows;
  const drawing = intervalChart(
    {
      name,
      rows: rows.map(({ parameters, mean, interval }) => ({
        label: pointText(shortNames(parameters)),
        value: mean,
        interval,
        isMarked: false,
      })),
      format: (value) => (first === undefined ? formatNumber(value) : formatMeasured(first, value)),
      none: "no value",
      numbers: "values",
    },
    720,
  );
  return standaloneSvg(drawing);
}
