import { join } from "node:path";
import { readOwnFile } from "@concordat/files";
import { StudyError } from "../error/study-error.js";
import { studyFiles } from "../study/layout.js";
import type { StudyFolder } from "../study/study-folder.js";
import { realAnswersRule, type StudyRealAnswers } from "./real-answers-of-study.js";

/** Stores real answers in the folder of a study, so that the study can be resumed without passing them again. */
export async function storeRealAnswers({ files }: StudyFolder, real: StudyRealAnswers): Promise<void> {
  await files.write(studyFiles.realAnswers, `${JSON.stringify(real, null, 2)}\n`);
}

/**
 * Returns the real answers with which a study was last conducted; `null` if there are none.
 * @throws {StudyError} DAMAGED when the file does not contain real answers
 */
export async function storedRealAnswers({ folder }: StudyFolder): Promise<StudyRealAnswers | null> {
  const file = join(folder, studyFiles.realAnswers);
  const bytes = await readOwnFile(file);
  if (bytes === null) return null;
  const value = parsed(bytes);
  if (!isRealAnswers(value))
    throw new StudyError(
      "DAMAGED",
      `${file} does not contain the real answers that were stored in it; resume the study with the answers (--real), or remove the file`,
    );
  return value;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function isRealAnswers(value: unknown): value is StudyRealAnswers {
  return realAnswersRule.test(value);
}
