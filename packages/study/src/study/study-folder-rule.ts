import { isRecord, type Rule, required } from "@concordat/contracts/options";

/** The rule for a study's folder that is passed as an argument. */
export const studyFolderRule: Rule = required({
  message: "must be a study, as createStudyFolder or openStudyFolder gives it",
  test: (value) =>
    isRecord(value) && typeof value.folder === "string" && isRecord(value.study) && isRecord(value.scenario),
});
