import { useEffect, useState } from "preact/hooks";
import type { MeasuredSide, MeasuresAnswer } from "../src/measures/measures-answer.js";
import { linkTo } from "./address.js";
import { useAsk } from "./ask.js";
import { Filters } from "./filters.js";
import { Answered, WideTable } from "./parts.js";
import { useRun } from "./run-context.js";
import { counted, formatNumber, formatShare } from "./words.js";

/**
 * Milliseconds until the measures are requested again, for two cases: runs are being measured, or some runs are
 * incomplete.
 */
const [waitingMs, missingMs] = [500, 3_000];

/** Renders a measure for all runs of an ensemble or a study, with its mean, as in reports. */
export function RunsView() {
  const { address } = useRun();
  const { measure = "", segment = "" } = address.parameters;
  const [times, setTimes] = useState(0);
  const path = `/api/measures?${new URLSearchParams({ measure, segment }).toString()}`;
  const asked = useAsk<MeasuresAnswer>(path, times);
  const { waiting = 0, missing = 0 } = asked.answer ?? {};
  useEffect(() => {
    if (asked.isLoading || waiting + missing === 0) return undefined;
    const timer = setTimeout(() => setTimes(times + 1), waiting > 0 ? waitingMs : missingMs);
    return () => clearTimeout(timer);
  }, [asked.isLoading, waiting, missing, times]);
  return (
    <>
      <h2>All runs</h2>
      <Filters
        view="runs"
        fields={[
          { name: "measure", label: "Measure", options: asked.answer?.measures ?? [], isRequired: true },
          ...((asked.answer?.segments.length ?? 0) === 0
            ? []
            : [{ name: "segment", label: "Segment", options: asked.answer?.segments ?? [] }]),
        ]}
      />
      <Answered asked={asked}>{(answer) => <Measured answer={answer} />}</Answered>
    </>
  );
}

function Measured({ answer }: { readonly answer: MeasuresAnswer }) {
  const { sides, waiting, missing, isShare, measure, measures } = answer;
  const all = sides.reduce((sum, { runs }) => sum + runs.length, 0);
  const format = (value: number | null): string =>
    value === null ? "–" : isShare ? formatShare(value, 1) : formatNumber(value);
  const words = measures.find(([key]) => key === measure)?.[1] ?? "";
  return (
    <>
      {waiting === 0 ? null : (
        <p class="muted" role="status">
          Measuring the runs: {all - waiting} of {all}{" "}
          <progress value={all - waiting} max={all} aria-label="Runs that are measured" />
        </p>
      )}
      {missing === 0 ? null : (
        <p class="note" role="status">
          {counted(missing, "run is", "runs are")} not complete. There is a mean once all are: those that
          happen to be complete are not a sample.
        </p>
      )}
      <Dots sides={sides} format={format} label={words} />
      <p class="muted small">
        Each run is a dot; the line is the 95 % interval of their mean.
        {sides.length > 1
          ? " Whether two messages differ by more than chance is said in the study’s report."
          : ""}
      </p>
      <WideTable label={`Table of all runs: ${words}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Run</th>
              <th scope="col" class="number">
                {words}
              </th>
            </tr>
          </thead>
          {sides.map((side) => (
            <Side key={side.name ?? ""} side={side} format={format} />
          ))}
        </table>
      </WideTable>
    </>
  );
}

interface SideProperties {
  readonly side: MeasuredSide;
  readonly format: (value: number | null) => string;
}

function Side({ side: { name, mean, runs }, format }: SideProperties) {
  return (
    <tbody>
      {name === null ? null : (
        <tr>
          <th scope="rowgroup" colSpan={2}>
            {name}
          </th>
        </tr>
      )}
      {runs.map(({ key, title, value, why, state }) => (
        <tr key={key}>
          <th scope="row">
            <a href={linkTo(key, "rounds")}>{title}</a>
          </th>
          <td class="number">{state === "waiting" ? "…" : (why ?? format(value))}</td>
        </tr>
      ))}
      {mean === null ? null : (
        <tr>
          <th scope="row">
            Mean{mean.basis === "expected" ? ", expected by the odds" : ""} of {counted(mean.runs, "run")}
          </th>
          <td class="number">
            {format(mean.mean)}
            {mean.interval === null ? "" : ` (${format(mean.interval.low)} to ${format(mean.interval.high)})`}
          </td>
        </tr>
      )}
    </tbody>
  );
}

const [width, rowHeight, margin] = [600, 34, 12];

/** Renders the runs as dots on a common scale, one row for each message. A table below contains the same values. */
function Dots({
  sides,
  format,
  label,
}: Pick<SideProperties, "format"> & { readonly sides: readonly MeasuredSide[]; readonly label: string }) {
  const values = sides.flatMap(({ runs, mean }) => [
    ...runs.flatMap(({ value }) => (value === null ? [] : [value])),
    ...(mean?.interval === null || mean?.interval === undefined
      ? []
      : [mean.interval.low, mean.interval.high]),
  ]);
  if (values.length === 0) return null;
  const [low, high] = [Math.min(0, ...values), Math.max(...values)];
  const x = (value: number): number =>
    margin + ((width - 2 * margin) * (value - low)) / (high === low ? 1 : high - low);
  return (
    <>
      <div role="img" aria-label={`${label}, from ${format(low)} to ${format(high)}`}>
        {sides.map((side) => (
          <Row key={side.name ?? ""} side={side} x={x} />
        ))}
      </div>
      <p class="ends muted small" aria-hidden="true">
        <span>{format(low)}</span>
        <span>{format(high)}</span>
      </p>
    </>
  );
}

/** The runs of a message, or of an ensemble, with their mean. */
function Row({
  side: { name, runs, mean },
  x,
}: Pick<SideProperties, "side"> & { readonly x: (value: number) => number }) {
  const middle = rowHeight / 2;
  return (
    <>
      {name === null ? null : <p class="small side">{name}</p>}
      <svg class="chart dots" viewBox={`0 0 ${width} ${rowHeight}`} aria-hidden="true">
        <line class="axis" x1={margin} x2={width - margin} y1={middle} y2={middle} />
        {runs.map(({ key, value }) =>
          value === null ? null : <circle key={key} class="run" cx={x(value)} cy={middle} r={4} />,
        )}
        {mean?.interval === null || mean?.interval === undefined ? null : (
          <line
            class="interval"
            x1={x(mean.interval.low)}
            x2={x(mean.interval.high)}
            y1={middle + 9}
            y2={middle + 9}
          />
        )}
        {mean?.mean === null || mean?.mean === undefined ? null : (
          <circle class="mean" cx={x(mean.mean)} cy={middle + 9} r={4} />
        )}
      </svg>
    </>
  );
}
