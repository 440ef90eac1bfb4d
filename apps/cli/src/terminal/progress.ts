import { Presets, SingleBar } from "cli-progress";

/** Shows how far a run is: a bar on a terminal, nothing in a pipe. */
export interface Progress {
  step(): void;
  stop(): void;
}

export function startProgress(total: number, unit: string): Progress {
  if (process.stderr.isTTY !== true || total === 0) return { step: () => undefined, stop: () => undefined };
  const start = performance.now();
  const bar = new SingleBar(
    {
      format: `{bar} {value}/{total} ${unit} · {rate}/s · {eta_formatted} left`,
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
      barsize: 30,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0, { rate: "–" });
  let done = 0;
  return {
    step() {
      done++;
      bar.update(done, { rate: ((1000 * done) / (performance.now() - start)).toFixed(1) });
    },
    stop: () => bar.stop(),
  };
}
