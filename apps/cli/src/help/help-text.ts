import type { Command } from "commander";
import { homepage } from "../version.js";
import { examples } from "./examples.js";

/** The environment variables of commands that ask a model. */
const environment = `Environment:
  OPENAI_API_KEY           the key for --llm openai; none is sent without it
  CONCORDAT_MODEL          the GGUF file that --llm llama runs without --model
  HTTPS_PROXY, HTTP_PROXY  the proxy to reach a server through
  NO_PROXY                 servers that are reached without it`;

/** Links at the end of the general help. */
const learnMore = `Learn more:
  concordat COMMAND --help  the options of a command, with examples
  concordat doctor          what is missing on this machine
  ${
    homepage === null
      ? "npx -y pnpm@10 docs       guides and reference, served from a clone of the repository"
      : `${homepage}  guides and reference`
  }

Exit codes: 0 done, 1 some answer failed or something was found, 2 wrong usage or input, 3 no model reached, 4 paused at a limit,
5 another process works there, 6 verified, but parts are missing, 130 interrupted.`;

/** The end of every command's help: the environment if it applies, examples, and links. */
export function endOfHelp(command: Command): string {
  const asksModel = command.options.some(({ long }) => long === "--llm");
  const shown = examples[pathOf(command)] ?? [];
  const parts = [
    ...(asksModel ? [environment] : []),
    ...(shown.length === 0 ? [] : [["Examples:", ...shown.map((line) => `  ${line}`)].join("\n")]),
    ...(command.parent === null
      ? [learnMore]
      : homepage === null
        ? []
        : [`Guides and reference: ${homepage}`]),
  ];
  return parts.map((part) => `\n${part}`).join("\n");
}

/** The names that lead to a command, without the program's: `simulate fork`. */
function pathOf(command: Command): string {
  const { parent } = command;
  return parent === null ? "" : `${pathOf(parent)} ${command.name()}`.trim();
}
