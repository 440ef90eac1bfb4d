import { agentDecision } from "@concordat/contracts/agent-decision";
import { parseText } from "@concordat/parser";

/** What a page shows of a text that a model wrote. */
export function shown(text: string): string {
  const result = parseText(text, agentDecision);
  return result.state === "valid" ? `${result.value.choice}: ${result.value.reason}` : "no decision";
}
