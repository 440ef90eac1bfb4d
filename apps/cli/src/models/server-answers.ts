import { llmConfig } from "@concordat/contracts/llm-config";
import type { Command } from "commander";

const probeMs = 2_000;

/** The address that is asked if no option names another. */
export const assumedEndpoint = (): string => llmConfig.parse({}).endpoint;

/** Whether an option names the model, so that a failure to reach it is an error. */
export function namesModel(command: Command): boolean {
  return ["llm", "endpoint", "llmConfig", "record", "cassette"].some(
    (option) => command.getOptionValueSource(option) === "cli",
  );
}

/** Whether a server answers at an address. */
export async function serverAnswers(endpoint: string): Promise<boolean> {
  try {
    await fetch(endpoint, { signal: AbortSignal.timeout(probeMs) });
    return true;
  } catch {
    return false;
  }
}
