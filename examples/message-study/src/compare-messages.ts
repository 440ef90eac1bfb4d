import type { ChatClient } from "@concordat/llm";
import { modelPolicies } from "@concordat/simulation";
import { conductStudy, createStudyFolder, readStudy, type StudyResult } from "@concordat/study";

/** Conducts the study of this folder; every run, table and report is in `folder`. */
export async function compareMessages(client: ChatClient, folder: string): Promise<StudyResult> {
  const study = await createStudyFolder(folder, await readStudy("study.json"));
  try {
    // No model writes words: the report states what was computed.
    return await conductStudy({ study, model: modelPolicies({ client }), concurrency: 2 });
  } finally {
    await study.close();
  }
}
