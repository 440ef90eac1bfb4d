import { shellWord } from "@concordat/report-kit/shell-word";
import type { ClientFlags } from "./client-options.js";

/** The options that select the model, in the order of printing. */
const options: readonly (readonly [name: string, flag: keyof ClientFlags])[] = [
  ["--llm", "llm"],
  ["--model", "model"],
  ["--endpoint", "endpoint"],
  ["--llm-config", "llmConfig"],
  ["--temperature", "temperature"],
  ["--timeout", "timeout"],
  ["--cassette", "cassette"],
  ["--record", "record"],
];

/** The arguments with which a printed command asks the same model again. */
export function clientArguments(flags: ClientFlags): string[] {
  return clientWords(flags).map(shellWord);
}

/** The same, for a process that is started without a shell. */
export function clientWords(flags: ClientFlags): string[] {
  return options.flatMap(([name, flag]) => {
    const value = flags[flag];
    return value === undefined || (flag === "llm" && value === "ollama") ? [] : [name, String(value)];
  });
}
