import { formatNumber } from "./words.js";

const [width, height] = [600, 120];

/** Draws lines over the rounds, or over the times of a survey. A table next to the chart contains the same numbers. */
export function Chart({
  lines,
  label,
  range,
}: {
  readonly lines: readonly (readonly (number | null)[])[];
  readonly label: string;
  /** The ends of the scale. Default: 0 and the largest value. */
  readonly range?: readonly [low: number, high: number];
}) {
  const rounds = Math.max(2, ...lines.map((line) => line.length));
  const [least, most] = range ?? [0, Math.max(...lines.flat().map((value) => value ?? 0)) || 1];
  const x = (round: number): number => 8 + ((width - 16) * round) / (rounds - 1);
  const y = (value: number): number => height - 8 - ((height - 16) * (value - least)) / (most - least);
  return (
    <>
      <svg
        class="chart"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${label}, on a scale from ${formatNumber(least)} to ${formatNumber(most)}`}
      >
        <line class="axis" x1={8} x2={width - 8} y1={height - 8} y2={height - 8} />
        {lines.map((line, at) => {
          const points = line.flatMap((value, round) =>
            value === null ? [] : [[x(round), y(value)] as const],
          );
          return (
            <g key={at} class={`line${at}`}>
              <polyline points={points.map((point) => point.join(",")).join(" ")} />
              {points.map(([left, top]) => (
                <circle key={left} cx={left} cy={top} r={3} />
              ))}
            </g>
          );
        })}
      </svg>
      {range === undefined ? (
        <p class="muted small" aria-hidden="true">
          From {formatNumber(least)} at the bottom to {formatNumber(most)} at the top.
        </p>
      ) : null}
    </>
  );
}
