import { counted } from "@concordat/contracts/options";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import type { LoadedScenario } from "@concordat/simulation";
import { CommandError } from "../command-error.js";

/** Maximum number of agents in the message of a command that names none. */
const maxListed = 12;

/**
 * The agent that `--agent` names.
 * @param todo what is done with one agent, such as `"show"`
 * @param otherwise what helps where nobody in particular is meant; a line of its own
 * @throws {CommandError} when no agent is named, with those that can be
 */
export function namedAgent(
  agent: string | undefined,
  audience: LoadedScenario["audience"],
  todo: string,
  otherwise = "",
): string {
  if (agent !== undefined) return agent;
  const first = Array.from({ length: Math.min(audience.size, maxListed) }, (_, index) => audience.id(index));
  const more = audience.size > maxListed ? ", …" : "";
  throw new CommandError(
    `${todo} one agent with --agent ID; the run has ${counted(audience.size, "agent")}: ${first.map(onOneLine).join(", ")}${more}` +
      (otherwise === "" ? "" : `\n${otherwise}`),
  );
}
