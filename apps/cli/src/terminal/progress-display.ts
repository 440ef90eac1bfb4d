import { Presets, SingleBar } from "cli-progress";
import { note } from "./output.js";

/** Displays the progress of a run: as a bar on a terminal, otherwise as a line at regular intervals. */
export interface ProgressDisplay {
  /** @param done how many are done now, those of an earlier run included; by default, one more than before */
  step(done?: number): void;
  stop(): void;
}

/** Milliseconds between two lines without a terminal. */
const lineEveryMs = 10_000;

export function startProgress(total: number, unit: string): ProgressDisplay {
  if (total === 0) return { step: () => undefined, stop: () => undefined };
  return process.stderr.isTTY === true ? progressBar(total, unit) : progressLines(total, unit);
}

function progressBar(total: number, unit: string): ProgressDisplay {
  const rate = rateSince(performance.now());
  const bar = new SingleBar(
    {
      format: `{bar} {value}/{total} ${unit} · {rate}/s · {left} left`,
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
      barsize: 30,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0, { rate: "–", left: "–" });
  let done = 0;
  let made = 0;
  return {
    step(now = done + 1) {
      done = now;
      made++;
      // The bar's own estimate counts what an earlier run did as done now.
      const perSecond = rate(made);
      bar.update(done, { rate: perSecond.toFixed(1), left: duration((total - done) / perSecond) });
    },
    stop: () => bar.stop(),
  };
}

function progressLines(total: number, unit: string): ProgressDisplay {
  const rate = rateSince(performance.now());
  let done = 0;
  let made = 0;
  let last = performance.now();
  return {
    step(now = done + 1) {
      done = now;
      made++;
      if (performance.now() - last < lineEveryMs || done === total) return;
      last = performance.now();
      const perSecond = rate(made);
      note(
        `${done}/${total} ${unit} · ${perSecond.toFixed(1)}/s · ${duration((total - done) / perSecond)} left`,
      );
    },
    stop: () => undefined,
  };
}

function rateSince(start: number): (made: number) => number {
  return (made) => (1_000 * made) / (performance.now() - start);
}

/** Formats seconds: "40 s", "12 min", "3.5 h". */
function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5_400 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3_600).toFixed(1)} h`;
}
