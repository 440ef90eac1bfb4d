import type { Command } from "commander";

const text = `
A resumed job asks again what got no answer, because of an outage or a time-out, and keeps what the model answered
badly. Records that were changed since are refused. docs/resuming.md of the repository has the whole rule.`;

/** Adds to the help of a resuming command what is requested again: the same text for all of them. */
export function withResumeHelp(command: Command): Command {
  return command.addHelpText("after", text);
}
