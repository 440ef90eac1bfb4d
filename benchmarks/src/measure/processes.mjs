// Times whole Node processes against an empty one, interleaved: what an import really costs at start.
import { spawnSync } from "node:child_process";
import { median } from "./compare.mjs";

/**
 * @param {Record<string, string[]>} commands arguments to node by name; `[]` would start a prompt, use `["-e", "0"]`
 * @param {{ runs?: number, cwd?: string }} options
 * @returns {{ name: string, ms: number }[]} the median wall-clock milliseconds of each
 */
export function timeProcesses(commands, { runs = 21, cwd = process.cwd() } = {}) {
  const entries = Object.entries(commands).map(([name, args]) => ({ name, args, times: [] }));
  for (let run = 0; run <= runs; run++) {
    for (const { name, args, times } of entries) {
      const start = process.hrtime.bigint();
      const { status, stderr } = spawnSync(process.execPath, args, {
        cwd,
        stdio: ["ignore", "ignore", "pipe"],
      });
      if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`);
      if (run > 0) times.push(Number(process.hrtime.bigint() - start) / 1e6);
    }
  }
  return entries.map(({ name, times }) => ({ name, ms: median(times) }));
}
