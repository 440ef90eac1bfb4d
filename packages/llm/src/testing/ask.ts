import { agentDecision } from "@concordat/contracts/agent-decision";
import type { ChatChunk } from "../chat/index.js";
import { type GenerateOptions, generateObject } from "../generate/index.js";
import { createScriptedClient, type ScriptedAnswer } from "../scripted/index.js";

export const like = '{"reason":"Lovely crumb.","choice":"LIKE"}';
export const blank = '{"reason":"I know this.","choice":"REPLY","content":" "}';
export const messages = [{ role: "user", content: "What do you do with this post?" }] as const;
export const usage = { promptTokens: 10, completionTokens: 5 };
/** An answer that ran out of tokens. */
export const cut: readonly ChatChunk[] = [
  { type: "text", text: '{"reason":"Lov' },
  { type: "finish", finishReason: "length", usage },
];

/** Asks a scripted client for a decision. Waits are as short as they may be. */
export function ask(
  answers: readonly ScriptedAnswer[],
  options: Partial<Omit<GenerateOptions<never>, "prompt">> = {},
) {
  const client = createScriptedClient(answers);
  const outcome = generateObject({ client, contract: agentDecision, messages, random: () => 0, ...options });
  return { client, outcome };
}
