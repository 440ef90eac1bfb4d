import { omitUndefined } from "@concordat/contracts/options";
import type { ReadStudy, StudyRealAnswers } from "@concordat/study";
import type { Command } from "commander";
import {
  aboutOf,
  chosenOf,
  columnsOf,
  designOf,
  parseHalfWidths,
  type RealFlags,
  withRealOptions,
} from "../calibrate/real-flags.js";
import { withAnswersErrors } from "../calibrate/with-answers-errors.js";
import { CommandError } from "../command-error.js";
import { type ClientFlags, inputFiles, withClientOptions } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { openModel } from "../models/open-model.js";
import { closing } from "../run/closing.js";
import { withResumeHelp } from "../run/resume-help.js";
import { type OptionHints, withHints } from "../run/with-hints.js";
import { noteBareNumbers } from "../simulate/note-scenario.js";
import { ownCode } from "../simulate/own-code.js";
import { type PlayFlags, withRunOptions } from "../simulate/play.js";
import { conduct } from "../study/conduct.js";

type StudyFlags = ClientFlags & PlayFlags & RealFlags & { readonly out?: string };

const described = {
  real: "a CSV with what people of the audience really answered about each message: the report is then about people",
  messageColumn: "its column with the name of the message; message by default",
  people: "a CSV with a row for each person of the audience: for --weight and --answered column:NAME",
};

const hints: OptionHints = { RUN_EXISTS: "concordat study resume FOLDER continues it" };

export function define(command: Command): void {
  command.enablePositionalOptions();
  withRealOptions(withRunOptions(withClientOptions(command)), described)
    .argument("<study>", "study file (study/v1)")
    .option("--out <folder>", "new or empty folder for the study (required)")
    .action(begin);
  withRealOptions(withRunOptions(withClientOptions(withResumeHelp(command.command("resume")))), described)
    .description("continue an interrupted study")
    .argument("<folder>", "folder of the study")
    .action(resume);
}

async function begin(file: string, { out, ...flags }: StudyFlags): Promise<void> {
  if (out === undefined)
    throw new CommandError("study needs --out FOLDER: a folder for the study, new or empty");
  const { createStudyFolder, readStudy } = await import("@concordat/study");
  const code = await ownCode(flags);
  const read = await readStudy(file, code);
  const real = await realOf(read, flags);
  await noteBareNumbers(read.scenario);
  const model = await openModel(read.scenario, flags, () => openClient(flags, [file, ...inputFiles(flags)]));
  const study = await withHints(hints, () => createStudyFolder(out, read, code)).catch(closing(model));
  await conduct({ study, flags, model, code, real });
}

async function resume(folder: string, flags: StudyFlags): Promise<void> {
  const { openStudyFolder } = await import("@concordat/study");
  const code = await ownCode(flags);
  const study = await openStudyFolder(folder, code);
  const real = await realOf(study, flags).catch(closing(study));
  const open = () => openClient(flags, inputFiles(flags));
  const model = await openModel(study.scenario, flags, open).catch(closing(study));
  await conduct({ study, flags, model, code, real });
}

/** Reads the real answers. Returns `null` if no file is named. A resumed study may have stored them in its folder. */
async function realOf(
  study: Pick<ReadStudy, "study" | "scenario">,
  flags: RealFlags,
): Promise<StudyRealAnswers | null> {
  const { real, id, column, missing, codebook, messageColumn, people, weight, answered, about, primary } =
    flags;
  if (real === undefined) return null;
  const { readRealAnswers } = await import("@concordat/study");
  const plan = parseHalfWidths(flags.plan);
  return withAnswersErrors(() =>
    readRealAnswers({
      ...{ study, file: real, id, missing, columns: columnsOf(column), chosen: chosenOf(answered) },
      ...omitUndefined({ about: aboutOf(about), ...designOf(flags) }),
      ...omitUndefined({ messageColumn, people, weight, primary, plan, codebook }),
    }),
  );
}
