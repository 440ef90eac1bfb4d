import type { Command } from "commander";

const text = `
Resuming asks again where a server failed or timed out, and keeps invalid answers of the model. It refuses records that
were edited in the meantime. docs/resuming.md in the repository has all rules.`;

/** Adds to the help of a resuming command which requests are repeated. The text is the same for all commands. */
export function withResumeHelp(command: Command): Command {
  return command.addHelpText("after", text);
}
