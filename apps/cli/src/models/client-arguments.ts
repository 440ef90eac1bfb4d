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

/** Returns the options that name the same model, for a printed command. They are quoted for a shell. */
export function clientArguments(flags: ClientFlags): string[] {
  return clientWords(flags).map(shellWord);
}

/** Returns the options that name the same model, for a process that is started without a shell. */
export function clientWords(flags: ClientFlags): string[] {
  return options.flatMap(([name, flag]) => {
    const value = flags[flag];
    return value === undefined || (flag === "llm" && value === "ollama") ? [] : [name, String(value)];
  });
}
