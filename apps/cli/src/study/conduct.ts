import { join } from "node:path";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import type { ScenarioCode } from "@concordat/simulation";
import type { StudyFolder, StudyRealAnswers, StudyResult } from "@concordat/study";
import { pauseChannel } from "../control/pause-channel.js";
import { exitCode, exitCodeOfPause } from "../exit-code.js";
import { type ClientFlags, recordings } from "../models/client-options.js";
import type { OpenModel } from "../models/open-model.js";
import { hasFailures, pauseText } from "../run/report-end.js";
import { flagsAfter, limitsOf, type PlayFlags, pauseOf, resumeCommand } from "../simulate/play.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, print, printJson } from "../terminal/output.js";

/** A study to be conducted. */
export interface ConductedStudy {
  readonly study: StudyFolder;
  readonly flags: ClientFlags & PlayFlags;
  /** The model; `null` if rules decide for all agents. */
  readonly model: OpenModel | null;
  readonly code: ScenarioCode;
  /**
   * The real answers that the user named; `null` if none are named. A resumed study may have stored some in its folder.
   */
  readonly real: StudyRealAnswers | null;
}

/**
 * Conducts a study from its current state, and sets the exit code according to its result. Closes the study and the
 * model.
 */
export async function conduct({ study, flags, model, code, real }: ConductedStudy): Promise<void> {
  const { conductStudy, studyCost } = await import("@concordat/study");
  const { asData, studyCostLine, studyEventLine } = await import("./study-lines.js");
  const { json = false, concurrency } = flags;
  const { signal, release } = interruptSignal();
  try {
    const cost = await studyCost(study, code);
    if (json) printJson({ type: "planned", ...asData(cost) });
    else print(studyCostLine(study, cost, model?.policies.identity.id ?? null));
    const result = await conductStudy({
      study,
      ...code,
      ...(model === null ? {} : { model: model.policies, words: wordsOf(model, flags) }),
      ...(real === null ? {} : { real }),
      concurrency,
      limits: limitsOf(flags),
      signal,
      openHold: ({ folder, message, run }) => pauseChannel(folder, `${message}, ${run.folder}`),
      onEvent(event) {
        const line = json ? null : studyEventLine(event);
        if (json) printJson(event);
        else if (line !== null) print(line);
      },
    });
    report(result, study.folder, flagsAfter(pauseOf(result), flags, model));
  } finally {
    release();
    await study.close();
    await model?.close();
  }
}

function wordsOf({ opened: { client, settings } }: OpenModel, flags: ClientFlags) {
  return { client, ...settings, recordings: recordings(flags) };
}

function report(result: StudyResult, folder: string, flags: ClientFlags & PlayFlags): void {
  if (result.state === "paused") {
    const { step, pause } = result;
    note(
      `${pauseText(pause)}; the study stopped at the step "${step}"\nto continue: ${resumeCommand(folder, flags, "study")}`,
    );
    process.exitCode = exitCodeOfPause(pause.cause);
    return;
  }
  const { report: made, figures } = result;
  if (flags.json === true) printJson({ type: "completed", report: made });
  else if (made.people === undefined) print(`about agents only: ${made.answer.sentence}`);
  else
    print(
      [
        made.people.sentence,
        ...(made.people.plans ?? []).map(onOneLine),
        `agents alone: ${made.answer.sentence}`,
      ].join("\n"),
    );
  note(`the report is in ${join(folder, "report.html")}`);
  if (hasFailures([...made.messages, ...figures.questions.flatMap(({ asked }) => asked)]))
    process.exitCode = exitCode.someFailed;
}
