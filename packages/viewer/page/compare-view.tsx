import type { RoundCounts, RunAnswer } from "../src/api/answers.js";
import { linkTo } from "./address.js";
import { apiPath, useAsk, useVersion } from "./ask.js";
import { Chart } from "./chart.js";
import { WideTable } from "./parts.js";
import { useRun } from "./run-context.js";
import { choiceOrder, choiceWords, formatCount } from "./words.js";

/** The measures that can be compared, each with a number for every round. */
const measures: ReadonlyMap<string, readonly [label: string, of: (round: RoundCounts) => number]> = new Map([
  ["shown", ["items shown", ({ shown }: RoundCounts) => shown]],
  ...choiceOrder.map(
    (choice) =>
      [
        choice.toLowerCase(),
        [choiceWords[choice], (round: RoundCounts) => round.choices[choice] ?? 0],
      ] as const,
  ),
  ["problems", ["invalid or failed", ({ problems }: RoundCounts) => problems]],
]);

/** A run beside another of the same target, round by round. */
export function CompareView() {
  const { run, address, target } = useRun();
  const others = target.runs.filter(({ key }) => key !== run.key);
  const { segment = "", measure = "reshare" } = address.parameters;
  const other = others.find(({ key }) => key === address.parameters.with) ?? others[0];
  const [label, of] = measures.get(measure) ?? ["", () => 0];
  const go = (parameters: Readonly<Record<string, string>>): void => {
    location.hash = linkTo(run.key, "compare", { ...address.parameters, ...parameters });
  };
  return (
    <>
      <h2>Beside another run</h2>
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="compare-with">
          Run
          <select
            id="compare-with"
            value={other?.key}
            onChange={(event) => go({ with: event.currentTarget.value })}
          >
            {others.map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor="compare-measure">
          Measure
          <select
            id="compare-measure"
            value={measure}
            onChange={(event) => go({ measure: event.currentTarget.value })}
          >
            {[...measures].map(([name, [words]]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </select>
        </label>
        {run.segments.length === 0 ? null : (
          <label htmlFor="compare-segment">
            Segment
            <select
              id="compare-segment"
              value={segment}
              onChange={(event) => go({ segment: event.currentTarget.value })}
            >
              <option value="">all</option>
              {run.segments.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </form>
      {other === undefined ? (
        <p class="empty">There is no other run here.</p>
      ) : (
        <Pair key={other.key} other={other.key} segment={segment} label={label} of={of} />
      )}
    </>
  );
}

function Pair({
  other,
  segment,
  label,
  of,
}: {
  readonly other: string;
  readonly segment: string;
  readonly label: string;
  readonly of: (round: RoundCounts) => number;
}) {
  const { run, target } = useRun();
  const { version } = useVersion(other);
  const theirs = useAsk<RunAnswer>(apiPath(other, "run"), version);
  const mine = useAsk<readonly RoundCounts[]>(apiPath(run.key, "counts", { segment }), run.version);
  const beside = useAsk<readonly RoundCounts[]>(apiPath(other, "counts", { segment }), version);
  const titleOf = (key: string): string => target.runs.find((one) => one.key === key)?.title ?? key;
  const lines = [
    { key: run.key, title: titleOf(run.key), values: (mine.answer ?? []).map(of), state: run.state },
    {
      key: other,
      title: titleOf(other),
      values: (beside.answer ?? []).map(of),
      state: theirs.answer?.state ?? "",
    },
  ];
  const rounds = Math.max(...lines.map(({ values }) => values.length));
  // Of a run that is being played, only what it has so far is compared.
  const shared = Math.min(...lines.map(({ values }) => values.length));
  const sums = lines.map(({ values }) => values.slice(0, shared).reduce((sum, value) => sum + value, 0));
  const error = mine.error ?? beside.error;
  return (
    <>
      {error === null || rounds > 0 ? null : (
        <p class="muted" role="status">
          {error}
        </p>
      )}
      <ul class="legend">
        {lines.map(({ key, title, state }, at) => (
          <li key={key}>
            <span class={`key line${at}`} aria-hidden="true" />
            <a href={linkTo(key, "rounds")}>{title}</a> <span class="muted">({state})</span>
          </li>
        ))}
      </ul>
      <Chart lines={lines.map(({ values }) => values)} label={`${label} in each round`} />
      <p class="muted small">
        Two runs with the same agents differ by chance, too. Whether a difference is more than that is a
        question for several runs: <code>concordat simulate compare</code>.
      </p>
      <WideTable label={`Table: ${label} in each round`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Round</th>
              {lines.map(({ key, title }) => (
                <th key={key} scope="col" class="number">
                  {title}
                </th>
              ))}
              <th scope="col" class="number">
                Difference
              </th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rounds }, (_, round) => (
              <Row
                key={round}
                name={String(round)}
                values={lines.map(({ values }) => values[round] ?? null)}
              />
            ))}
            <Row name={shared === rounds ? "All" : `First ${shared}`} values={sums} />
          </tbody>
        </table>
      </WideTable>
    </>
  );
}

function Row({ name, values }: { readonly name: string; readonly values: readonly (number | null)[] }) {
  const [mine = null, theirs = null] = values;
  const difference = mine === null || theirs === null ? null : mine - theirs;
  return (
    <tr>
      <th scope="row">{name}</th>
      {values.map((value, at) => (
        <td key={at} class="number">
          {value === null ? "–" : formatCount(value)}
        </td>
      ))}
      <td class="number">
        {difference === null ? "–" : `${difference > 0 ? "+" : ""}${formatCount(difference)}`}
      </td>
    </tr>
  );
}
