import type { DecisionRun } from "@concordat/contracts/decision-run";
import { openRunFile, runDecision } from "@concordat/copilot";
import { exitCode } from "../exit-code.js";
import type { OpenClient } from "../models/create-client.js";
import { isUnreachable } from "../models/is-unreachable.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { printStep } from "./step-lines.js";

/**
 * Carries a run out in its file, telling of every step, and sets the exit code by what became of it. The run is taken
 * once the file is this process's own: what another one saved until then is not lost.
 */
export async function carryOut(
  take: () => Promise<DecisionRun>,
  path: string,
  { client, settings }: Pick<OpenClient, "client" | "settings">,
): Promise<DecisionRun> {
  const file = await openRunFile(path);
  const interrupt = interruptSignal();
  try {
    const start = await take();
    await file.save(start);
    const run = await runDecision(start, {
      client,
      ...settings,
      save: (one) => file.save(one),
      onStep: printStep,
      signal: interrupt.signal,
    });
    if (interrupt.signal.aborted) {
      console.error(`stopped; go on with: concordat copilot resume ${path}`);
      process.exitCode = exitCode.interrupted;
    } else if (run.status !== "completed") process.exitCode = codeOf(run);
    return run;
  } finally {
    interrupt.release();
    await file.close();
  }
}

/** A run in which nothing was answered because nothing was reached is told from one that failed otherwise. */
function codeOf({ specialists, synthesis }: DecisionRun): number {
  const errors = [...specialists, synthesis].flatMap((part) =>
    part.state === "failed" ? [part.error.code] : [],
  );
  const nothing = specialists.every(({ state }) => state !== "completed");
  return nothing && errors.every(isUnreachable) ? exitCode.unreachable : exitCode.someFailed;
}
