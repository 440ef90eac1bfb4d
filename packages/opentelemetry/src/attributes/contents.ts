import type { ChatMessage } from "@concordat/llm";

/** Formats messages for `gen_ai.input.messages`. Pictures and documents are only mentioned. */
export function inputMessages(messages: readonly ChatMessage[]): string {
  return JSON.stringify(
    messages.map(({ role, content, parts = [] }) => ({
      role,
      parts: [
        { type: "text", content },
        ...parts.map((part) =>
          part.type === "text"
            ? { type: "text", content: part.text }
            : { type: part.type, mime_type: part.mediaType, content: null },
        ),
      ],
    })),
  );
}

/** Formats an answer for `gen_ai.output.messages`. */
export function outputMessages(text: string, thinking: string, finishReason: string): string {
  const parts = [
    ...(thinking === "" ? [] : [{ type: "reasoning", content: thinking }]),
    { type: "text", content: text },
  ];
  return JSON.stringify([{ role: "assistant", parts, finish_reason: finishReason }]);
}
