import { installLlama } from "../../models/install-llama.js";
import type { Finding } from "../finding.js";

const name = "node-llama-cpp";

/** Whether models can run in this process. */
export async function checkLlama(): Promise<Finding> {
  try {
    const { getLlama } = await import("node-llama-cpp");
    const llama = await getLlama({ build: "never", gpu: false, progressLogs: false });
    await llama.dispose();
    return { name, state: "found", detail: "its program for this machine runs", advice: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const absent = error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";
    return {
      name,
      state: absent ? "absent" : "broken",
      detail: absent ? "is not installed" : message,
      advice: `for concordat demo and --llm llama: ${installLlama()}`,
    };
  }
}
