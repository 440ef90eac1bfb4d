import { counted } from "@concordat/contracts/options";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import type { LoadedScenario } from "@concordat/simulation";
import { CommandError } from "../command-error.js";

/** Maximum number of agents in the message of a command that names none. */
const maxListed = 12;

/**
 * Returns the agent that `--agent` names.
 * @param todo what the command does with the agent, such as `"show"`
 * @param otherwise advice if no particular agent is wanted, as a separate line
 * @throws {CommandError} when no agent is named; the message lists the agents
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
