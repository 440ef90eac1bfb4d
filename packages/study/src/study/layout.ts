import { join } from "node:path";
import type { Study, StudyMessage } from "@concordat/contracts/study";

/** The names of files and folders in a study's folder. */
export const studyFiles = {
  claim: "claim.json",
  study: "study.json",
  messages: "messages",
  tables: "tables",
  analysis: "analysis",
  advice: "advice",
  realAnswers: "real-answers.json",
  calibration: "calibration.json",
  calibrationPage: "calibration.html",
  report: "report.json",
  html: "report.html",
} as const;

/** Returns the folder of a message's ensemble, relative to the study's folder. */
export function messageFolder({ name }: Pick<StudyMessage, "name">): string {
  return `${studyFiles.messages}/${name}`;
}

/** Returns the folders of the ensembles of all messages. */
export function ensembleFolders(folder: string, { messages }: Study): string[] {
  return messages.map((message) => join(folder, messageFolder(message)));
}

/** Returns the path of the file with the copilot's run. */
export function adviceFile(folder: string): string {
  return join(folder, studyFiles.advice, "decision.run.json");
}

/**
 * Returns the name of the file with the comparison of two messages. The separator cannot occur in the name of a
 * message.
 */
export function comparisonFile(a: string, b: string): string {
  return `comparison-${a}_${b}.json`;
}

const comparisonName = /^comparison-[a-z0-9-]+_[a-z0-9-]+\.json$/;

/** Whether a study writes a file of this name to its folder. */
export function isOwnName(name: string): boolean {
  const files: readonly string[] = [
    studyFiles.study,
    studyFiles.realAnswers,
    studyFiles.calibration,
    studyFiles.calibrationPage,
    studyFiles.report,
    studyFiles.html,
  ];
  return files.includes(name) || comparisonName.test(name);
}
