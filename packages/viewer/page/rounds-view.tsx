import type { RoundRecord } from "@concordat/contracts/round-record";
import { ShareBar, WideTable } from "./parts.js";
import { tokensIn } from "./round-measures.js";
import { useRun } from "./run-context.js";
import { WhatIf } from "./what-if.js";
import {
  choiceOrder,
  choicesIn,
  choiceWords,
  counted,
  formatCount,
  formatShare,
  roundTime,
} from "./words.js";

/** Renders an overview of the run: its accounts, its current state, and all rounds. */
export function RoundsView() {
  const { run, round } = useRun();
  const until = run.rounds.slice(0, (round ?? run.rounds.length) + 1);
  return (
    <>
      <h2>Until round {Math.max(0, until.length - 1)}</h2>
      <Accounts rounds={until} />
      {run.open === null ? null : <OpenRound />}
      <h2>Round by round</h2>
      <RoundsTable />
      <WhatIf />
      {run.events.length === 0 ? null : (
        <>
          <h2>Events</h2>
          <ul class="events">
            {run.events.map(({ round: at, kind, text }) => (
              <li key={`${at} ${kind} ${text}`}>
                <b>Round {at}</b>: {kind}
                {text === "" ? "" : ` – ${text}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Shows the accounting first: the number of decisions, and how many have no result. */
function Accounts({ rounds }: { readonly rounds: readonly RoundRecord[] }) {
  const { run, link } = useRun();
  const sum = (of: (record: RoundRecord) => number): number =>
    rounds.reduce((total, record) => total + of(record), 0);
  const [asked, byRule] = [sum((one) => one.asked), sum((one) => one.by_rule)];
  const [invalid, failed] = [sum((one) => one.invalid), sum((one) => one.failed)];
  const decided = byRule + asked - invalid - failed;
  const parts = choiceOrder.map((choice) => ({ choice, count: sum((one) => one.choices[choice] ?? 0) }));
  return (
    <>
      <div class="tiles">
        <Tile label="items shown" value={sum((one) => one.exposures)} />
        <Tile label="decisions by a model" value={asked} note={run.model ?? ""} />
        <Tile label="decisions by rules" value={byRule} />
        <Tile
          label="invalid"
          value={invalid}
          isBad={invalid > 0}
          href={link("decisions", { outcome: "invalid" })}
        />
        <Tile
          label="failed"
          value={failed}
          isBad={failed > 0}
          href={link("decisions", { outcome: "failed" })}
        />
        <Tile label="posts made" value={sum((one) => one.posts_made)} />
        <Tile label="requests" value={sum((one) => one.requests)} note={tokens(rounds)} />
      </div>
      <ShareBar
        label={`Of ${formatCount(decided)} decisions: ${parts.map(({ choice, count }) => `${formatCount(count)} ${choiceWords[choice]}`).join(", ")}`}
        parts={parts.map(({ choice, count }) => ({ kind: choice.toLowerCase(), count }))}
      />
      <ul class="legend">
        {parts.map(({ choice, count }) => (
          <li key={choice}>
            <span class={`key ${choice.toLowerCase()}`} aria-hidden="true" />
            <a href={link("decisions", { choice, round: null })}>
              {choiceWords[choice]}: {formatCount(count)}
            </a>{" "}
            <span class="muted">({formatShare(count, decided)})</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function tokens(rounds: readonly RoundRecord[]): string {
  const known = tokensIn(rounds);
  return known === null ? "tokens unknown" : counted(known, "token");
}

function Tile({
  label,
  value,
  note = "",
  isBad = false,
  href,
}: {
  readonly label: string;
  readonly value: number;
  readonly note?: string;
  readonly isBad?: boolean;
  readonly href?: string;
}) {
  return (
    <div class={isBad ? "tile bad" : "tile"}>
      <b>{formatCount(value)}</b>{" "}
      {isBad && href !== undefined ? <a href={href}>{label}</a> : <span>{label}</span>}
      {note === "" ? null : <small>{note}</small>}
    </div>
  );
}

/** Renders the round in progress. */
function OpenRound() {
  const { run } = useRun();
  if (run.open === null) return null;
  const { round, shown, decided, counts } = run.open;
  const words = Object.entries(counts).map(([name, count]) => `${formatCount(count)} ${name}`);
  return (
    <div class="open" role="status">
      <p>
        <b>Round {round} is open</b>: {formatCount(decided)} decisions recorded of {formatCount(shown)} items
        shown
        {words.length === 0 ? "" : ` (${words.join(", ")})`}.
      </p>
      <progress value={decided} max={Math.max(shown, 1)} aria-label="Decisions of the open round" />
    </div>
  );
}

function RoundsTable() {
  const { run, round, link } = useRun();
  const choices = choicesIn(run.rounds);
  return (
    <WideTable label="Table of the rounds">
      <table>
        <thead>
          <tr>
            <th scope="col">Round</th>
            <th scope="col">Time</th>
            <th scope="col" class="number">
              Shown
            </th>
            {choices.map((choice) => (
              <th key={choice} scope="col" class="number">
                {choiceWords[choice]}
              </th>
            ))}
            <th scope="col" class="number">
              Invalid, failed
            </th>
            <th scope="col" class="number">
              Posts
            </th>
            <th scope="col" class="number">
              Requests
            </th>
            <th scope="col" class="number">
              Seconds
            </th>
          </tr>
        </thead>
        <tbody>
          {run.rounds.map((record) => (
            <tr key={record.round} class={record.round === round ? "here" : ""}>
              <th scope="row">
                <a href={link("rounds", { round: record.round })}>{record.round}</a>
              </th>
              <td class="time">{roundTime(run.startsAt, run.roundMinutes, record.round)}</td>
              <td class="number">{formatCount(record.exposures)}</td>
              {choices.map((choice) => (
                <td key={choice} class="number">
                  {(record.choices[choice] ?? 0) === 0 ? (
                    0
                  ) : (
                    <a href={link("decisions", { choice, round: record.round })}>
                      {formatCount(record.choices[choice] ?? 0)}
                    </a>
                  )}
                </td>
              ))}
              <td class="number">{formatCount(record.invalid + record.failed)}</td>
              <td class="number">{formatCount(record.posts_made)}</td>
              <td class="number">{formatCount(record.requests)}</td>
              <td class="number">{(record.duration_ms / 1000).toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {run.rounds.length === 0 ? (
        <p class="muted">{counted(run.planned, "round")} planned, none closed yet.</p>
      ) : null}
    </WideTable>
  );
}
