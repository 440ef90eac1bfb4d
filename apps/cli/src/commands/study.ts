import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { type ClientFlags, inputFiles, withClientOptions } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { closing } from "../run/closing.js";
import { withResumeHelp } from "../run/resume-help.js";
import { type Hints, withHints } from "../run/with-hints.js";
import { ownCode } from "../simulate/own-code.js";
import { openModel, type PlayFlags, withRunOptions } from "../simulate/play.js";
import { conduct } from "../study/conduct.js";

type StudyFlags = ClientFlags & PlayFlags & { readonly out?: string };

const hints: Hints = { RUN_EXISTS: "concordat study resume FOLDER continues it" };

export function define(command: Command): void {
  command.enablePositionalOptions();
  withRunOptions(withClientOptions(command))
    .argument("<study>", "what is compared: study/v1")
    .option("--out <folder>", "a folder for the study, new or empty; required")
    .action(begin);
  withRunOptions(withClientOptions(withResumeHelp(command.command("resume"))))
    .description("continue a study where it was stopped")
    .argument("<folder>", "the folder of the study")
    .action(resume);
}

async function begin(file: string, { out, ...flags }: StudyFlags): Promise<void> {
  if (out === undefined)
    throw new CommandError("study needs --out FOLDER: a folder for the study, new or empty");
  const { createStudyFolder, readStudy } = await import("@concordat/study");
  const code = await ownCode(flags);
  const read = await readStudy(file, code);
  const model = await openModel(read.scenario, flags, () => openClient(flags, [file, ...inputFiles(flags)]));
  const study = await withHints(hints, () => createStudyFolder(out, read, code)).catch(closing(model));
  await conduct({ study, flags, model, code });
}

async function resume(folder: string, flags: StudyFlags): Promise<void> {
  const { openStudyFolder } = await import("@concordat/study");
  const code = await ownCode(flags);
  const study = await openStudyFolder(folder, code);
  const open = () => openClient(flags, inputFiles(flags));
  const model = await openModel(study.scenario, flags, open).catch(closing(study));
  await conduct({ study, flags, model, code });
}
