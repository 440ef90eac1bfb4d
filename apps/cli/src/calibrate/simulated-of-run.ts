import { basename, resolve } from "node:path";
import type { SimulatedAnswers } from "@concordat/calibration";
import type { CalibrationOrigin } from "@concordat/contracts/calibration-report";
import { omitUndefined } from "@concordat/contracts/options";
import { CommandError } from "../command-error.js";
import type { OpenedRun } from "../simulate/database/read-from-database.js";
import { listedRuns } from "../simulate/listed-runs.js";
import { ownCode } from "../simulate/own-code.js";
import { note } from "../terminal/output.js";
import type { CalibrateFlags } from "./calibrate-flags.js";
import { describeOpenRun } from "./describe-open-run.js";

/** The answers of a run's agents, with the origin of each run. */
export interface AnswersOfRun extends SimulatedAnswers {
  readonly origins: CalibrationOrigin["runs"];
}

/** Returns the answers of a run's agents. For an ensemble, the answers of its runs are averaged. */
export async function simulatedOf(run: string, flags: CalibrateFlags): Promise<AnswersOfRun> {
  const code = await ownCode(flags);
  const { combineRuns, originOfRun, simulatedAnswers } = await import("@concordat/calibration");
  const { round } = flags;
  const all: SimulatedAnswers[] = [];
  const origins: CalibrationOrigin["runs"][number][] = [];
  for (const { name, open } of await listedRuns(run, flags, code)) {
    const { scenario, ledger, close } = await open();
    const place = name === null ? run : `${run}/${name}`;
    try {
      const found = await simulatedAnswers({
        scenario,
        ledger,
        ...code,
        ...omitUndefined({ round }),
      });
      const missing = await describeOpenRun(place, { scenario, ledger }, flags);
      if (missing !== null && found.questions.length === 0)
        throw new CommandError(`${missing.sentence}\nto continue: ${missing.resume}`);
      if (missing !== null) note(`${missing.sentence}; to continue: ${missing.resume}`);
      if (found.questions.length === 0)
        throw new CommandError(
          `${place} has no answers to a survey${round === undefined ? "" : ` before round ${round}`}: nothing can be compared with real ones`,
        );
      all.push(found);
      await noteUngivenOdds(place, found, ledger);
      const called = flags.ledger === undefined ? basename(resolve(run)) : run;
      origins.push(...(await originOfRun(name === null ? called : `${called}/${name}`, { ledger })));
    } finally {
      await close();
    }
  }
  if (all.length > 1)
    note(`${run} is an ensemble: the answers of each agent are averaged over its ${all.length} runs`);
  return { ...combineRuns(all), origins };
}

/** Prints that a run asked for the odds of answers and the model gave none. */
async function noteUngivenOdds(
  place: string,
  { questions, agents }: SimulatedAnswers,
  ledger: OpenedRun["ledger"],
): Promise<void> {
  const { storedManifest } = await import("@concordat/simulation/results");
  const manifest = await storedManifest(ledger);
  const isChoice = questions.some(({ question }) => question.kind === "choice");
  const given = agents.some(({ answers }) => Object.values(answers).some(({ odds }) => odds !== null));
  if (manifest?.settings?.odds === true && isChoice && !given)
    note(`${place}: odds were asked for and the model gave none; its answers themselves are used`);
}
