import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ChatClient } from "@concordat/llm";
import { modelPolicies } from "@concordat/simulation";
import {
  conductStudy,
  createStudyFolder,
  openStudyFolder,
  readStudy,
  type StudyResult,
} from "@concordat/study";

/** Whether a folder has a study that can be continued, with the messages and the people that it was begun with. */
export function isBegun(folder: string): boolean {
  return existsSync(join(folder, "study.json"));
}

/** Conducts the study of this folder, or continues it; every run, table and report is in `folder`. */
export async function compareMessages(client: ChatClient, folder: string): Promise<StudyResult> {
  const study = isBegun(folder)
    ? await openStudyFolder(folder)
    : await createStudyFolder(folder, await readStudy("study.json"));
  try {
    // No model writes words: the report states what was computed.
    return await conductStudy({ study, model: modelPolicies({ client }), concurrency: 2 });
  } finally {
    await study.close();
  }
}
