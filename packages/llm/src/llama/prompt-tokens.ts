import type { ChatHistoryItem, ChatWrapper, LlamaModel, Token } from "node-llama-cpp";
import type { ChatMessage } from "../chat/index.js";
import { textOf } from "../chat/message-parts.js";

/**
 * Returns the tokens of a conversation in the model's own chat template. The contents of messages are tokenized as
 * plain text, so that they cannot contain special tokens.
 * @param prefill the beginning of the answer
 */
export function promptTokens(
  { template, model }: { readonly template: ChatWrapper; readonly model: LlamaModel },
  messages: readonly ChatMessage[],
  prefill = "",
): Token[] {
  const history = [...messages.map(asHistoryItem), asHistoryItem({ role: "assistant", content: prefill })];
  const { contextText } = template.generateContextState({ chatHistory: history });
  return contextText.tokenize(model.tokenizer);
}

function asHistoryItem(message: ChatMessage): ChatHistoryItem {
  const { role } = message;
  const text = textOf(message);
  if (role === "assistant") return { type: "model", response: text === "" ? [] : [text] };
  return { type: role, text };
}
