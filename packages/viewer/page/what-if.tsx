import { useState } from "preact/hooks";
import type { ForkAnswer } from "../src/api/answers.js";
import { linkTo } from "./address.js";
import { act, apiPath, messageOf } from "./ask.js";
import { useRun } from "./run-context.js";

/** Puts a post into a round and forks the run from there; shown only if the viewer may. */
export function WhatIf() {
  const { run, round, target } = useRun();
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error: string | null }>({
    isBusy: false,
    error: null,
  });
  const closed = run.rounds.length;
  if (!target.forks || closed === 0) return null;
  const last = Math.min(closed, run.scenarioRounds - 1);
  const fork = async (data: FormData): Promise<void> => {
    setState({ isBusy: true, error: null });
    try {
      const post = {
        at: Number(data.get("at")),
        author: String(data.get("author")).trim(),
        text: String(data.get("text")),
      };
      const { key } = await act<ForkAnswer>(apiPath(run.key, "fork"), post);
      location.hash = linkTo(key, "compare", { with: run.key });
    } catch (error) {
      setState({ isBusy: false, error: messageOf(error) });
    }
  };
  return (
    <section class="what-if">
      <h2>What if</h2>
      <p class="muted">
        Puts a post into a round and plays a fork from there, which is recorded in a folder of its own. This
        run stays as it is.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!state.isBusy) void fork(new FormData(event.currentTarget));
        }}
      >
        <label htmlFor="what-if-at">Round</label>
        <input
          id="what-if-at"
          name="at"
          type="number"
          min={0}
          max={last}
          defaultValue={String(Math.min(round ?? last, last))}
        />
        <label htmlFor="what-if-author">Author</label>
        <input id="what-if-author" name="author" required maxLength={200} />
        <p class="muted small">An account that the run does not have is followed by everyone.</p>
        <label htmlFor="what-if-text">Post</label>
        <textarea id="what-if-text" name="text" rows={3} maxLength={10000} required />
        <button type="submit" aria-disabled={state.isBusy}>
          Play it
        </button>{" "}
        <span class="muted" role="status">
          {state.isBusy ? "The fork is being begun …" : ""}
        </span>
      </form>
      {state.error === null ? null : (
        <p class="note" role="alert">
          {state.error}
        </p>
      )}
    </section>
  );
}
