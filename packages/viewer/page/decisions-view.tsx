import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { useState } from "preact/hooks";
import type { DecisionAnswer, DecisionFigures, PageOf, PromptAnswer } from "../src/api/answers.js";
import { apiPath, ask, useAsk } from "./ask.js";
import { Filters } from "./filters.js";
import { AccountLink, Answered, ChoiceMark, DecisionLine, Pager, PostCard } from "./parts.js";
import { useRun } from "./run-context.js";
import { choiceOrder, formatCount, formatShare, modelText } from "./words.js";

/** Renders all decisions that match the filters. */
export function DecisionsView() {
  const { run, round, address, link } = useRun();
  const { choice = "", outcome = "", segment = "", post = "", code = "", from = "0" } = address.parameters;
  const filters = { choice, outcome, segment, post, code };
  const asked = useAsk<PageOf<DecisionFigures>>(
    apiPath(run.key, "decisions", { ...filters, round, from }),
    run.version,
  );
  return (
    <>
      <h2>Decisions {round === null ? "of all rounds" : `of round ${round}`}</h2>
      <Filters
        view="decisions"
        fields={[
          { name: "choice", label: "Choice", options: choiceOrder },
          {
            name: "outcome",
            label: "Outcome",
            options: ["valid", "by_rule", "invalid", "failed", "only_shown"],
          },
          ...(run.segments.length > 0 ? [{ name: "segment", label: "Segment", options: run.segments }] : []),
          { name: "code", label: "Error code", options: null },
        ]}
      />
      <Answered asked={asked}>
        {({ items, count }) => (
          <>
            <p class="muted">{formatCount(count)} found.</p>
            <ul class="decisions">
              {items.map((decision) => (
                <DecisionLine
                  key={`${decision.round} ${decision.agent.id} ${decision.post}`}
                  decision={decision}
                />
              ))}
            </ul>
            <Pager
              from={Number(from)}
              shown={items.length}
              count={count}
              linkFrom={(next) => link("decisions", { ...filters, from: next })}
            />
          </>
        )}
      </Answered>
    </>
  );
}

/** Renders a decision: what the agent saw, the probabilities, the model's text, and the result. */
export function DecisionView() {
  const { run, address } = useRun();
  const { agent, post, round } = address.parameters;
  const asked = useAsk<DecisionAnswer>(apiPath(run.key, "decision", { agent, post, round }), 0);
  return <Answered asked={asked}>{(answer) => <Decision answer={answer} />}</Answered>;
}

function Decision({ answer }: { readonly answer: DecisionAnswer }) {
  const { figures, post, record, odds, oddsSource, reason } = answer;
  return (
    <>
      <h2>
        <AccountLink account={figures.agent} /> <ChoiceMark decision={figures} />
      </h2>
      <p class="muted">
        Round {figures.round}, place {figures.rank} of its feed.{" "}
        {record === null ? "A rule decided; what it does follows from the seed." : ""}
      </p>
      <PostCard post={post} />
      {reason === null ? null : <p>Reason: “{reason}”</p>}
      {figures.content === null ? null : <blockquote>{figures.content}</blockquote>}
      {record === null || (reason ?? figures.content) === null ? null : (
        <p class="muted small">{modelText}</p>
      )}
      {odds === null ? null : <Odds odds={odds} source={oddsSource} />}
      {record === null ? null : <Record record={record} />}
      {record === null ? null : <Prompt figures={figures} />}
    </>
  );
}

const sourceWords: Readonly<Record<string, string>> = {
  rule: "A rule drew from these odds.",
  drawn: "The choice was drawn from the model’s odds.",
  evaluated: "The model wrote its choice; the odds come from evaluating each possible answer.",
  listed: "The model wrote its choice; the odds come from the server’s list of probable tokens.",
};

function Odds({
  odds,
  source,
}: {
  readonly odds: NonNullable<DecisionAnswer["odds"]>;
  readonly source: string | null;
}) {
  return (
    <>
      <h3>Odds</h3>
      <p class="muted">{sourceWords[source ?? ""] ?? ""}</p>
      <ul class="odds">
        {odds.map(({ value, probability }) => (
          <li key={value}>
            <span class="name">{value}</span>
            <span class="track">
              <span class={`length ${value.toLowerCase()}`} style={{ width: `${100 * probability}%` }} />
            </span>
            <span class="number">{formatShare(probability, 1)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Record({ record }: { readonly record: DecisionRecord }) {
  return (
    <>
      <h3>What the model wrote</h3>
      {record.steps.map((step, at) => (
        <div key={String(at)}>
          {step.attempts.map((attempt, number) => (
            <div class="attempt" key={String(number)}>
              <p class="muted small">
                {record.steps.length > 1 ? `Step ${at + 1}, ` : ""}attempt {number + 1}, {step.contract}
              </p>
              <pre>{attempt.text}</pre>
            </div>
          ))}
        </div>
      ))}
      <details>
        <summary>The whole record</summary>
        <pre>{JSON.stringify(record, null, 2)}</pre>
      </details>
    </>
  );
}

/**
 * Renders the prompt of a decision. It is loaded only when requested, because the server must replay the run to rebuild
 * it.
 */
function Prompt({ figures: { round, agent, post } }: { readonly figures: DecisionFigures }) {
  const { run } = useRun();
  const [state, setState] = useState<PromptAnswer | "waiting" | Error | null>(null);
  const load = (): void => {
    setState("waiting");
    ask<PromptAnswer>(apiPath(run.key, "prompt", { round, agent: agent.id, post })).then(
      setState,
      (error: unknown) => setState(error instanceof Error ? error : new Error(String(error))),
    );
  };
  return (
    <>
      <h3>What the model was asked</h3>
      {state === null ? (
        <button type="button" onClick={load}>
          Rebuild the prompt
        </button>
      ) : state === "waiting" ? (
        <p role="status">Replaying the run up to this decision …</p>
      ) : state instanceof Error ? (
        <p class="note" role="alert">
          {state.message}
        </p>
      ) : state.messages === null ? (
        <p class="muted">
          It cannot be rebuilt: the policy is custom, or this version words its prompts in another way.
        </p>
      ) : (
        state.messages.map(({ role, content }, at) => (
          <div class="attempt" key={String(at)}>
            <p class="muted small">{role}</p>
            <pre>{content}</pre>
          </div>
        ))
      )}
    </>
  );
}
