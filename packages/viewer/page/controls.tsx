import { useState } from "preact/hooks";
import { act, apiPath, messageOf } from "./ask.js";
import { useRun } from "./run-context.js";

/** Renders buttons to pause and resume a run in progress. They are shown only if the viewer may control the run. */
export function Controls() {
  const { run } = useRun();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { control } = run;
  if (control === null || run.state === "complete" || run.state === "gone") return null;
  const send = async (action: "pause" | "continue"): Promise<void> => {
    setBusy(true);
    try {
      const { why } = await act<{ readonly why: string | null }>(apiPath(run.key, action));
      setError(why);
    } catch (reason) {
      setError(messageOf(reason));
    }
    setBusy(false);
  };
  if (control.state === "none") return <p class="muted controls">{control.why}</p>;
  const isPaused = control.state === "paused";
  return (
    <div class="controls">
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void send(isPaused ? "continue" : "pause");
        }}
      >
        {isPaused ? "Continue the run" : "Pause the run"}
      </button>{" "}
      <span class="muted" role="status">
        {isPaused
          ? "Paused: decisions that were begun are still recorded, and none begins. Its process waits."
          : ""}
      </span>
      {error === null ? null : (
        <p class="note" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
