import type { Command } from "commander";
import { colours } from "../terminal/colours.js";
import { homepage } from "../version.js";
import { examples } from "./examples.js";

/** The environment variables of commands that ask a model. */
const environment = `${styleTitle("Environment:")}
  OPENAI_API_KEY           API key for --llm openai; without it, none is sent
  CONCORDAT_MODEL          GGUF file for --llm llama without --model
  HTTPS_PROXY, HTTP_PROXY  proxy for requests to servers
  NO_PROXY                 servers to reach without the proxy`;

/** Links at the end of the general help. */
const learnMore = `${styleTitle("Learn more:")}
  concordat COMMAND --help  options of a command, with examples
  concordat doctor          check what is missing on this machine
  ${
    homepage === null
      ? "npx -y pnpm@10 run docs   guides and reference, served from a clone of the repository"
      : `${homepage}  guides and reference`
  }

${styleTitle("Exit codes:")} 0 success, 1 an answer failed or a check found something, 2 wrong usage or input, 3 model not reachable,
4 paused at a limit, 5 in use by another process, 6 verified, but incomplete, 130 interrupted.`;

/** Returns the end of every command's help: environment variables if any apply, examples, and links. */
export function endOfHelp(command: Command): string {
  const asksModel = command.options.some(({ long }) => long === "--llm");
  const shown = examples[pathOf(command)] ?? [];
  const parts = [
    ...(asksModel ? [environment] : []),
    ...(shown.length === 0
      ? []
      : [[styleTitle("Examples:"), ...shown.map((line) => `  ${line}`)].join("\n")]),
    ...(command.parent === null
      ? [learnMore]
      : homepage === null
        ? []
        : [`Guides and reference: ${homepage}`]),
  ];
  return parts.map((part) => `\n${part}`).join("\n");
}

/** Returns the heading of a part of the help: bold on a terminal. */
export function styleTitle(title: string): string {
  return colours.out.bold(title);
}

/** Returns the summary of a command, which lists show as a phrase, as the sentence that begins its help. */
export function asSentence(summary: string): string {
  const begun = `${summary.slice(0, 1).toUpperCase()}${summary.slice(1)}`;
  return summary === "" || /[.!?]$/.test(summary) ? begun : `${begun}.`;
}

/** Returns the full name of a command without the program's name, such as `simulate fork`. */
function pathOf(command: Command): string {
  const { parent } = command;
  return parent === null ? "" : `${pathOf(parent)} ${command.name()}`.trim();
}
