import type { RoundRecord } from "@concordat/contracts/round-record";
import { isView, linkTo } from "./address.js";
import { costWords, measures, problemsIn, reactionsMeasure } from "./round-measures.js";
import { useRun } from "./run-context.js";
import { choiceOrder, choiceWords, counted, formatCount, roundTime } from "./words.js";

/** The rounds as a time line: bars of reactions, and a slider that moves every view to a round. */
export function Timeline() {
  const { run, address, round } = useRun();
  const last = run.rounds.length - 1;
  if (last < 0) return <p class="muted">Round 0 is being played; the time line begins when it closes.</p>;
  const shown = Math.min(round ?? last, last);
  const go = (next: number): void => {
    const { from: _, ...others } = address.parameters;
    const view = address.view === "decision" ? "agent" : address.view;
    location.hash = linkTo(run.key, isView(view) ? view : "rounds", {
      ...others,
      round: next === last ? null : next,
    });
  };
  const measure = measures.find(({ name }) => name === address.parameters.bars) ?? reactionsMeasure;
  const most = Math.max(...run.rounds.map(measure.of)) || 1;
  const choose = (bars: string): void => {
    const view = isView(address.view) ? address.view : "rounds";
    location.hash = linkTo(run.key, view, {
      ...address.parameters,
      bars: bars === "reactions" ? null : bars,
    });
  };
  return (
    <section class="timeline" aria-label="Time line">
      <div class="bars" aria-hidden="true">
        {run.rounds.map((record) => (
          <button
            key={record.round}
            type="button"
            tabIndex={-1}
            class={record.round === shown ? "round here" : "round"}
            title={titleOf(record)}
            onClick={() => go(record.round)}
          >
            {measure.name === "reactions" ? (
              <Reactions record={record} most={most} />
            ) : (
              <span
                class={`fill ${measure.name === "failures" ? "problem" : "cost"}`}
                style={{ height: `${(100 * measure.of(record)) / most}%` }}
              />
            )}
          </button>
        ))}
      </div>
      <p class="muted bars-note">
        <label>
          Bars:{" "}
          <select value={measure.name} onChange={(event) => choose(event.currentTarget.value)}>
            {measures.map(({ name, words }) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </select>
        </label>{" "}
        the highest is {formatCount(most)}. Until round {shown}: {costWords(run.rounds.slice(0, shown + 1))}.
      </p>
      <label class="slider">
        <span>
          Round {shown} of {last}
          <span class="muted"> · {roundTime(run.startsAt, run.roundMinutes, shown)}</span>
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={shown}
          aria-valuetext={titleOf(run.rounds[shown])}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </label>
    </section>
  );
}

function Reactions({ record, most }: { readonly record: RoundRecord; readonly most: number }) {
  return (
    <>
      {choiceOrder
        .filter((choice) => choice !== "SCROLL")
        .map((choice) => (
          <span
            key={choice}
            class={`fill ${choice.toLowerCase()}`}
            style={{ height: `${(100 * (record.choices[choice] ?? 0)) / most}%` }}
          />
        ))}
    </>
  );
}

function titleOf(record: RoundRecord | undefined): string {
  if (record === undefined) return "";
  const parts = choiceOrder
    .filter((choice) => (record.choices[choice] ?? 0) > 0)
    .map((choice) => `${(record.choices[choice] ?? 0).toLocaleString("en-US")} ${choiceWords[choice]}`);
  const problems = problemsIn(record);
  return [
    `Round ${record.round}`,
    ...parts,
    ...(problems > 0 ? [`${counted(problems, "decision")} failed or invalid`] : []),
    ...(record.requests > 0 ? [costWords([record])] : []),
  ].join(", ");
}
