import { useEffect, useRef, useState } from "preact/hooks";
import type { AskEvent } from "../src/api/answers.js";
import { apiPath, follow, messageOf } from "./ask.js";
import { useRun } from "./run-context.js";
import { choiceWords } from "./words.js";

type Said = Extract<AskEvent, { type: "answered" }>;

interface Asking {
  readonly question: string;
  /** The text that the model has written so far. */
  readonly text: string;
  readonly said: Said | null;
  readonly error: string | null;
  readonly isOver: boolean;
}

/** Asks an agent about its behaviour; shown only if the viewer may. */
export function AskAgent({ agent }: { readonly agent: string }) {
  const { run, target } = useRun();
  const [asking, setAsking] = useState<Asking | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), [agent]);
  if (!target.asks) return null;
  const ask = async (question: string): Promise<void> => {
    stop.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    const change = (next: Partial<Asking>): void =>
      setAsking((before) => (before === null || signal.aborted ? before : { ...before, ...next }));
    setAsking({ question, text: "", said: null, error: null, isOver: false });
    try {
      await follow<AskEvent>(apiPath(run.key, "ask"), { agent, question }, signal, (event) => {
        if (event.type === "text") change({ text: event.text });
        else if (event.type === "answered") change({ said: event, text: event.answer });
        else change({ error: event.message });
      });
    } catch (error) {
      change({ error: messageOf(error) });
    }
    change({ isOver: true });
  };
  return (
    <section class="ask">
      <h2>Ask it</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const question = String(new FormData(event.currentTarget).get("question")).trim();
          if (question !== "") void ask(question);
        }}
      >
        <label htmlFor="question">A question about what it did in this run</label>
        <textarea id="question" name="question" rows={2} maxLength={4000} required />
        <button type="submit">Ask</button>
      </form>
      {asking === null ? null : <Answer asking={asking} />}
    </section>
  );
}

function Answer({ asking: { question, text, said, error, isOver } }: { readonly asking: Asking }) {
  const { link } = useRun();
  return (
    <div class="answer" aria-live="polite" aria-busy={!isOver}>
      <p class="muted">{question}</p>
      {text === "" ? null : <blockquote>{text}</blockquote>}
      {isOver || text !== "" ? null : <p class="muted">The model reads its record …</p>}
      {error === null ? null : (
        <p class="note" role="alert">
          {error}
        </p>
      )}
      {said === null ? null : (
        <>
          {said.decisions.length === 0 ? null : (
            <ul>
              {said.decisions.map(({ round, post, choice }) => (
                <li key={`${round} ${post}`}>
                  round {round}:{" "}
                  {post === "" ? (
                    choiceWords[choice]
                  ) : (
                    <a href={link("post", { post })}>{choiceWords[choice]}</a>
                  )}
                </li>
              ))}
            </ul>
          )}
          <p class="muted small">
            {said.model} speaks for it from the record: it tells what fits its decisions, not what led to
            them. The answer is kept next to the run, not in it.
          </p>
        </>
      )}
    </div>
  );
}
