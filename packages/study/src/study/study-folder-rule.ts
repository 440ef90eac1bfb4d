import { isRecord, type Rule, required } from "@concordat/contracts/options";

/** What takes a study on disk must be given. */
export const studyFolderRule: Rule = required({
  message: "must be a study, as createStudyFolder or openStudyFolder gives it",
  test: (value) =>
    isRecord(value) && typeof value.folder === "string" && isRecord(value.study) && isRecord(value.scenario),
});
