import { dirname } from "node:path";
import type { DecisionRun } from "@concordat/contracts/decision-run";
import { omitUndefined } from "@concordat/contracts/options";
import type { StudyAnswer, StudyFact } from "@concordat/contracts/study-report";
import {
  contextOf,
  decisionIdentity,
  isFinished,
  newRun,
  openRunFile,
  paragraphsOf,
  readRun,
  runDecision,
} from "@concordat/copilot";
import { makeFolder } from "@concordat/files";
import type { Pause } from "@concordat/simulation";
import { askedOf } from "../report/candidate.js";
import type { AskModel } from "../step/ask-model.js";
import { cachedStep } from "../step/cached-step.js";
import { pauseFor, pausing, StepPaused } from "../step/pausing-step.js";
import { exists } from "../study/exists.js";
import { adviceFile, studyFiles } from "../study/layout.js";
import type { StudyFolder } from "../study/study-folder.js";

/** The input of the copilot. */
export interface Briefing {
  readonly study: StudyFolder;
  readonly answer: StudyAnswer;
  readonly facts: readonly StudyFact[];
}

/**
 * Asks the copilot to weigh the computed results, or resumes a run of the copilot.
 * @throws {StepPaused} when the model is unavailable, a limit is reached, or the study was stopped
 * @throws {FilesError} when the file of the run does not belong to this study
 */
export async function askCopilot(
  briefing: Briefing,
  { client, temperature, timeoutMs, recordings = [], signal }: AskModel,
  onStep: (name: string) => void,
): Promise<DecisionRun> {
  const { study, facts } = briefing;
  const file = adviceFile(study.folder);
  await makeFolder(dirname(file));
  const settings = {
    ...omitUndefined({ temperature, timeoutMs }),
  };
  const context = facts.map(({ text }) => ({ file: null, text }));
  const fresh = newRun({
    question: askedOf({ ...study.study, answer: briefing.answer }),
    context: contextOf([
      { file: null, text: [briefing.answer.sentence, ...facts.map(({ text }) => text)].join("\n\n") },
    ]),
    sources: paragraphsOf(context),
    seed: study.scenario.scenario.seed,
    model: client.id,
  });
  const identity = decisionIdentity(fresh, { ...settings, form: client.form });
  const held = await cachedStep(study.folder, [studyFiles.advice], () =>
    openRunFile(file, { identity, existing: "resume", recordings }),
  );
  try {
    const start = (await exists(file)) ? await readRun(file) : fresh;
    if (isFinished(start) && failureOf(start) === null) return start;
    const run = await pausing(() =>
      runDecision(start, {
        client,
        ...settings,
        ...omitUndefined({ signal }),
        save: (one) => held.save(one),
        onStep: ({ name, state }) => {
          if (state === "running") onStep(name);
        },
      }),
    );
    if (!isFinished(run))
      throw new StepPaused({ cause: "interrupted", code: "ABORTED", message: "the study was stopped" });
    const failure = failureOf(run);
    if (failure !== null) throw new StepPaused(failure);
    return run;
  } finally {
    await held.close();
  }
}

/**
 * Returns a pause if a run of the copilot failed for a reason that would also affect all further requests; otherwise
 * `null`.
 */
function failureOf({ specialists, synthesis }: DecisionRun): Pause | null {
  for (const part of [...specialists, synthesis]) {
    const pause = part.state === "failed" ? pauseFor(part.error.code, part.error.message) : null;
    if (pause !== null) return pause;
  }
  return null;
}
