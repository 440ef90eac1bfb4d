import { counted } from "@concordat/contracts/options";
import { shellWord } from "@concordat/report-kit/shell-word";
import type { ScenarioCode } from "@concordat/simulation";
import type { EnsembleFolder, EnsembleResult } from "@concordat/simulation/sqlite";
import { pauseChannel } from "../control/pause-channel.js";
import { exitCode, exitCodeOfPause } from "../exit-code.js";
import type { ClientFlags } from "../models/client-options.js";
import type { OpenModel } from "../models/open-model.js";
import { commandsAbout, endText, hasFailures, pauseText } from "../run/report-end.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, print, printJson } from "../terminal/output.js";
import { moduleArguments } from "./own-code.js";
import { flagsAfter, limitsOf, type PlayFlags, resumeCommand } from "./play.js";

/** An ensemble that is to be executed. */
export interface PlayedEnsemble {
  readonly ensemble: EnsembleFolder;
  readonly flags: ClientFlags & PlayFlags;
  /** The model; `null` if rules decide for all agents. */
  readonly model: OpenModel | null;
  readonly code: ScenarioCode;
}

/**
 * Executes the incomplete runs of an ensemble, and sets the exit code according to the result. Closes the ensemble and
 * the model.
 */
export async function executeEnsemble({ ensemble, flags, model, code }: PlayedEnsemble): Promise<void> {
  const { ensembleCost, playEnsemble: play, runFolderOf } = await import("@concordat/simulation/sqlite");
  const { formatEnsembleCost, formatMemberEvent } = await import("@concordat/simulation-report/text");
  const { json = false, concurrency } = flags;
  const { signal, release } = interruptSignal();
  try {
    const cost = await ensembleCost(ensemble, code);
    if (json)
      printJson({ ensemble: ensemble.ensemble, least_decisions: cost.least, most_decisions: cost.most });
    else print(formatEnsembleCost(ensemble, cost, model?.policies.identity?.id ?? null));
    const result = await play({
      ensemble,
      ...code,
      ...(model === null ? {} : { model: model.policies }),
      concurrency,
      limits: limitsOf(flags),
      signal,
      openHold: (run) => pauseChannel(runFolderOf(ensemble, run), run.folder),
      onEvent(run, event) {
        const line = json ? null : formatMemberEvent(run, event);
        if (json) printJson({ run: run.folder, event });
        else if (line !== null) print(line);
      },
    });
    report(ensemble, result, flagsAfter(result.pause, flags, model));
  } finally {
    release();
    await ensemble.close();
    await model?.close();
  }
}

function report(
  { folder, ensemble }: EnsembleFolder,
  { pause, completed }: EnsembleResult,
  flags: ClientFlags & PlayFlags,
): void {
  const runs = ensemble.runs.length;
  if (pause !== null) {
    note(
      `${pauseText(pause)}; ${completed.length} of ${counted(runs, "run")} ${runs === 1 ? "is" : "are"} complete\nto continue: ${resumeCommand(folder, flags)}`,
    );
    process.exitCode = exitCodeOfPause(pause.cause);
    return;
  }
  const sentence = `${runs === 1 ? "the run is" : `the ${runs} runs are`} in ${folder}`;
  note(endText(sentence, commandsAbout([shellWord(folder), ...moduleArguments(flags)])));
  if (hasFailures(completed.flatMap(({ summary }) => [summary, summary.answers])))
    process.exitCode = exitCode.someFailed;
}
